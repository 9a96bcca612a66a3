/** `rulewright completion`: what a shell needs to complete what is typed. @module */
import { Argument, type Command } from 'commander'
import type { Session } from '../session.js'
import { SHELLS } from '../text/shells.js'

const HELP = `
Examples:
  source <(rulewright completion bash)                   in ~/.bashrc
  source <(rulewright completion zsh)                    in ~/.zshrc, behind compinit
  rulewright completion fish > ~/.config/fish/completions/rulewright.fish`

/** Adds the command `completion`, and the hidden one that its scripts call. */
export function completionCommand(program: Command, session: Session): void {
  program
    .command('completion')
    .description('print a script by which a shell completes commands, options, books, clauses and questions')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(SHELLS)))
    .addHelpText('after', HELP)
    .action((shell: keyof typeof SHELLS) => session.io.out(SHELLS[shell]))
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: readonly string[]) => {
      const { completed } = await import('./completion.js')
      session.io.out((await completed(program, session.library, words)).map((line) => `${line}\n`).join(''))
    })
}
