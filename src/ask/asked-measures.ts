/** Quantities: the measures that a sentence asks for, and what they come to in a position. @module */
import {
  type Book,
  type BookEntries,
  type Clause,
  decidedIn,
  type GameState,
  late,
  sumLines,
  sumsIn,
  type Total,
  tellingWords,
  withHits,
} from '#core'
import type { Accounted } from './implied-starts.js'
import { partsOf } from './match-choices.js'
import type { AskPosition, Count, Quantity } from './meaning.js'
import {
  beyond,
  type Covered,
  leftBy,
  leftWeight,
  type Naming,
  NOTHING,
  naming,
  together,
  weightOf,
} from './name-coverage.js'
import { isWanted, wantedIn } from './question-type.js'
import type { Sentence } from './sentence.js'
import { likeness } from './word-stems.js'
import { sectionsOver } from './worded-clauses.js'

/** Scores for a quantity by the kind of question. A question about permission never means a quantity. */
const WORTH = { value: 0.8, sense: -1, rule: -0.5, deed: -0.5, leave: -1 } as const

/** Penalties: an unsaid word of its name, an unsaid word of an argument, an open argument, and an ignored word. */
const [NAME_UNSAID, WORD_UNSAID, ARGUMENT_OPEN, WORD_LEFT] = [0.25, 0.1, 0.1, 0.3]

/** The factor for words covered by the ids of its clauses. */
const BY_IDS = 0.7

/** The score for a fully said name. */
const NAMED = 0.3

/** The maximum number of values of an argument to show if the sentence names none. */
const MOST_TOLD = 24

/** The measures that a sentence can ask for in a game. */
export const quantitiesIn = <Game extends GameState>(
  { measures = [], seats = [], sections }: Pick<Book<Game>, 'measures' | 'seats' | 'sections'>,
  standing: AskPosition<Game>,
  sentence: Sentence,
): readonly Quantity<Game>[] =>
  measures.flatMap((total) => quantity(total, standing, sentence, { seats, sections }) ?? [])

type Argument = Readonly<Record<string, string | number>>

/** A field of an argument with the values that are asked for. */
interface Asked {
  readonly field: string
  readonly values: readonly (string | number)[]
  /** All that it may be. */
  readonly domain: readonly (string | number)[]
  readonly covered: Covered
  readonly against: number
}

function quantity<Game extends GameState>(
  total: Total<Game>,
  standing: AskPosition<Game>,
  sentence: Sentence,
  book: Pick<Required<BookEntries>, 'seats' | 'sections'>,
): Quantity<Game> | undefined {
  const name = naming(sentence, total.name)
  const unit = unitOf(sentence, total)
  const clauses = byClauses(sentence, total)
  const names = Object.keys(total.domains)
  const fields = Object.entries(total.domains).map(([field, domain]) =>
    askedOf(sentence, field, domain, (at) => mayMean(sentence, names, at, field)),
  )
  const told = fields.reduce((times, { values }) => times * values.length, 1)
  if (told > MOST_TOLD || told === 0) return undefined
  // Its clauses name it only to who asks for a number, and not by what its arguments say, too.
  if (!name && !asksForNumber(sentence)) return undefined
  if (!name && beyond(clauses, together(...fields.map((field) => field.covered))).size === 0) return undefined
  const accounted: readonly Accounted[] = [
    { means: total.name, covered: together(name?.covered ?? NOTHING, clauses, unit) },
    ...fields.map(({ field, values, covered }) => ({ means: `${field} ${values.join(', ')}`, covered })),
  ]
  const covered = together(...accounted.map((one) => one.covered))
  const counts = argumentsIn(fields).map((argument) => counted(total, standing.game, argument))
  if (!isAsked(sentence, name, unit)) return undefined
  if (asksForNumber(sentence) && counts.every(({ value }) => typeof value === 'string')) return undefined
  const left = leftBy(sentence, covered)
  const spoken = together(covered, spokenOver(sentence, total, book))
  // Where an argument is left open, or a part of the name, a word that is left may say that another is meant.
  const isOpen = fields.some((field) => field.covered.size === 0) || (name?.unsaid ?? 0) > 0
  if (isOpen && left.some(isAskedOf)) return undefined
  const against =
    (name?.unsaid ?? 0) * NAME_UNSAID +
    fields.reduce((sum, field) => sum + field.against, 0) +
    (name ? (name.unsaid === 0 ? -NAMED : 0) : WORD_UNSAID)
  return {
    is: 'quantity',
    standing,
    total,
    clauses: groundsOf(sentence, total, fields),
    counts,
    parts: partsOf(sentence, accounted),
    unused: leftBy(sentence, spoken).map(({ text }) => text),
    covered: spoken,
    score: weightOf(covered) - leftWeight(left) * WORD_LEFT + WORTH[sentence.asks] - against,
    sentence: ['what is', total.name, ...fields.flatMap(({ values }) => (values.length === 1 ? values : []))].join(' '),
  }
}

