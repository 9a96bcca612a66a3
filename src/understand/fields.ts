/** Plain fields of a game that a sentence asks for: what no measure counts, for it stands there. @module */
import type { Book, GameState, Json } from '#kernel'
import { isRecord } from '../kernel/json.js'
import { type GameField, gameFields } from '../lookup/arguments.js'
import { type Covered, leftBy, leftWeight, NOTHING, naming, together, weightOf } from './covering.js'
import type { Quantity, Standing } from './meaning.js'
import type { Sentence } from './sentence.js'
import { partsOf } from './walk.js'

/** What counts for a field by what is asked for: only who asks for a value means one. */
const WORTH = { value: 0.8, rule: -0.5, deed: -0.5, leave: -1 } as const

/** What counts for it since its name was said, and against it another name that nobody said, and a word that it leaves. */
const [NAMED, UNSAID, WORD_LEFT] = [0.3, 0.1, 0.3]

/** How many fields may be told of at once. */
const MOST_TOLD = 9

/** Words by which a sentence asks how much something does, which no number of things tells. */
const FOR_REACH = /\bhow (?:far|big|strong|often)\b/i

/** Words by which a sentence asks what becomes of something, which no number tells that stands there. */
export const BECOMES =
  /\b(?:adds?|costs?|counts?|earns?|gains?|gets?|gives?|loses?|pays?|places?|placed|receives?|removes?|removed|takes?)\b/i

/** A field, with what of a sentence each of its names accounts for. */
interface Named {
  readonly path: readonly string[]
  readonly covered: Covered
  readonly score: number
}

/** The fields of the game that a sentence asks for: those that account for most of it, where they are few. */
export function fieldsIn<Game extends GameState>(
  { schema }: Pick<Book<Game>, 'schema'>,
  standing: Standing<Game>,
  sentence: Sentence,
): readonly Quantity<Game>[] {
  if (FOR_REACH.test(sentence.text) || BECOMES.test(sentence.text)) return []
  const found = gameFields(schema).flatMap((field) => namedIn(sentence, field) ?? [])
  const most = Math.max(...found.map(({ score }) => score))
  const best = found.filter(({ score }) => score === most)
  const [first] = best
  if (first === undefined || best.length > MOST_TOLD) return []
  return [...new Set(best.map(nameOf))].map((name) =>
    fieldsTold(
      standing,
      sentence,
      best.filter((one) => nameOf(one) === name),
    ),
  )
}

/** What a field is called, whatever it is about: the last of several names, or the first of two. */
const nameOf = ({ path }: Pick<Named, 'path'>): string => (path.length > 2 ? path.at(-1) : path[0]) ?? ''

/** What it is about: the names between. */
const aboutOf = ({ path }: Named): readonly string[] => (path.length > 2 ? path.slice(1, -1) : path.slice(1))

/** Whether a field holds a number: of words and of what is so the clauses tell more than the field. */
const isNumber = (values: GameField['values']): boolean =>
  'least' in values || values.every((value) => typeof value === 'number')

/** What of a sentence a field accounts for; nothing where its name is not said. */
function namedIn(sentence: Sentence, { path, values }: GameField): Named | undefined {
  if (!isNumber(values)) return undefined
  const named = path.map((name) => {
    const one = naming(sentence, name)
    return one && one.unsaid === 0 ? one.covered : NOTHING
  })
  const covered = together(...named)
  const name = named.at(path.length > 2 ? -1 : 0) ?? NOTHING
  if (name.size === 0) return undefined
  const unsaid = named.filter(({ size }) => size === 0).length
  const left = leftWeight(leftBy(sentence, covered))
  const score = weightOf(covered) - left * WORD_LEFT - unsaid * UNSAID + NAMED + WORTH[sentence.asks]
  return { path, covered, score }
}

/** Fields of one name, with what stands in each. */
function fieldsTold<Game extends GameState>(
  standing: Standing<Game>,
  sentence: Sentence,
  fields: readonly Named[],
): Quantity<Game> {
  const [first] = fields
  const name = first ? nameOf(first) : ''
  const covered = together(...fields.map((one) => one.covered))
  const total = { name, clauses: [], domains: {}, count: () => null }
  return {
    is: 'quantity',
    standing,
    total,
    clauses: [],
    fields: fields.map(({ path }) => path),
    counts: fields.map((field) => ({
      argument: Object.fromEntries(aboutOf(field).entries()),
      value: valueAt(standing.game, field.path),
      made: () => [],
    })),
    parts: partsOf(sentence, [{ means: fields.map(({ path }) => path.join('.')).join(', '), covered }]),
    unused: leftBy(sentence, covered).map(({ text }) => text),
    covered,
    score: first?.score ?? 0,
    sentence: ['what is', ...(fields.length === 1 && first ? first.path.toReversed() : [name])].join(' '),
  }
}

const valueAt = (game: GameState, path: readonly string[]): Json =>
  path.reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), game) as Json
