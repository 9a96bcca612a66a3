/** Changes in everything that depends on clauses: questions and rulings, rows, charts, findings and examples. @module */
import type { Ruling } from '#core'
import type { BookState, QuestionState } from './book-state.js'
import { clauseWordsIn, recitedText } from './clause-words.js'
import type { Line, Topic } from './report.js'

/** A line with all the clauses that it is about. */
export interface CitedLine {
  readonly line: Line
  readonly cites: readonly string[]
}

const told = (topic: Topic, change: Line['change'], says: string, cites: readonly string[]): CitedLine => ({
  line: { topic, change, says, ...(cites[0] !== undefined && { clause: cites[0] }) },
  cites,
})

/** Everything that changed beside the clauses. */
export function besideClauses(from: BookState, to: BookState): readonly CitedLine[] {
  const listLines = listingIn(from, to)
  return [
    ...questionLines(from.questions, to.questions),
    ...listLines('table', rowsOf(from), rowsOf(to), 'A row'),
    ...kindsIn(from, to).flatMap((kind) => listLines('chart', placesOf(from, kind), placesOf(to, kind), aKind(kind))),
    ...listLines('finding', findingsOf(from), findingsOf(to), 'A finding'),
    ...listLines('example', examplesOf(from), examplesOf(to), 'An example'),
  ]
}

/** Something in a list: what it says, and the clauses that it cites. */
interface Item {
  readonly says: string
  readonly cites: readonly string[]
}

const rowsOf = ({ rows }: BookState): readonly Item[] =>
  rows.map(({ table, says, cites }) => ({ says: `“${table}”: ${says}`, cites }))

/** States, transitions, offers, laws and so on. */
const kindsIn = (...states: readonly BookState[]): readonly string[] => [
  ...new Set(states.flatMap(({ places }) => places.map(({ kind }) => kind))),
]

const aKind = (kind: string): string => `${/^[aeiou]/.test(kind) ? 'An' : 'A'} ${kind}`

const placesOf = ({ places }: BookState, of: string): readonly Item[] =>
  places.filter(({ kind, cites }) => kind === of && cites.length > 0).map(({ name, cites }) => ({ says: name, cites }))

const findingsOf = ({ findings }: BookState): readonly Item[] => findings.map(({ says, cites }) => ({ says, cites }))

const examplesOf = ({ examples }: BookState): readonly Item[] =>
  examples.map(({ name, cites }) => ({ says: name, cites }))

type Listing = (topic: Topic, before: readonly Item[], now: readonly Item[], what: string) => readonly CitedLine[]

/** Lists items of two states. The clauses are called by their sections. */
function listingIn(from: BookState, to: BookState): Listing {
  const [before, now] = [clauseWordsIn(from), clauseWordsIn(to)]
  return (...lists) => listLines(lists, (one, other) => recitedText(one.cites.map(now), other.cites.map(before)))
}

/** Lists the items that only one of two lists has. If only the clauses differ, the line names those that do. */
function listLines(
  [topic, before, now, what]: Parameters<Listing>,
  recitation: (one: Item, other: Item) => string,
): readonly CitedLine[] {
  const [gone, come] = [without(before, now), without(now, before)]
  const recited = come.flatMap((one) => {
    const other = gone.find(({ says }) => says === one.says)
    return other ? [{ one, other }] : []
  })
  const again = new Set(recited.flatMap(({ one, other }) => [one, other]))
  return [
    ...gone
      .filter((one) => !again.has(one))
      .map(({ says, cites }) => told(topic, 'gone', `${what} is gone: ${says}`, cites)),
    ...come
      .filter((one) => !again.has(one))
      .map(({ says, cites }) => told(topic, 'new', `${what} is new: ${says}`, cites)),
    ...recited.map(({ one, other }) =>
      told(topic, 'other', `${what} rests on other clauses: ${one.says}${recitation(one, other)}`, one.cites),
    ),
  ]
}

/** The items of a list that another does not have, or not as often. */
function without(all: readonly Item[], others: readonly Item[]): readonly Item[] {
  const left = new Map<string, number>()
  const keyOf = ({ says, cites }: Item) => JSON.stringify([says, cites])
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1)
  return all.filter((one) => {
    const number = left.get(keyOf(one)) ?? 0
    left.set(keyOf(one), number - 1)
    return number <= 0
  })
}

const rulingText = ({ reading, by, on, where }: Omit<Ruling, 'words'>): string =>
  `“${reading}”, by ${by} on ${on} (${where})`

function questionLines(before: readonly QuestionState[], now: readonly QuestionState[]): readonly CitedLine[] {
  const [old, current] = [before, now].map((all) => new Map(all.map((one) => [one.name, one])))
  return [
    ...before.flatMap(({ name, asks, cites }) =>
      current?.has(name) ? [] : [told('question', 'gone', `No longer a question (${name}): ${asks}`, cites)],
    ),
    ...now.flatMap((one): readonly CitedLine[] => {
      const other = old?.get(one.name)
      if (other) return changesIn(other, one).map((says) => told('question', 'other', says, one.cites))
      const readings = Object.entries(one.readings).map(([reading, says]) => `“${reading}”: ${says}`)
      const says = `A new question (${one.name}): ${one.asks} ${readings.join(' ')} Usually “${one.usual}”.`
      return [told('question', 'new', says, one.cites), ...rulingChange(undefined, one)]
    }),
  ]
}

function changesIn(before: QuestionState, now: QuestionState): readonly string[] {
  const lost = Object.keys(before.readings).filter((reading) => now.readings[reading] === undefined)
  const come = Object.entries(now.readings).filter(([reading]) => before.readings[reading] === undefined)
  const other = Object.entries(now.readings).filter(
    ([reading, says]) => before.readings[reading] !== undefined && before.readings[reading] !== says,
  )
  return [
    ...(before.asks === now.asks ? [] : [`The question is reworded: ${now.asks}`]),
    ...lost.map((reading) => `A reading is gone, “${reading}”: ${now.asks}`),
    ...come.map(([reading, says]) => `A reading is new, “${reading}”: ${now.asks} ${says}`),
    ...other.map(([reading, says]) => `The reading “${reading}” is reworded: ${now.asks} ${says}`),
    ...rulingChange(before, now).map(({ line }) => line.says),
    ...(before.usual === now.usual ? [] : [`${now.asks} Default: “${now.usual}”; before: “${before.usual}”`]),
  ]
}

function rulingChange(before: QuestionState | undefined, now: QuestionState): readonly CitedLine[] {
  const [then, since] = [before?.ruling, now.ruling]
  if (JSON.stringify(then) === JSON.stringify(since)) return []
  const says = since
    ? `Ruled: ${now.asks} ${rulingText(since)}${then ? `, instead of ${rulingText(then)}` : ''}: ${now.readings[since.reading] ?? ''}`
    : `The ruling is taken back: ${now.asks}`
  return [told('question', 'other', says, now.cites)]
}
