/** The examples of a book in a page: which of them cite a clause, and what they begin with and do. @module */
import type { GameState, Rules } from '#kernel'
import type { Base, OpenBase } from '../examples/given.js'
import { wrong } from '../examples/parsing.js'
import { prepare } from '../examples/prepare.js'
import { runExample } from '../examples/run.js'
import { shown } from '../examples/shape.js'
import { ambiguityLines, barredLines, closedLines, reachedLine, refusedLines } from '../examples/told.js'
import type { Barred, ExampleRun } from '../examples/verdict.js'
import { isRecord } from '../kernel/json.js'
import { refusalLines } from '../kernel/refusing.js'
import { givenOf } from '../lookup/sentences.js'
import { citedOf, mentioned } from './cited.js'
import { unfit } from './fault.js'
import { barredInWords, refusedByLines } from './in-words.js'
import type { Asks, ListedExample, OpenedExample } from './protocol.js'
import { standingOf } from './standing.js'

/** An example in a list: its name in addresses, and the clauses that it cites. */
export interface IndexedExample extends ListedExample {
  readonly cites: readonly string[]
}

/** The examples of one file, as they are written, by their names in addresses. */
export type ExamplesOfFile = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Where the examples of a book are found, piece by piece: few need more than one. */
export interface StoredExamples {
  /** Those that cite a clause of a section, by the name of that. */
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

/** How an example is called in addresses: by its file and its name. */
export const idOfExample = (file: string, name: string): string =>
  `${nameInAddress(file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, ''))}/${nameInAddress(name)}`

/** The file of the examples that show how a question is read, and what the name of each begins with. */
const fileOfQuestion = (question: string): string => `question-${question}`
const nameOfReading = (reading: string): string => `${nameInAddress(reading)}-not-`

/** How an example is called that shows one of two readings of a question, by its place among the two. */
export function idOfWitness(question: string, readings: readonly string[], at: number): string {
  const [reading = '', other = ''] = at === 0 ? readings : readings.toReversed()
  return `${fileOfQuestion(question)}/${nameOfReading(reading)}${nameInAddress(other)}`
}

/** The examples of some names, those that cite a clause, or those that show how a question is read. */
export async function listedExamples(
  stored: StoredExamples,
  { clause, question, reading, ids }: Omit<Asks['examples'], 'book'>,
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
  if (written === undefined) throw unfit(`"${id}" is no example of ${rules.book.title}`, 'example')
  const positions = new Map(Object.entries(JSON.stringify(written).includes('.json"') ? await stored.positions() : {}))
  const openBase: OpenBase = (file) => {
    const base = positions.get(file.replace(/^.*\//, ''))
    return isRecord(base) && 'game' in base
      ? { ok: true, value: base as unknown as Base }
      : wrong([], 'is not known here')
  }
  const read = prepare(rules, written, openBase)
  if (!read.ok) throw unfit(read.problems.map(({ message }) => message).join('; '), 'example')
  const run = runExample(rules, read.value)
  const { note } = written
  const verdict = verdictOf(run)
  return {
    id,
    name: read.value.name,
    ...(typeof note === 'string' && { note }),
    ...(read.value.kind === 'played' && {
      standing: standingOf(rules, read.value.begun.position, undefined),
    }),
    choices: 'choices' in run.verdict ? run.verdict.choices.map(({ option }) => option) : [],
    says: saysOf(run),
    verdict,
    named: mentioned(rules.book, verdict),
    clauses: citedOf(read.value.clauses),
  }
}

/** What an example asks, where no game goes on in it. */
function saysOf<Game extends GameState>({ example }: ExampleRun<Game>): readonly string[] {
  if (example.kind === 'asked') return [example.table.name, ...givenOf(example.table.view, example.view)]
  return example.kind === 'knocked' ? [`${example.knock.chart.name} is to begin`] : []
}

/** What came of an example, in lines. */
function verdictOf<Game extends GameState>({ verdict, passed }: ExampleRun<Game>): readonly string[] {
  const holds = passed ? [] : ['the rules say otherwise than this example']
  switch (verdict.is) {
    case 'legal':
      return [...(verdict.withoutChoice ? [reachedLine(verdict), ...closedLines(verdict.withoutChoice)] : []), ...holds]
    case 'refused':
      return [
        ...barredInWords(
          passed ? verdict.refused.flatMap((one) => refusedLines(one)) : barredLines(verdict),
          verdict as Barred,
        ),
        ...holds,
      ]
    case 'ambiguous':
      return [...ambiguityLines(verdict.found), ...holds]
    case 'answered':
      return [`the answer is ${shown(verdict.answer)}`, ...holds]
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
