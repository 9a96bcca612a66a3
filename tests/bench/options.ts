/** The command line of the bench. @module */
import { join } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'

/** The measurements to make, and their number. */
export interface Settings {
  readonly rounds: number
  /** The number of games in a round. */
  readonly games: number
  /** The number of games of each book to compare. */
  readonly same: number
  readonly only: string
  readonly base: string
  readonly cache: string
  readonly json: boolean
}

const HELP = `
Two builds take turns, each in a process of its own: a commit ("before") and the present one ("now"). All figures are
time of the processor, never of the clock; ratios are medians of the ratios of the rounds, with their least and greatest.

It ends with 1 where options or positions of the two builds differ. "npm run bench -- --help" passes options on.

Examples:
  npm run bench -- --only front-line
  npm run bench -- --only behaviour --same 200
  npm run bench -- --only exploration --rounds 9
  npm run bench -- --base HEAD~1 --json`

/** Reads a whole number, not below the least that makes sense. */
function wholeFrom(least: number): (text: string) => number {
  return (text) => {
    if (/^\d{1,6}$/.test(text) && Number(text) >= least) return Number(text)
    throw new InvalidArgumentError(`Expected a whole number from ${least} to 999999.`)
  }
}

/** Reads the command line. */
export function settingsFrom(args: readonly string[], root: string): Settings {
  const program = new Command('npm run bench --')
    .description('measure how fast rules run, beside an earlier commit, and whether both behave alike')
    .option('--rounds <number>', 'how many rounds', wholeFrom(1), 5)
    .option('--games <number>', 'how many games are played in a round', wholeFrom(1), 8)
    .option('--same <number>', 'how many games of each book are compared; 0 for none', wholeFrom(0), 50)
    .option('--only <text>', 'measure only what has this text in its title', '')
    .option('--base <commit>', 'the commit beside which the present build is measured', '21407f8')
    .option(
      '--cache <folder>',
      'where builds of commits are kept',
      join(root, 'node_modules', '.cache', 'rulewright-bench'),
    )
    .option('--json', 'print JSON', false)
    .addHelpText('after', HELP)
  return program.parse([...args], { from: 'user' }).opts<Settings>()
}
