/** `rulewright ask`: who must decide what in a position, and why other things are refused. @module */
import type { Command } from 'commander'
import { readingOption } from '../../options/question-readings.js'
import type { Session } from '../../program/command-context.js'
import { ADVANCED, addHelp } from '../../program/help-layout.js'
import type { AskFlags } from './run.js'

const HELP = {
  does: 'Answer a question about the rules, or list the legal options.',
  shows:
    'You see yes, no or a number, the clauses behind it, and open questions that could change it. Exit code 1: not allowed. 2: not understood.',
  examples: ['rulewright ask abb "how many Cells are in Viipuri?"'],
}

/** Adds the command `ask`. */
export function askCommand(program: Command, session: Session): void {
  addHelp(program.command('ask'), HELP)
    .argument('[place...]', 'book, then a sentence or procedure; or a file (- for stdin)')
    .option('--refused', 'also show the refused options, with the clauses')
    .option('--asides', 'also show the free actions')
    .option('--totals', 'also show the measures of the position')
    .option('--lines', 'also show the file and line of each clause')
    .option('--seat <name>', 'show only what this seat may know')
    .addOption(readingOption())
    .option('--json', 'print JSON')
    .optionsGroup(ADVANCED)
    .option('--go', 'continue from there, choice by choice')
    .option('--example <name>', 'ask in this example of the file')
    .option('--after <number>', 'ask after this many choices of the file')
    .option('--from <base>', 'starting position of the procedure: a name or a file')
    .option('--seed <number>', 'seed of dice and cards when you press Enter')
    .option('--as-example', 'print the sentence as an example file')
    .action(async (words: readonly string[], flags: AskFlags) =>
      (await import('./arguments.js')).askWords(words, flags, session),
    )
}
