/**
 * `rulewright ask`: who must decide what in a position, and why other things are refused.
 *
 * @module
 */
import type { Command } from 'commander'
import { readPosition } from '../examples/position-file.js'
import { playFrom } from '../examples/run.js'
import { ambiguityLines, barredLines, dueLine, refusalsText } from '../examples/say.js'
import type { Legal, PlayVerdict } from '../examples/verdict.js'
import { cite } from '../kernel/clause.js'
import { hashOf, type Position } from '../kernel/position.js'
import type { Choice, Decision, Over, Rules } from '../kernel/rules.js'
import { words } from '../kernel/words.js'
import { EXIT } from './io.js'
import { block, type Paint, paintFor } from './layout.js'
import { rulesFor, unreadable } from './library.js'
import { plainDue, plainRefused } from './plain.js'
import type { Session } from './session.js'

interface Flags {
  readonly book?: string
  readonly refused?: boolean
  readonly json?: boolean
}

const HELP = `
A position file holds a whole position ("game" and "stack", as --json prints it), or "given" as an example has it;
"when" may name choices that lead on from there. docs/examples.md tells more.

Examples:
  rulewright ask position.yaml
  rulewright ask position.json --refused
  rulewright ask position.yaml --json`

/** Adds the command `ask`. */
export function askCommand(program: Command, session: Session): void {
  program
    .command('ask')
    .description('tell who must decide what in a position, and every option')
    .argument('<position>', 'a file with a position, YAML or JSON')
    .option('--refused', 'show also what is refused, and by which clauses')
    .option('--book <name>', 'the book, where the file names none')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((file: string, flags: Flags) => ask(file, flags, session))
}

function ask(file: string, { book, refused = false, json = false }: Flags, { io, library, ends }: Session): void {
  const rules = rulesFor(library, file, book)
  const read = readPosition(rules, file)
  if (!read.ok) throw unreadable(read.misread)
  const [verdict] = playFrom(rules, read.value)
  if (verdict.is !== 'legal') {
    ends(EXIT.failed)
    io.err(
      notReached(verdict)
        .map((line) => `${file}: ${line}\n`)
        .join(''),
    )
    return
  }
  const { position, due } = verdict
  const plain = () => `${JSON.stringify(plainAsked(rules, position, due, refused), null, 2)}\n`
  io.out(json ? plain() : dueText(due, refused, paintFor(io.colour)))
}

function notReached(verdict: Exclude<PlayVerdict, Legal>): readonly string[] {
  if (verdict.is === 'refused') return barredLines(verdict)
  return verdict.is === 'ambiguous'
    ? ambiguityLines(verdict.found)
    : [`the book contradicts itself: ${verdict.message}`]
}

const plainAsked = (rules: Rules, position: Position, due: Decision | Over, refused: boolean) => ({
  book: rules.book.name,
  hash: hashOf(position),
  due: plainDue(due),
  ...(refused && { refused: due.over ? [] : due.refused().map(plainRefused) }),
  position,
})

function dueText(due: Decision | Over, refused: boolean, paint: Paint): string {
  if (due.over) return `${paint.strong(dueLine(due))}\n`
  const total = due.choices.reduce((sum, { weight = 0 }) => sum + weight, 0)
  return [
    `${paint.strong(dueLine(due))}\n`,
    block(paint, 'in', [`${due.chart}, ${due.state}`]),
    block(paint, 'cites', due.cites.map(cite)),
    block(
      paint,
      'options',
      due.choices.map((choice) => choiceLine(choice, due, total)),
    ),
    ...(refused ? [block(paint, 'refused', refusedLines(due))] : []),
  ].join('')
}

function choiceLine({ option, seat, weight, declines }: Choice, due: Decision, total: number): string {
  const whose = seat === due.seat ? '' : `${seat}: `
  const often = weight === undefined ? '' : `  (${weight} in ${total})`
  return `${whose}${words(option)}${often}${declines ? '  (declines)' : ''}`
}

function refusedLines(due: Decision): readonly string[] {
  const lines = due.refused().map(({ option, refusals }) => `${words(option)}: ${refusalsText(refusals)}`)
  return lines.length > 0 ? lines : ['nothing']
}
