/** `rulewright completion`: what a shell needs to complete what is typed. @module */
import { Argument, type Command } from 'commander'
import type { Session } from '../../program/command-context.js'
import { addHelp } from '../../program/help-layout.js'
import { SHELLS } from '../../text/completion-scripts.js'

const HELP = {
  does: 'Print a completion script for bash, zsh or fish.',
  shows: 'Write it to the start-up file of your shell. In zsh, put it after compinit.',
  examples: ['rulewright completion bash >> ~/.bashrc'],
}

/** Adds the command `completion`, and the hidden one that its scripts call. */
export function completionCommand(program: Command, session: Session): void {
  addHelp(program.command('completion'), HELP)
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(SHELLS)))
    .action((shell: keyof typeof SHELLS) => session.io.out(SHELLS[shell]))
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: readonly string[]) => {
      const { completeWords: completed } = await import('./run.js')
      session.io.out((await completed(program, session.library, words)).map((line) => `${line}\n`).join(''))
    })
}
