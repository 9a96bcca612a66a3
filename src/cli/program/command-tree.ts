/** The commands of the program as a tree: where each stands, and the names that some had before. @module */
import type { Command } from 'commander'
import { addHelp } from './help-layout.js'

/** The commands that have others below them. */
const PARENTS: ReadonlySet<string> = new Set(['play', 'find', 'audit', 'questions', 'diff', 'conform', 'export'])

/** The help of the one command that does nothing by itself. */
const FIND = {
  does: 'Find clauses, tables, procedures, measures or offers of a book.',
  shows: 'You see the best matches, with the ids to cite.',
  examples: ['rulewright find clauses abb rally cost'],
}

/** Former names of commands. They go on working, and are in no help. */
export const FORMER: ReadonlyMap<string, string> = new Map([
  ['replay', 'play replay'],
  ['playouts', 'play random'],
  ['books', 'find books'],
  ['clauses', 'find clauses'],
  ['tables', 'find tables'],
  ['procedures', 'find procedures'],
  ['measures', 'find measures'],
  ['offers', 'find offers'],
  ['clarify', 'audit draft'],
  ['readings', 'questions'],
  ['rule', 'questions settle'],
  ['changes', 'diff'],
  ['diff-behaviour', 'diff behaviour'],
  ['vectors', 'conform cases'],
  ['adapter', 'conform serve'],
  ['census', 'conform count'],
  ['mutants', 'conform mutants'],
  ['schema', 'export schema'],
])

/** Options of the program, which may stand anywhere in a command line; some take a word. */
const ANYWHERE = ['--quiet', '--component']
const TAKES_WORD = ['--component']

/** Adds a command at its place, such as `play replay`; one that is there already is returned. */
export function commandAt(program: Command, path: string): Command {
  return path
    .split(' ')
    .reduce((parent, name) => parent.commands.find((one) => one.name() === name) ?? added(parent, name), program)
}

function added(parent: Command, name: string): Command {
  const command = parent.command(name)
  // Options stand behind the command that has them, so that a command and one below it may both have `--json`.
  parent.enablePositionalOptions()
  if (parent.parent === null && PARENTS.has(name)) command.enablePositionalOptions().helpCommand(false)
  return parent.parent === null && name === 'find' ? addHelp(command, FIND) : command
}

/** Returns a command line as it is parsed: options of the program first, and the present names of commands. */
export function normalizeWords(argv: readonly string[]): readonly string[] {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length
  const isFirst = argv.map((word, at) => at < end && (isAnywhere(word) || TAKES_WORD.includes(argv[at - 1] ?? '')))
  return [...argv.filter((_, at) => isFirst[at]), ...withPresentNames(argv.filter((_, at) => !isFirst[at]))]
}

const isAnywhere = (word: string): boolean =>
  ANYWHERE.some((option) => word === option || word.startsWith(`${option}=`))

/** Returns a command line with the present names of commands in place of former ones. */
export function withPresentNames(argv: readonly string[]): readonly string[] {
  const at = firstWord(argv)
  const word = argv[at]
  // Only so is help found for a command below another.
  if (word === 'help' && argv.length > at + 1)
    return [...argv.slice(0, at), ...withPresentNames(argv.slice(at + 1)), '--help']
  const path = FORMER.get(word ?? '')
  return path === undefined ? argv : [...argv.slice(0, at), ...path.split(' '), ...argv.slice(at + 1)]
}

/** The place of the first word that is neither an option nor its value; after the end where there is none. */
function firstWord(argv: readonly string[]): number {
  const at = argv.findIndex((word, index) => !word.startsWith('-') && !TAKES_WORD.includes(argv[index - 1] ?? ''))
  return at < 0 ? argv.length : at
}

/** Returns the words of a command line that are no options, the command first. */
export const commandWords = (argv: readonly string[]): readonly string[] =>
  argv.slice(firstWord(argv)).filter((word) => !word.startsWith('-'))
