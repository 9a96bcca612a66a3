/** Help in groups: what a command is for, and how the program ends. @module */
import type { Command } from 'commander'

/** The commands by what they are for. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Ask and play:': ['ask', 'explain', 'play', 'replay', 'playouts'],
  'Find:': ['books', 'clauses', 'tables', 'procedures', 'measures', 'offers', 'publish'],
  'Audit:': ['verify', 'audit', 'diff-behaviour', 'readings'],
  'Edit:': ['clarify', 'rule', 'changes'],
  'Conformance:': ['vectors', 'conform', 'adapter', 'census', 'mutants'],
  'Write:': ['new', 'trust'],
  'Tools:': ['worker', 'export', 'schema', 'completion', 'help'],
}

const ENDS = `
Exit codes:
  0    everything is as it should be
  1    a check failed: an example, a gate, a choice, a case
  2    what was asked for cannot be read, understood or written
  70   the program, or a book, is at fault
  130  it was interrupted, by Ctrl-C or by a signal that ends programs

With --json an error is one line of JSON: {"error": {"code": 2, "lines": [...]}}.

RULEWRIGHT_BOOK and RULEWRIGHT_READINGS (question=reading, with commas between), or a file rulewright.json in the folder from which it is called ({"book": ..., "readings": {...}}), say which book is meant where none is named, and how games begin.

NO_COLOR=1 leaves out colours. Lines are as wide as the terminal, or as COLUMNS says; what is piped on, and what is for programs, is not wrapped. How far long work is, a bar tells in a terminal and lines on standard error elsewhere; with --quiet nothing does.`

/** Puts the commands of a program into their groups. */
export function inGroups(program: Command): void {
  for (const [group, names] of Object.entries(GROUPS))
    for (const command of program.commands) if (names.includes(command.name())) command.helpGroup(group)
  program.addHelpText('after', ENDS)
}
