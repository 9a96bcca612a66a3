/**
 * Witnesses that are kept, as a search wrote them: whether each still tells the two readings of its pair apart.
 *
 * @module
 */

import {
  type Book,
  canonical,
  examplesHold,
  exampleText,
  type GameState,
  isRecord,
  type Pair,
  type ParsedSource,
  pairsOf,
  parseExamples,
  parseSource,
  type RawExample,
  type Rules,
  rulesOf,
  runExample,
  sourceProblemLine,
} from '#core'
import { type Kept, keptName, keptText, witnessName } from './stored-witnesses.js'
import { fieldOf } from './table-case.js'

/** The state of a pair of readings. */
export interface Witnessed {
  readonly pair: Pair
  /** Why nothing that is kept tells the readings apart; absent where something does. */
  readonly fault?: string
}

/** Every pair of readings of a book, with what is kept of it. */
export function pairWitnesses<Game extends GameState>(book: Book<Game>, kept: readonly Kept[]): readonly Witnessed[] {
  const rules = rulesOf(book)
  const known = new Map(kept.map((one) => [keptName(one), one]))
  return pairsOf(book.questions).map((pair) => {
    const one = known.get(witnessName(pair))
    const fault = one ? faultIn(rules, pair, keptText(book.name, one)) : 'no witness is stored'
    return { pair, ...(fault !== undefined && { fault }) }
  })
}

/** Lists stored files that are not the witness of any pair of readings in a book, by name. */
export function strays<Game extends GameState>({ questions }: Pick<Book<Game>, 'questions'>, kept: readonly Kept[]) {
  const known = new Set(pairsOf(questions).map(witnessName))
  return kept.map(keptName).filter((name) => !known.has(name))
}

/** Why a text does not tell two readings apart; nothing where it does. */
export function faultIn<Game extends GameState>(rules: Rules<Game>, pair: Pair, text: string): string | undefined {
  const source = parseSource('witness', text)
  const read = source.ok ? parseExamples(rules, source.value) : source
  if (!source.ok || !read.ok)
    return read.ok ? undefined : `cannot be read: ${read.misread.map(sourceProblemLine).join('; ')}`
  const [one, other, ...more] = writtenIn(source.value)
  if (one === undefined || other === undefined || more.length > 0) return 'expected two examples'
  const names = [one, other].map((example) => readingIn(rules, pair, example))
  if (canonical(names) !== canonical(pair.readings)) return `expected one example under each of ${shown(pair)}`
  if (besides(rules, pair, one) !== besides(rules, pair, other)) return 'the two have different starting positions'
  const fault = aloneFault(pair, one)
  if (fault !== undefined) return fault
  const failing = read.value.map((example) => runExample(rules, example)).find(({ passed }) => !passed)
  if (failing) return failing.problems.join('; ')
  const swapped = [one, other].map((example, side) => under(rules, pair, example, pair.readings[1 - side] ?? ''))
  return examplesHold(rules, exampleText(rules.book.name, swapped))
    ? 'each also holds under the other reading'
    : undefined
}

/** A fault of the kind of a witness: it must be a play, or a table where only other components tell the readings apart. */
function aloneFault({ question: { elsewhere } }: Pair, { table }: RawExample): string | undefined {
  if ((table === undefined) === (elsewhere === undefined)) return undefined
  return table === undefined
    ? 'a play shows the difference between the readings; expected no `elsewhere` in the question'
    : 'only a table shows the difference between the readings, in no position that a play reaches; ' +
        'expected a play, or in the question `editorial`, or `elsewhere` where only other components make a difference'
}

const shown = ({ readings }: Pair) => readings.map((reading) => `"${reading}"`).join(' and ')

const writtenIn = ({ value }: ParsedSource): readonly RawExample[] =>
  isRecord(value) && Array.isArray(value.examples) ? value.examples.filter(isRecord) : []

const fieldsOf = (value: unknown): RawExample => (isRecord(value) ? value : {})
const gameIn = ({ given }: RawExample): RawExample => fieldsOf(fieldsOf(given).game)

/** The field of a table that holds the reading; nothing where an example is no question to a table. */
const fieldIn = <Game extends GameState>(
  { book }: Rules<Game>,
  pair: Pair,
  { table }: RawExample,
): string | undefined => {
  const asked = book.tables.find(({ name }) => name === table)
  return asked && fieldOf(asked, pair)
}

/** The reading under which an example is. */
function readingIn<Game extends GameState>(rules: Rules<Game>, pair: Pair, example: RawExample): unknown {
  const field = fieldIn(rules, pair, example)
  return field === undefined ? fieldsOf(gameIn(example).readings)[pair.question.name] : fieldsOf(example.view)[field]
}

/** An example under another reading. */
function under<Game extends GameState>(
  rules: Rules<Game>,
  pair: Pair,
  example: RawExample,
  reading: string,
): RawExample {
  const field = fieldIn(rules, pair, example)
  if (field !== undefined) return { ...example, view: { ...fieldsOf(example.view), [field]: reading } }
  const game = gameIn(example)
  const readings = { ...fieldsOf(game.readings), [pair.question.name]: reading }
  return { ...example, given: { ...fieldsOf(example.given), game: { ...game, readings } } }
}

/** The situation and the choices, or the query, without the reading. */
const besides = <Game extends GameState>(rules: Rules<Game>, pair: Pair, example: RawExample): string => {
  const { given = null, when = null, table = null, view = null } = under(rules, pair, example, '')
  return canonical([given, when, table, view])
}
