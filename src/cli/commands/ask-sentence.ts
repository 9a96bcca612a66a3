/** `rulewright ask` with a sentence, carried out: what it was understood as, and what the rules say to that. @module */
import { stringify } from 'yaml'
import type { Clause, GameState, Question, Rules, Seat } from '#kernel'
import { guidance } from '../../examples/alternatives.js'
import { positionFrom } from '../../examples/position-file.js'
import { playFrom } from '../../examples/run.js'
import { alternativeLines, dueLine, reachedLine } from '../../examples/told.js'
import type { Barred, Legal, PlayVerdict } from '../../examples/verdict.js'
import { partOf } from '../../explore/partial.js'
import { grouped } from '../../kernel/grouped.js'
import { byReason } from '../../kernel/refusing.js'
import { rulesOf } from '../../kernel/rules.js'
import { briefly } from '../../outside/escape.js'
import { Unreadable } from '../../outside/unreadable.js'
import { isUnseeing, mustStand, understoodBy } from '../../play/asked-by-seat.js'
import { exampleOf, type Ground } from '../../understand/as-example.js'
import { isDoubtful } from '../../understand/doubt.js'
import { type Action, asFar, type ComesTo, type Meaning, yesTo } from '../../understand/meaning.js'
import { type Sentence, tooLong } from '../../understand/sentence.js'
import type { Understood, Where } from '../../understand/understand.js'
import { askable, unknownIn } from '../../understand/unknown.js'
import { EXIT, type Io } from '../io.js'
import { bookFirst, bookMeant } from '../library.js'
import { opened, rulesFor, unreadable } from '../opened.js'
import { seatMeant } from '../seat-option.js'
import type { Session } from '../session.js'
import { filled } from '../text/filled.js'
import { block, LINE, type Paint, paintFor } from '../text/layout.js'
import { openLines } from '../text/open.js'
import {
  furtherText,
  nearText,
  nowText,
  quantityText,
  readAsText,
  severalText,
  shutText,
  statementsText,
} from '../text/understood.js'
import { askedText, type Flags, reasons } from './ask.js'
import { plainMeaning, plainTold, type Told } from './ask-sentence-plain.js'

/** A sentence, and the file with the position in which it is asked, where one is named. */
export interface Spoken {
  readonly file: string | undefined
  readonly sentence: string
}

/** Where a sentence is asked, and what an example of it begins with. */
interface Place {
  readonly rules: Rules
  /** The seat that asks, where one is said. */
  readonly seat?: Seat
  readonly where: Where<GameState>
  readonly groundOf: (meaning: Meaning) => Ground
}