/** Finds words that only name the section of a measure's clauses or a seat in them. They mean no other number. */
function spokenOver(
  sentence: Sentence,
  { clauses }: Pick<Total, 'clauses'>,
  { seats, sections }: Pick<Required<BookEntries>, 'seats' | 'sections'>,
): Covered {
  const titles = clauses.flatMap(({ section }) =>
    [section, ...sectionsOver({ sections }, section)].map(({ title }) => title),
  )
  const words = new Set(clauses.flatMap(({ text }) => tellingWords(text)))
  const named = seats.filter((seat) => tellingWords(seat).every((word) => words.has(word)))
  return together(...[...titles, ...named].map((name) => naming(sentence, name)?.covered ?? NOTHING))
}

/** True if a word names the subject of the question, and not its condition. */
const isAskedOf = ({ conditional }: Sentence['words'][number]): boolean => !conditional

/** True if a sentence asks for a number, which no word answers. */
const asksForNumber = ({ text }: Sentence): boolean => /\bhow (?:much|many|far|often)\b/i.test(text)

/** Words by which a question asks how far something goes, not how much of it there is: `how many squares can it move`. */
const ASKS_TO_DO = /\bhow many\b.*\b(?:can|could|do|does|may|must|will)\b/i

/** The words of a sentence that name the unit of a measure, where it asks how many of them something can do. */
const unitOf = (sentence: Sentence, { unit }: Pick<Total, 'unit'>): Covered =>
  unit !== undefined && ASKS_TO_DO.test(sentence.text) ? (naming(sentence, unit)?.covered ?? NOTHING) : NOTHING

/** So many clauses are told whatever they say. */
const FEW = 4

/**
 * True if a measure answers the question. Its own name must contain the question's words; its clauses or arguments do not count.
 */
function isAsked(sentence: Sentence, name: Naming | undefined, unit: Covered): boolean {
  const { at, counts, plainly } = wantedIn(sentence)
  if (counts && [...at].every((place) => unit.has(place))) return true
  if (!isWanted(sentence, name?.covered ?? NOTHING)) return false
  // Who only asks for a number, or how many there are, means a measure that is named in full.
  return (!counts && !plainly) || name?.unsaid === 0
}

/** The clauses of a measure that speak of what it is asked of; where there are many, those that say most of what was asked. */
function groundsOf(
  sentence: Sentence,
  { clauses }: Pick<Total, 'clauses'>,
  fields: readonly Asked[],
): readonly Clause[] {
  const worth = (clause: Clause) => weightOf(naming(sentence, `${clause.id} ${clause.text}`)?.covered ?? NOTHING)
  const apt = clauses.filter((clause) => fields.every((field) => !isOfAnother(field, clause)))
  const kept = apt.length > 0 ? apt : clauses
  const most = Math.max(...kept.map(worth))
  return most === 0 || clauses.length <= FEW ? kept : kept.filter((clause) => worth(clause) === most)
}

