/** Help in groups: what a command is for, and how the program ends. @module */
import type { Command } from 'commander'

/** The commands by what they are for. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Ask and play:': ['ask', 'explain', 'play', 'find'],
  'Check and edit a text:': ['verify', 'audit', 'questions', 'diff'],
  'Implement:': ['conform', 'export'],
  'Write and publish:': ['new', 'publish', 'trust'],
  'Tools:': ['worker', 'completion', 'help'],
}

/** A question that the books of the package answer. A test runs it. */
const EXAMPLE = 'rulewright ask abb "how many Cells are in Viipuri?"'

/** The description of the program. */
export const ABOUT = `Ask, play and check the rules of printed board games.
"rulewright find books" lists the books. Every command has its own --help.`

const ENDS = `Exit codes:
  0    success
  1    a check failed: an example, a gate, a choice, a case
  2    bad input: something cannot be read, understood or written
  70   a fault of the program or of a book
  130  interrupted by Ctrl-C or by a signal
Settings:
  RULEWRIGHT_BOOK      the default book
  RULEWRIGHT_READINGS  default readings: question=reading, with commas between
  RULEWRIGHT_JOBS      default of --jobs; RULEWRIGHT_QUEUE and _RESULTS likewise
  rulewright.json      {"book": ..., "readings": {...}}, in the current folder
  NO_COLOR, COLUMNS    no colours; the maximum line width
With --json an error is one line: {"error": {"code": 2, "lines": [...]}}.
Example: ${EXAMPLE}`

/** Puts the commands of a program into their groups. */
export function inGroups(program: Command): void {
  for (const [group, names] of Object.entries(GROUPS))
    for (const command of program.commands) if (names.includes(command.name())) command.helpGroup(group)
  program.addHelpText('after', ENDS)
}

/** The first screen: five things that a person does. */
export const firstScreen = (book: string): string => `Rulewright: board-game rulebooks as programs you can ask.

  Ask a question            ${EXAMPLE}
  Play a game               rulewright play ${book}
  Check a book              rulewright verify ${book}
  Test your implementation  rulewright conform ${book} --command "python3 my_adapter.py"
  Write a book              rulewright new my-game

"rulewright find books" lists the books. "rulewright --help" lists every command.
`
