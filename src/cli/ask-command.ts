/**
 * `rulewright ask`: who must decide what in a position, and why other things are refused.
 *
 * @module
 */
import type { Command } from 'commander'
import { guidance } from '../examples/alternatives.js'
import type { Guidance } from '../examples/guidance.js'
import { madeLine } from '../examples/made.js'
import { changedLines, changes } from '../examples/partial.js'
import { type PositionFile, positionFrom } from '../examples/position-file.js'
import { playFrom } from '../examples/run.js'
import {
  alternativeLines,
  ambiguityLines,
  barredLines,
  dueLine,
  objectionLines,
  refusedLines,
} from '../examples/say.js'
import type { Legal, PlayVerdict } from '../examples/verdict.js'
import type { GameState } from '../kernel/book.js'
import { cite } from '../kernel/clause.js'
import { hashOf } from '../kernel/position.js'
import type { Choice, Decision } from '../kernel/rules.js'
import { adviceIn } from '../kernel/trace.js'
import { words } from '../kernel/words.js'
import { EXIT } from './io.js'
import { block, type Paint, paintFor } from './layout.js'
import { opened, rulesFor, unreadable } from './library.js'
import { plainChoice, plainDue, plainRefused, plainVerdict } from './plain.js'
import type { Session } from './session.js'
import { filled } from './text-table.js'

interface Flags {
  readonly book?: string
  readonly refused?: boolean
  readonly json?: boolean
}

const HELP = `
A position file holds what --json prints, or "given" as an example has it; "when" may name choices that lead on from
there. What nobody names is declined where it can be; the answer lists every choice that was made. docs/examples.md tells more.

Examples:
  rulewright ask position.yaml
  rulewright ask position.json --refused
  rulewright ask position.yaml --json | rulewright ask -`

/** Adds the command `ask`. */
export function askCommand(program: Command, session: Session): void {
  program
    .command('ask')
    .description('tell who must decide what in a position, and every option')
    .argument('<position>', 'a file with a position, YAML or JSON; - reads what is piped in')
    .option('--refused', 'show also what is refused, and by which clauses')
    .option('--book <name>', 'the book, where the file names none')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((file: string, flags: Flags) => ask(file, flags, session))
}

function ask(path: string, { book, refused = false, json = false }: Flags, { io, library, ends }: Session): void {
  const source = opened(path, io)
  const rules = rulesFor(library, source, book)
  const read = positionFrom(rules, source)
  if (!read.ok) throw unreadable(read.misread)
  const [verdict] = playFrom(rules, read.value)
  if (verdict.is !== 'legal') {
    ends(EXIT.failed)
    const guide = verdict.is === 'refused' ? guidance(rules, read.value, verdict) : undefined
    if (json) io.out(`${JSON.stringify({ book: rules.book.name, ...plainVerdict(verdict, guide) }, null, 2)}\n`)
    else io.err(notReached(verdict, read.value, source.file, guide))
    return
  }
  const { game } = read.value.begun
  const plain = () => `${JSON.stringify(plainAsked(rules.book.name, game, verdict, refused), null, 2)}\n`
  io.out(json ? plain() : askedText(game, verdict, refused, paintFor(io.colour)))
}

/** Why the named choices lead nowhere: where they stand, and beneath it the reasons. */
function notReached(
  verdict: Exclude<PlayVerdict, Legal>,
  { placeOf }: PositionFile,
  file: string,
  guide: Guidance | undefined,
): string {
  const where = verdict.is === 'refused' ? verdict.unsaid.slice(0, 1).map(placeOf) : []
  const [what = '', ...why] = [...reasons(verdict), ...guideLines(guide)]
  return [`${where[0] ?? file}: ${what}`, ...why.map((line) => `  ${line}`)].map((line) => `${line}\n`).join('')
}

/** What else of an action is refused, and what could be done instead. */
const guideLines = (guide: Guidance | undefined): readonly string[] => {
  if (guide === undefined) return []
  const further = objectionLines(guide.objections.slice(1))
  const nearest = alternativeLines(guide.alternatives)
  return [
    ...further.map((line) => `also refused: ${line}`),
    ...nearest.map((line) => `legal: ${line}`),
    ...(nearest.length === 0 ? ['no action that differs in one choice is legal'] : []),
  ]
}

function reasons(verdict: Exclude<PlayVerdict, Legal>): readonly string[] {
  switch (verdict.is) {
    case 'refused':
      return barredLines(verdict)
    case 'ambiguous':
      return ambiguityLines(verdict.found)
    case 'undecided':
      return [verdict.message]
    case 'defect':
      return [`the book contradicts itself: ${verdict.message}`]
  }
}

const plainAsked = (book: string, from: GameState, { position, choices, due }: Legal, refused: boolean) => ({
  book,
  hash: hashOf(position),
  choices,
  changed: changes(from, position.game),
  due: plainDue(due),
  ...asidesIn(due),
  ...(refused && { refused: due.over ? [] : refusedBy(due).map(plainRefused) }),
  position,
})

/** The rights that may be used at any time, where there are any. */
function asidesIn(due: Legal['due']) {
  const asides = due.over ? [] : due.asides.choices().map(plainChoice)
  return asides.length > 0 ? { asides } : {}
}

function askedText(from: GameState, legal: Legal, refused: boolean, paint: Paint): string {
  const { position, choices, due } = legal
  const happened = choices.length > 0 || changes(from, position.game).length > 0
  return [
    `${paint.strong(dueLine(legal))}\n`,
    block(paint, 'chosen', choices.map(madeLine)),
    ...(happened ? [block(paint, 'changed', changedLines(from, position.game))] : []),
    ...(due.over ? [] : [dueText(due, refused, paint)]),
  ].join('')
}

function dueText(due: Decision, refused: boolean, paint: Paint): string {
  const total = due.choices.reduce((sum, { weight = 0 }) => sum + weight, 0)
  return [
    block(paint, 'in', [`${due.chart}, ${due.state}`]),
    block(paint, 'cites', due.cites.map(cite)),
    block(paint, 'advised', adviceIn(due)),
    block(
      paint,
      'options',
      due.choices.map((choice) => choiceLine(choice, due, total)),
    ),
    block(
      paint,
      'any time',
      due.asides.choices().map((choice) => choiceLine(choice, due, total)),
    ),
    ...(refused ? [block(paint, 'refused', refusedHere(due))] : []),
  ].join('')
}

function choiceLine({ option, says, seat, weight, declines }: Choice, due: Decision, total: number): string {
  const whose = seat === due.seat ? '' : `${seat}: `
  const often = weight === undefined ? '' : `  (${weight} in ${total})`
  return withSaid(`${whose}${words(option)}${often}${declines ? '  (declines)' : ''}`, says?.())
}

/** How long a line can be that stands behind a label. */
const LINE = 88
const INDENT = 4

/** An option with what it comes to: behind it, or beneath it where that is too long. */
function withSaid(line: string, says: string | undefined): string {
  if (says === undefined) return line
  const beside = `${line}  (${says})`
  return beside.length > LINE
    ? [line, ...filled(says, LINE - INDENT).map((more) => `${' '.repeat(INDENT)}${more}`)].join('\n')
    : beside
}

/** Everything that is refused, the rights that may be used at any time included. */
const refusedBy = (due: Decision) => [...due.refused(), ...due.asides.refused()]

function refusedHere(due: Decision): readonly string[] {
  const lines = refusedBy(due).flatMap((one) => refusedLines(one, ': '))
  return lines.length > 0 ? lines : ['nothing']
}