/** True if the name of a clause has a value of an argument that nobody asked for, and none of the requested values. */
function isOfAnother({ values, domain }: Asked, { id, section: { number } }: Clause): boolean {
  if (values.length === domain.length) return false
  const wordsOf = (some: readonly (string | number)[]) => new Set(some.flatMap((value) => tellingWords(String(value))))
  const [asked, others] = [wordsOf(values), wordsOf(domain.filter((value) => !values.includes(value)))]
  const over = tellingWords(`${number} ${id}`)
  const says = (some: ReadonlySet<string>, but: ReadonlySet<string>) =>
    over.some((word) => [...some].some((one) => !but.has(one) && likeness(word, one, true) > 0))
  return says(others, asked) && !says(asked, others)
}

/** Finds the words that the clause ids of a measure cover: `rally.cost` is about the cost of something. */
function byClauses(sentence: Sentence, { clauses }: Pick<Total, 'clauses'>): Covered {
  const about = clauses.filter(({ id, section: { name } }) => naming(sentence, id.slice(name.length)) !== undefined)
  const named = about.map(({ id, section: { title } }) => naming(sentence, `${id} ${title}`)?.covered ?? NOTHING)
  return new Map([...together(...named)].map(([at, like]) => [at, like * BY_IDS]))
}

/** The maximum number of words between a number and the word it belongs to. */
const NEAR = 2

/** True if a number may be the value of a field: the field named beside it, or else any field, except in a condition. */
function mayMean(sentence: Sentence, fields: readonly string[], at: number, field: string): boolean {
  const isBeside = (name: string) =>
    [...(naming(sentence, name)?.covered.keys() ?? [])].some((said) => Math.abs(said - at) <= NEAR)
  const beside = fields.filter(isBeside)
  return beside.length > 0 ? beside.includes(field) : sentence.words[at]?.conditional === false
}

/** The values of an argument that a sentence names best; all where it names none. */
function askedOf(
  sentence: Sentence,
  field: string,
  domain: readonly (string | number)[],
  may: (at: number) => boolean,
): Asked {
  const worth = ({ covered, unsaid }: Naming) => weightOf(covered) - unsaid * WORD_UNSAID
  const found = domain.flatMap((value) => {
    const named = naming(sentence, String(value))
    const bys = [...(named?.covered.keys() ?? [])]
    const isNumber = bys.every((at) => /^\d+$/.test(sentence.words[at]?.word ?? ''))
    if (!named || (isNumber && !bys.some(may))) return []
    return [{ value, named }]
  })
  const best = Math.max(0, ...found.map(({ named }) => weightOf(named.covered)))
  const kept = found.filter(({ named }) => weightOf(named.covered) === best)
  const exact = kept.filter(({ named }) => named.unsaid === 0)
  const [first] = exact.length > 0 ? exact : kept
  if (first === undefined) return { field, domain, values: domain, covered: NOTHING, against: ARGUMENT_OPEN }
  return {
    field,
    domain,
    values: (exact.length > 0 ? exact : kept).map(({ value }) => value),
    covered: together(naming(sentence, field)?.covered ?? NOTHING, ...kept.map(({ named }) => named.covered)),
    against: best - worth(first.named),
  }
}

const argumentsIn = (fields: readonly Asked[]): readonly Argument[] =>
  fields.reduce<readonly Argument[]>(
    (all, { field, values }) => all.flatMap((argument) => values.map((value) => ({ ...argument, [field]: value }))),
    [{}],
  )

/** Computes the value of a measure and the terms of its sum. */
function counted<Game extends GameState>(total: Total<Game>, game: Game, argument: Argument): Count {
  const [value, hits] = withHits(() => total.count(game, argument))
  return { argument, value, made: late(() => sumLines(sumsIn(decidedIn(total.name, hits)))) }
}
