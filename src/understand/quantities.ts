/** Quantities: the measures that a sentence asks for, and what they come to in a position. @module */
import type { Book, Clause, GameState, Total } from '#kernel'
import { observed } from '../kernel/hearing.js'
import { late } from '../kernel/once.js'
import { sumLines, sumsIn } from '../kernel/told-trace.js'
import { decidedIn } from '../kernel/trace.js'
import type { BookEntries } from '../lookup/entries.js'
import { tellingWords } from '../lookup/words-in.js'
import type { Accounted } from './beginnings.js'
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
} from './covering.js'
import { likeness } from './likeness.js'
import type { Count, Quantity, Standing } from './meaning.js'
import { sectionsOver } from './saying.js'
import type { Sentence } from './sentence.js'
import { partsOf } from './walk.js'
import { isWanted, wantedIn } from './wanted.js'

/** What counts for a quantity by what is asked for: whether something may be done is answered by none. */
const WORTH = { value: 0.8, sense: -1, rule: -0.5, deed: -0.5, leave: -1 } as const

/** What counts against it: a word of its name that nobody said, one of an argument that nobody said, an argument that is left open,
 * and a word that it leaves. */
const [NAME_UNSAID, WORD_UNSAID, ARGUMENT_OPEN, WORD_LEFT] = [0.25, 0.1, 0.1, 0.3]

/** How well the ids of its clauses account for words. */
const BY_IDS = 0.7

/** What counts for it where all of its name was said. */
const NAMED = 0.3

/** How many values of an argument are told where nobody said which. */
const MOST_TOLD = 24

/** The measures that a sentence can ask for in a game. */
export const quantitiesIn = <Game extends GameState>(
  { measures = [], seats = [], sections }: Pick<Book<Game>, 'measures' | 'seats' | 'sections'>,
  standing: Standing<Game>,
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
  standing: Standing<Game>,
  sentence: Sentence,
  book: Pick<Required<BookEntries>, 'seats' | 'sections'>,
): Quantity<Game> | undefined {
  const name = naming(sentence, total.name)
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
    { means: total.name, covered: together(name?.covered ?? NOTHING, clauses) },
    ...fields.map(({ field, values, covered }) => ({ means: `${field} ${values.join(', ')}`, covered })),
  ]
  const covered = together(...accounted.map((one) => one.covered))
  const counts = argumentsIn(fields).map((argument) => counted(total, standing.game, argument))
  if (!isAsked(sentence, name)) return undefined
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

/** What says only where the clauses of a measure stand, or names a seat of which they speak: no other number is meant by it. */
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

/** Whether a word says of what something is asked, and not in which case. */
const isAskedOf = ({ conditional }: Sentence['words'][number]): boolean => !conditional

/** Whether a sentence asks for a number, which no word answers. */
const asksForNumber = ({ text }: Sentence): boolean => /\bhow (?:much|many|far|often)\b/i.test(text)

/** So many clauses are told whatever they say. */
const FEW = 4

/** Whether a measure tells what is wanted: its own name must say it, and not its clauses, or what it is asked of. */
function isAsked(sentence: Sentence, name: Naming | undefined): boolean {
  const { counts, plainly } = wantedIn(sentence)
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

/** Whether what a clause is called by names a value of an argument that nobody asked for, and none of those that somebody did. */
function isOfAnother({ values, domain }: Asked, { id, section: { number } }: Clause): boolean {
  if (values.length === domain.length) return false
  const wordsOf = (some: readonly (string | number)[]) => new Set(some.flatMap((value) => tellingWords(String(value))))
  const [asked, others] = [wordsOf(values), wordsOf(domain.filter((value) => !values.includes(value)))]
  const over = tellingWords(`${number} ${id}`)
  const says = (some: ReadonlySet<string>, but: ReadonlySet<string>) =>
    over.some((word) => [...some].some((one) => !but.has(one) && likeness(word, one, true) > 0))
  return says(others, asked) && !says(asked, others)
}

/** What the ids of the clauses of a measure account for: `rally.cost` is about the cost of something. */
function byClauses(sentence: Sentence, { clauses }: Pick<Total, 'clauses'>): Covered {
  const about = clauses.filter(({ id, section: { name } }) => naming(sentence, id.slice(name.length)) !== undefined)
  const named = about.map(({ id, section: { title } }) => naming(sentence, `${id} ${title}`)?.covered ?? NOTHING)
  return new Map([...together(...named)].map(([at, like]) => [at, like * BY_IDS]))
}

/** How many words a number may stand from the word that says of what it is. */
const NEAR = 2

/** Whether a number may be one of a field: of the one whose name stands beside it, or else, but in a condition, of any. */
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

/** What a measure comes to, and how it is made up. */
function counted<Game extends GameState>(total: Total<Game>, game: Game, argument: Argument): Count {
  const [value, hits] = observed(() => total.count(game, argument))
  return { argument, value, made: late(() => sumLines(sumsIn(decidedIn(total.name, hits)))) }
}
