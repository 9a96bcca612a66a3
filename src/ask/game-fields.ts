/** Plain fields of a game that a sentence asks for: what no measure counts, for it stands there. @module */
import type { Book, GameState } from '#core'
import { type Numbered, numbersIn } from './game-numbers.js'
import { partsOf } from './match-choices.js'
import type { AskPosition, Quantity } from './meaning.js'
import { type Covered, leftBy, leftWeight, NOTHING, naming, together, weightOf } from './name-coverage.js'
import { isSeveral, isWanted, wantedIn } from './question-type.js'
import type { Sentence } from './sentence.js'

/** Scores for a field by the kind of question. Only a question for a value means a field. */
const WORTH = { value: 0.8, sense: -1, rule: -0.5, deed: -0.5, leave: -1 } as const

/** Score for a field that was named, and penalties for another name that nobody said and for an ignored word. */
const [NAMED, UNSAID, WORD_LEFT] = [0.3, 0.1, 0.3]

/** The maximum number of fields in an answer, and the maximum number of nonzero ones if most of them are 0. */
const [MOST_TOLD, MOST_OTHERS] = [9, 24]

/** Words by which a sentence asks how much something does, which no number of things tells. */
const FOR_REACH = /\bhow (?:far|big|strong|often)\b/i

/** Words by which a sentence asks what becomes of something, which no number tells that stands there. */
export const BECOMES =
  /\b(?:adds?|costs?|counts?|earns?|gains?|gets?|gives?|loses?|pays?|places?|placed|receives?|removes?|removed|takes?)\b/i

/** A field, with what of a sentence its names account for. */
interface Named extends Numbered {
  readonly covered: Covered
  /** The place of the name by which it is called; the others say what it is about. */
  readonly called: number
  /** True if all of its names were said. */
  readonly whole: boolean
  readonly score: number
}

/** The fields of the game that a sentence asks for: those that account for most of it, where they are few. */
export function fieldsIn<Game extends GameState>(
  book: Pick<Book<Game>, 'board' | 'schema'>,
  standing: AskPosition<Game>,
  sentence: Sentence,
): readonly Quantity<Game>[] {
  if (FOR_REACH.test(sentence.text) || BECOMES.test(sentence.text)) return []
  const found = numbersIn(book, standing.game).flatMap((number) => namedIn(sentence, number) ?? [])
  const { counts, plainly } = wantedIn(sentence)
  // Who only asks for a number means the one that is named in full, or the only one of that name.
  const meant = plainly && found.length > 1 ? found.filter(({ whole }) => whole) : found
  const best = bestOf(meant, counts)
  const names = [...new Set(best.map(nameOf))]
  if (best.length > MOST_TOLD && names.length > 1) return []
  return names.flatMap((name) => {
    const alike = best.filter((one) => nameOf(one) === name)
    const told = alike.length > MOST_TOLD ? alike.filter(({ value }) => value !== 0) : alike
    return told.length > MOST_OTHERS ? [] : [fieldsTold(standing, sentence, alike, told)]
  })
}

/** The fields that account for most; where things are counted, wherever they are. */
function bestOf(found: readonly Named[], counts: boolean): readonly Named[] {
  const worth = ({ covered, score }: Named) => (counts ? weightOf(covered) : score)
  const most = Math.max(...found.map(worth))
  return found.filter((one) => worth(one) === most)
}

const nameOf = ({ path, called }: Pick<Named, 'path' | 'called'>): string => path[called] ?? ''

/** Lists the other names of a field, without the first of several. */
const aboutOf = ({ path, called }: Pick<Named, 'path' | 'called'>): readonly string[] =>
  path.filter((_, place) => place !== called && (place > 0 || path.length === 2))