/** Tells what a sentence means, and what the rules say to that. */
export async function askSentence(
  words: readonly string[],
  { file, sentence }: Spoken,
  flags: Flags,
  session: Session,
): Promise<void> {
  const { io, ends } = session
  const { name } = bookFirst(session.library, words)
  const place = file === undefined ? await inBook(name, flags, session) : await inFile(name, file, flags, session)
  const long = tooLong(sentence)
  if (long !== undefined) throw new Unreadable([`got a sentence of ${long.got}, expected ${long.expected}`])
  const { rules, seat, where } = place
  const understood = understoodBy(rules, sentence, seat, () => where)
  const meaning = await chosen(understood, place, flags, session)
  if (meaning === undefined) return
  if (flags.asExample) return io.out(exampleText(place, sentence, meaning))
  const { further, present, impossible = [] } = understood
  const isNear = meaning.is === 'statements' && isDoubtful(place.rules.book, understood.sentence, { meaning, present })
  ends(endOf(understood.sentence, meaning, isNear))
  const told = { sentence, meaning, further, present, impossible, isNear }
  io.out(
    flags.json ? json(plainTold(place.rules, told, flags)) : toldText(place.rules, told, flags, paintFor(io.colour)),
  )
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

async function inBook(name: string | undefined, flags: Flags, { library }: Session): Promise<Place> {
  const rules = rulesOf(await bookMeant(library, name, ' before a sentence'))
  return { rules, ...seatIn(rules.book, flags.seat), where: { is: 'anywhere' }, groundOf }
}

/** The seat that `--seat` names, where one is named. */
const seatIn = (book: Rules['book'], typed: string | undefined): Pick<Place, 'seat'> =>
  typed === undefined ? {} : { seat: seatMeant(book, typed) }

/** The base of which a sentence speaks, with what it says of it. */
function groundOf(meaning: Meaning): Ground {
  if (meaning.is === 'statements') return { from: '' }
  const { from, set = [] } = meaning.standing
  return { from, ...(set.length > 0 && { game: partOf(set) }) }
}

async function inFile(name: string | undefined, file: string, flags: Flags, { library, io }: Session): Promise<Place> {
  const source = opened(file, io, library)
  const rules = await rulesFor(library, source, name)
  const asking = seatIn(rules.book, flags.seat)
  mustStand(rules.book, asking.seat, source.value)
  const read = positionFrom(rules, source)
  if (!read.ok) throw unreadable(read.misread)
  // Of such a seat no position is looked at, so none is reached for it.
  if (isUnseeing(rules.book, asking.seat)) return { rules, ...asking, where: { is: 'anywhere' }, groundOf }
  const [verdict] = playFrom(rules, read.value)
  if (verdict.is !== 'legal') throw new Unreadable(reasons(verdict).map((line) => `${source.file}: ${line}`))
  const { position, procedure } = verdict
  const whole = (game: GameState): Ground => ({
    game: game as never,
    ...(position.stack.length > 0 && { stack: position.stack as never }),
  })
  const at = { from: source.file, game: position.game, position, procedure }
  return {
    rules,
    ...asking,
    where: { is: 'given', at },
    groundOf: (meaning) => whole(meaning.is === 'statements' ? position.game : meaning.standing.game),
  }
}

/** The meaning that is told: the only one, or the one that somebody at the keyboard picks. */
async function chosen(
  { meanings, sentence }: Understood,
  { rules }: Place,
  { json: asJson = false, asExample = false }: Flags,
  { io, ends }: Session,
): Promise<Meaning | undefined> {
  const [first, ...others] = meanings
  if (first === undefined) throw new Unreadable(notUnderstood(rules, sentence))
  if (others.length === 0) return first
  if (asJson) io.out(json({ book: rules.book.name, sentence: sentence.text, meanings: meanings.map(plainMeaning) }))
  else
    (asExample ? io.err : io.out)(
      severalText(
        meanings,
        meanings.map((one) => one.sentence),
        paintFor(io.colour),
      ),
    )
  const picked = io.typed && !asJson ? meanings[(await picking(io, meanings.length)) - 1] : undefined
  if (picked === undefined) ends(EXIT.unreadable)
  return picked
}

/** What was not understood of a sentence, and a few that would be. */
function notUnderstood(rules: Rules, sentence: Sentence): readonly string[] {
  const { book } = rules
  const unknown = unknownIn(book, sentence)
  const words = unknown.map((word) => `"${briefly(word)}"`)
  const what =
    words.length > 0
      ? `no rule of ${book.title} says ${words.join(', ')}`
      : `nothing in ${book.title} answers "${briefly(sentence.text)}"`
  const examples = askable(rules, sentence)
  return [
    `${what}; expected who, what and where, or a question to the rules${examples.length > 0 ? ', such as:' : ''}`,
    ...examples.map((one) => `  ${one}`),
    `"rulewright clauses ${book.name} WORD" finds what the rules say of a word`,
  ]
}

/** The number that somebody types; 0 where nobody does. */
async function picking(io: Io, most: number): Promise<number> {
  const lines = io.lines()
  try {
    for (;;) {
      const line = await lines.next(`1 to ${most}, or nothing: `)
      if (line === undefined || line.trim() === '') return 0
      const number = Number(line.trim())
      if (Number.isInteger(number) && number >= 1 && number <= most) return number
    }
  } finally {
    lines.close()
  }
}

/** How the program ends: clauses give no leave, and where words were left out, nobody can tell. */
function endOf({ asks }: Sentence, meaning: Meaning, isNear: boolean): number {
  const { is, unused } = meaning
  if (is === 'quantity') return EXIT.ok
  if (is === 'statements') return isNear || asks === 'deed' || asks === 'leave' ? EXIT.unreadable : EXIT.ok
  const verdict = meaning.comesTo?.().verdict
  if (meaning.shut.length > 0 || verdict?.is !== 'legal' || verdict.withoutChoice?.isNothing) return EXIT.failed
  // What is carried out without a choice is neither allowed nor forbidden to whoever asks for leave.
  return unused.length > 0 || verdict.withoutChoice ? EXIT.unreadable : EXIT.ok
}

function toldText(
  rules: Rules,
  { meaning, further, impossible, present, isNear }: Told,
  flags: Flags,
  paint: Paint,
): string {
  const cannotBe = block(paint, 'cannot be', impossible)
  const read = `${openText(rules, meaning, paint)}${readAsText(meaning, paint)}${cannotBe}`
  if (meaning.is === 'quantity') return `${quantityText(meaning, paint)}${read}`
  if (meaning.is === 'statements')
    return `${nowText(rules.book, present, paint)}${nearText(isNear, paint)}${statementsText(rules.book, meaning, paint)}${read}${furtherText(rules.book, further)}`
  if (meaning.shut.length > 0) return `${shutText(meaning, paint)}${read}`
  const come = meaning.comesTo?.()
  if (come?.verdict.is === 'legal')
    return `${legalText(rules, meaning, { ...come, verdict: come.verdict }, flags, paint)}${cannotBe}`
  return come === undefined ? read : `${refusedText(rules, meaning, { ...come, verdict: come.verdict }, paint)}${read}`
}

/** Where the text is open that an answer goes by; of what is due that is told with it. */
function openText({ book }: Rules, meaning: Meaning, paint: Paint): string {
  const readings = meaning.is === 'statements' ? {} : meaning.standing.game.readings
  const told: readonly Question[] = meaning.is === 'statements' ? meaning.questions : []
  const others = book.questions.filter((question) => !told.includes(question))
  return block(paint, 'open', openLines(others, groundsOf(meaning), readings))
}

function groundsOf(meaning: Meaning): readonly Clause[] {
  // Of several clauses the first is the answer.
  if (meaning.is === 'statements') return meaning.clauses.slice(0, 1)
  if (meaning.is === 'quantity') return meaning.clauses
  const { shut, comesTo } = meaning
  const verdict = comesTo?.().verdict
  const refused = verdict?.is === 'refused' ? verdict.refused.flatMap(({ refusals }) => refusals) : []
  return [...shut, ...refused].flatMap(({ clauses }) => clauses)
}

function legalText(
  rules: Rules,
  meaning: Action,
  { verdict, counted }: ComesTo & { readonly verdict: Legal },
  flags: Flags,
  paint: Paint,
): string {
  const asked = { from: meaning.standing.game, legal: { ...verdict, choices: [] }, counted }
  const [, ...blocks] = askedText(rules.book, asked, flags, paint).split('\n')
  return [`${paint.strong(allowedLine(meaning, verdict))}\n`, readAsText(meaning, paint), blocks.join('\n')].join('')
}

/** That it may be done; of what ends without a choice, that nothing can be done, or that nobody chooses. */
function allowedLine(meaning: Action, legal: Legal): string {
  const { withoutChoice } = legal
  if (withoutChoice === undefined) return `${yesTo(meaning)}; then ${dueLine(legal)}`
  return withoutChoice.isNothing ? `no${asFar(meaning)}: ${reachedLine(legal)}` : reachedLine(legal)
}

function refusedText(
  rules: Rules,
  meaning: Action,
  { verdict, counted }: ComesTo & { readonly verdict: Exclude<PlayVerdict, Legal> },
  paint: Paint,
) {
  if (verdict.is !== 'refused') {
    const [what = '', ...why] = reasons(verdict)
    return `${paint.strong(`no answer: ${what}`)}\n${block(paint, 'because', why)}`
  }
  const [why = '', ...others] = byReason(verdict.refused).map(({ refused, why: [own = '', ...inside] }) =>
    [`${grouped(refused.map(({ option }) => option)).join(', ')} is refused by ${own}`, ...inside].join('\n'),
  )
  return [
    `${paint.strong(`no${asFar(meaning)}: ${why}`)}\n`,
    block(paint, '', others),
    block(
      paint,
      'counted',
      counted.flatMap((line) => filled(line, LINE)),
    ),
    block(paint, 'instead', guidanceFor(rules, meaning, verdict).slice(0, FEW)),
  ].join('')
}

/** How many other actions are told of. */
const FEW = 3

/** What could be done instead. */
function guidanceFor(rules: Rules, { standing: { game }, procedure, at, choices }: Action, verdict: Barred) {
  if (at === undefined) return []
  const begun = { game, procedure, position: at, trace: [] }
  return alternativeLines(guidance(rules, { begun, groups: [choices] }, verdict).alternatives)
}

/** The example file that says what a meaning comes to. */
function exampleText({ rules, groundOf }: Place, sentence: string, meaning: Meaning): string {
  const example = exampleOf(rules, sentence, meaning, groundOf(meaning))
  if (example === undefined)
    throw new Unreadable([
      `no example can say what "${briefly(sentence)}" was understood as; without --as-example it is told`,
    ])
  return stringify({ book: rules.book.name, ...example }, { lineWidth: 120, aliasDuplicateObjects: false })
}
