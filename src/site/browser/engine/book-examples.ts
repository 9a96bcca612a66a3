/** The examples of a book in a page: which of them cite a clause, and what they begin with and do. @module */

import {
  ambiguityLines,
  type BarredVerdict,
  type Book,
  barredLines,
  closedLines,
  type ExampleRun,
  formatValue,
  type GameState,
  givenOf,
  isRecord,
  type OpenBase,
  parseFailure,
  prepareExample,
  type Rules,
  reachedLine,
  refusalLines,
  refusedLines,
  runExample,
  type StartBase,
} from '#core'
import { groupBySection, mentionedClauses } from './citations.js'
import { invalidRequest } from './invalid-request.js'
import { barredText, refusedByLines } from './player-text.js'
import { positionView } from './position-view.js'
import type { ListedExample, OpenedExample, Requests } from './protocol.js'

/** An example in a list: its name in addresses, and the clauses that it cites. */
export interface IndexedExample extends ListedExample {
  readonly cites: readonly string[]
}

/** The examples of one file, as they are written, by their names in addresses. */
export type ExamplesOfFile = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Loads the examples of a book file by file, because few requests need more than one. */
export interface StoredExamples {
  /** Loads the examples that cite a clause of a section, by the section's name. */
  readonly citing: (section: string) => Promise<readonly IndexedExample[]>
  readonly file: (name: string) => Promise<ExamplesOfFile>
  /** The positions in which some begin, by their files. */
  readonly positions: () => Promise<Readonly<Record<string, unknown>>>
}

/** A name as a part of an address. */
const nameInAddress = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? ''

/** Builds the address id of an example from its file and its name. */
export const idOfExample = (file: string, name: string): string =>
  `${nameInAddress(file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, ''))}/${nameInAddress(name)}`

/** The file of the examples that show how a question is read, and what the name of each begins with. */
const fileOfQuestion = (question: string): string => `question-${question}`
const nameOfReading = (reading: string): string => `${nameInAddress(reading)}-not-`

/** Builds the address id of an example that shows one of two readings of a question, by its place among the two. */
export function idOfWitness(question: string, readings: readonly string[], at: number): string {
  const [reading = '', other = ''] = at === 0 ? readings : readings.toReversed()
  return `${fileOfQuestion(question)}/${nameOfReading(reading)}${nameInAddress(other)}`
}

/** The examples of some names, those that cite a clause, or those that show how a question is read. */
export async function listedExamples(
  stored: StoredExamples,
  { clause, question, reading, ids }: Omit<Requests['examples'], 'book'>,
): Promise<readonly ListedExample[]> {
  if (ids !== undefined) {
    const files = new Map(ids.map((id) => [fileOfExample(id), stored.file(fileOfExample(id))]))
    const named = ids.map(async (id) => ({ id, name: String((await files.get(fileOfExample(id)))?.[id]?.name ?? id) }))
    return Promise.all(named)
  }
  if (clause !== undefined) {
    const citing = await stored.citing(clause.slice(0, clause.indexOf('.')))
    return citing.filter(({ cites }) => cites.includes(clause)).map(({ id, name }) => ({ id, name }))
  }
  if (question === undefined) return []
  const file = fileOfQuestion(question)
  const begins = reading === undefined ? file : `${file}/${nameOfReading(reading)}`
  return Object.entries(await stored.file(file))
    .filter(([id]) => id.startsWith(begins))
    .map(([id, { name }]) => ({ id, name: String(name) }))
}

const fileOfExample = (id: string): string => id.slice(0, id.indexOf('/'))

/** Opens an example: where it begins, its choices, and what comes of them. */
export async function openedExample<Game extends GameState>(
  rules: Rules<Game>,
  stored: StoredExamples,
  id: string,
): Promise<OpenedExample> {
  const file = new Map(Object.entries(await stored.file(fileOfExample(id))))
  const written = file.get(id)
  if (written === undefined) throw invalidRequest(`"${id}" is not an example of ${rules.book.title}`, 'example')
  const positions = new Map(Object.entries(JSON.stringify(written).includes('.json"') ? await stored.positions() : {}))
  const openBase: OpenBase = (file) => {
    const base = positions.get(file.replace(/^.*\//, ''))
    return isRecord(base) && 'game' in base
      ? { ok: true, value: base as unknown as StartBase }
      : parseFailure([], 'is not known here')
  }
  const read = prepareExample(rules, written, openBase)
  if (!read.ok) throw invalidRequest(read.problems.map(({ message }) => message).join('; '), 'example')
  const run = runExample(rules, read.value)
  const { note } = written
  const verdict = verdictOf(run)
  return {
    id,
    name: read.value.name,
    ...(typeof note === 'string' && { note: withQuestions(rules.book, note) }),
    ...(read.value.kind === 'played' && {
      standing: positionView(rules, read.value.begun.position, undefined),
    }),
    choices: 'choices' in run.verdict ? run.verdict.choices.map(({ option }) => option) : [],
    says: saysOf(run),
    verdict,
    named: mentionedClauses(rules.book, verdict),
    clauses: groupBySection(read.value.clauses),
  }
}

/** A note in which a question stands in its own words, and not as its id. */
function withQuestions<Game extends GameState>({ questions }: Pick<Book<Game>, 'questions'>, note: string): string {
  const asked = new Map(questions.map(({ name, asks }) => [name, asks]))
  return note.replace(/\w+/g, (word) => {
    const asks = asked.get(word)
    return asks === undefined ? word : `“${asks}”`
  })
}

/** Describes the question of an example that plays no game. */
function saysOf<Game extends GameState>({ example }: ExampleRun<Game>): readonly string[] {
  if (example.kind === 'asked') return [example.table.name, ...givenOf(example.table.view, example.view)]
  return example.kind === 'knocked' ? [`${example.knock.chart.name} is to begin`] : []
}

/** Lists the result of an example, in lines. */
function verdictOf<Game extends GameState>({ verdict, passed }: ExampleRun<Game>): readonly string[] {
  const holds = passed ? [] : ['the rules say otherwise than this example']
  switch (verdict.is) {
    case 'legal':
      return [...(verdict.withoutChoice ? [reachedLine(verdict), ...closedLines(verdict.withoutChoice)] : []), ...holds]
    case 'refused':
      return [
        ...barredText(
          passed ? verdict.refused.flatMap((one) => refusedLines(one)) : barredLines(verdict),
          verdict as BarredVerdict,
        ),
        ...holds,
      ]
    case 'ambiguous':
      return [...ambiguityLines(verdict.found), ...holds]
    case 'answered':
      return [`the answer is ${formatValue(verdict.answer)}`, ...holds]
    case 'denied':
    case 'shut':
    case 'closed':
      return [...refusedByLines(refusalLines(verdict.refusals)), ...holds]
    case 'open':
      return [`${verdict.procedure} may begin`, ...holds]
    case 'defect':
    case 'undecided':
      return [verdict.message]
  }
}
