/** `rulewright ask`: who must decide what in a position, and why other things are refused. @module */
import type { Command } from 'commander'
import { readingOption } from '../reading-option.js'
import type { Session } from '../session.js'
import type { Flags } from './ask.js'

const HELP = `
A book alone asks where its game begins, and a procedure behind it where that begins: at a terminal it goes on from there,
choice by choice. --go goes on from a file, too, and reads choices that are piped in, a line each.

A position file holds what --json prints, or "given" as an example has it; "when" may name choices that lead on from
there. What nobody names is declined where it can be; the answer lists every choice that was made. docs/examples.md tells more.

Words instead of a file, or behind it, say in a sentence what you want to do or to know. What was understood is told, and so
is what was not; where two meanings are as good, both are listed as sentences that say which. The sentence is asked in the
position of the file, else in the games that the book names, its Setup first. It ends with 0 where it may be done or what was
asked is told, with 1 where it may not be done, and with 2 where that cannot be told: some of it was not understood, or clauses
stand where a yes or a no was asked for.

Examples:
  rulewright ask abb "WHO does WHAT, WHERE"
  rulewright ask abb position.yaml "how much does WHAT cost" --as-example
  rulewright ask position.yaml
  rulewright ask position.json --refused
  rulewright ask position.json --totals
  rulewright ask position.json --seat Red
  rulewright ask position.yaml --json | rulewright ask -
  rulewright ask abb
  rulewright ask abb event card
  rulewright ask example.yaml --example NAME --after 3
  rulewright ask game.jsonl --go
  rulewright ask abb position.yaml`

/** Adds the command `ask`. */
export function askCommand(program: Command, session: Session): void {
  program
    .command('ask')
    .description('tell who must decide what in a position, and every option')
    .argument(
      '[place...]',
      'a file with a position or an example, YAML or JSON, or a game that was kept; - reads what is piped in; before it the ' +
        'book, where the file names none; or a book alone, or with one of its procedures; behind it all, or instead of a ' +
        'file, a sentence',
    )
    .option('--refused', 'show also what is refused, and by which clauses')
    .option('--asides', 'show also the rights that may be used at any time')
    .option('--totals', 'show also what the measures of the book come to')
    .option('--as-example', 'print what a sentence was understood as, as an example file')
    .option('--go', 'go on from there, choice by choice')
    .option('--example <name>', 'ask in the example of this name')
    .option('--after <number>', 'ask after so many of the choices that the file names')
    .option(
      '--from <base>',
      'the base in which the procedure begins: a name that the book gives it, or a position file',
    )
    .option('--seed <number>', 'the seed by which chance decides where Enter is pressed')
    .addOption(readingOption())
    .option('--seat <name>', 'tell only what a seat may know')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action(async (words: readonly string[], flags: Flags) =>
      (await import('./ask-words.js')).askWords(words, flags, session),
    )
}
