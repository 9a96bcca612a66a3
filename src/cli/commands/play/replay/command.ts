/** `rulewright play replay`: plays a recorded game again, and judges it. @module */
import type { Command } from 'commander'
import type { Session } from '../../../program/command-context.js'
import { commandAt } from '../../../program/command-tree.js'
import { addHelp } from '../../../program/help-layout.js'
import type { ReplayFlags } from './run.js'

const HELP = {
  does: 'Check a recorded game.',
  shows: 'You see its last position, or the choice that breaks a rule (exit code 1).',
  examples: ['rulewright play rcw --seats others=random --save game.jsonl', 'rulewright play replay game.jsonl'],
}

/** Adds the command `play replay`. */
export function replayCommand(program: Command, session: Session): void {
  addHelp(commandAt(program, 'play replay'), HELP)
    .argument('<play>', 'a play file of "play --save"; - for stdin')
    .option('--to <number>', 'check only this many choices')
    .option('--seat <name>', 'show only what this seat may know')
    .option('--json', 'print JSON')
    .action(async (path: string, flags: ReplayFlags) => (await import('./run.js')).replayFile(path, flags, session))
}