/** Finds the words that a field covers; nothing if its name is not said, or if it leaves part of the question open. */
function namedIn(sentence: Sentence, { path, value }: Numbered): Named | undefined {
  const wanted = wantedIn(sentence)
  const named = path.map((name) => coveredBy(sentence, name))
  const covered = together(...named)
  const called = calledBy(sentence, path, named)
  if (leftBy(sentence, covered).some(({ at, conditional }) => !conditional && at !== wanted.noun)) return undefined
  const unsaid = named.filter(({ size }) => size === 0).length
  if (covered.size === 0 || (!wanted.plainly && (named[called] ?? NOTHING).size === 0) || !isWanted(sentence, covered))
    return undefined
  // A number of several things that is named by one of them tells which of them it is: `turn`.
  if (wanted.counts && path.length === 1 && !path[0]?.endsWith('s') && saysSeveral(sentence, covered)) return undefined
  const left = leftWeight(leftBy(sentence, covered))
  const score = weightOf(covered) - left * WORD_LEFT - unsaid * UNSAID + NAMED + WORTH[sentence.asks]
  return { path, value, covered, called, whole: unsaid === 0, score }
}

/** The place of the name by which a field is called: what is counted, or else the last of several, or the first of two. */
function calledBy(sentence: Sentence, path: readonly string[], named: readonly Covered[]): number {
  const { at, counts } = wantedIn(sentence)
  // Of several names the first is that of a list, in which other things are counted.
  const isCounted = (one: Covered, index: number) =>
    (index > 0 || path.length <= 2) && [...one.keys()].some((place) => at.has(place))
  if (counts) return named.findLastIndex(isCounted)
  return path.length > 2 ? path.length - 1 : 0
}

const saysSeveral = ({ words }: Sentence, covered: Covered): boolean =>
  words.some((one) => covered.has(one.at) && isSeveral(one))

/** Score for a word that begins with the capitals of a sign. */
const BY_SIGN = 0.9

/** Finds the words that a fully said name covers. A sign in capitals covers words that begin with it. */
function coveredBy(sentence: Sentence, name: string): Covered {
  const one = naming(sentence, name)
  if (one && one.unsaid === 0) return one.covered
  if (!/^[A-Z]{3,}$/.test(name)) return NOTHING
  const meant = sentence.words.filter(({ word, tells }) => tells && word.startsWith(name.toLowerCase()))
  return new Map(meant.map(({ at }) => [at, BY_SIGN]))
}

/** Fields of one name, with what stands in those that are told. */
function fieldsTold<Game extends GameState>(
  standing: AskPosition<Game>,
  sentence: Sentence,
  fields: readonly Named[],
  told: readonly Named[],
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
    counts:
      told.length > 0
        ? told.map((field) => ({
            argument: Object.fromEntries(aboutOf(field).entries()),
            value: field.value,
            made: () => [],
          }))
        : [{ argument: Object.fromEntries(commonOf(fields).entries()), value: 0, made: () => [] }],
    parts: partsOf(sentence, [{ means: patternsOf(fields).join(', '), covered }]),
    unused: leftBy(sentence, covered).map(({ text }) => text),
    covered,
    score: Math.max(...fields.map(({ score }) => score)),
    sentence: spoken(sentence, name, fields),
  }
}

/** Lists the names that all given fields have in common. */
const commonOf = ([first, ...others]: readonly Named[]): readonly string[] =>
  first ? aboutOf(first).filter((name) => others.every((one) => aboutOf(one).includes(name))) : []

/** Formats a question for fields that leaves nothing open. */
function spoken(sentence: Sentence, name: string, fields: readonly Named[]): string {
  const [first] = fields
  if (wantedIn(sentence).counts) return ['how many', name, ...commonOf(fields)].join(' ')
  return ['what is', ...(fields.length === 1 && first ? first.path.toReversed() : [name])].join(' ')
}

/** So many fields are told each by its names; of more, the names in which they differ are left open. */
const FEW = 4

/** The names that lead to fields. */
function patternsOf(fields: readonly Named[]): readonly string[] {
  if (fields.length <= FEW) return fields.map(({ path }) => path.join('.'))
  const lengths = [...new Set(fields.map(({ path }) => `${path[0]} ${path.length}`))]
  return lengths.map((length) => {
    const alike = fields.filter(({ path }) => `${path[0]} ${path.length}` === length)
    const [first] = alike
    const names = first?.path ?? []
    return names.map((name, place) => (alike.every(({ path }) => path[place] === name) ? name : '*')).join('.')
  })
}
