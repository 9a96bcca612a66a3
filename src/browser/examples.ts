/** The examples of a book in a page: which of them cite a clause, and what they begin with and do. @module */
import type { GameState, Rules } from '#kernel'
import type { Base, OpenBase } from '../examples/given.js'
import { wrong } from '../examples/parsing.js'
import { prepare } from '../examples/prepare.js'
import { runExample } from '../examples/run.js'
import { shown } from '../examples/shape.js'
import { ambiguityLines, barredLines, refusedLines } from '../examples/told.js'
import type { ExampleRun } from '../examples/verdict.js'
import { isRecord } from '../kernel/json.js'
import { refusalLines } from '../kernel/refusing.js'
import { citedOf } from './cited.js'
import { unfit } from './fault.js'
import type { ListedExample, OpenedExample } from './protocol.js'
import { standingOf } from './standing.js'

/** An example in the list of a book: its name in addresses, what it cites, and which reading of a question it shows. */
export interface IndexedExample extends ListedExample {
  readonly cites: readonly string[]
  readonly question?: string
  readonly reading?: string
}

/** The examples of one file, as they are written, by their names in addresses. */
export type ExamplesOfFile = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Where the examples of a book are found: the list, those of one file, and the positions in which some begin, by their files. */
export interface StoredExamples {
  readonly index: () => Promise<readonly IndexedExample[]>
  readonly file: (name: string) => Promise<ExamplesOfFile>
  readonly positions: () => Promise<Readonly<Record<string, unknown>>>
}

/** The file in which an example stands, by its name in addresses. */
export const fileOf = (id: string): string => id.slice(0, id.indexOf('/'))

/** The examples that cite a clause, or that show how a question is read. */
export const listedExamples = (
  index: readonly IndexedExample[],
  { clause, question, reading }: { readonly clause?: string; readonly question?: string; readonly reading?: string },
): readonly ListedExample[] =>
  index
    .filter(
      (one) =>
        (clause === undefined || one.cites.includes(clause)) &&
        (question === undefined || one.question === question) &&
        (reading === undefined || one.reading === reading),
    )
    .map(({ id, name }) => ({ id, name }))

/** Opens an example: where it begins, its choices, and what comes of them. */
export async function openedExample<Game extends GameState>(
  rules: Rules<Game>,
  stored: StoredExamples,
  named: string,
): Promise<OpenedExample> {
  const id = named.includes('/')
    ? named
    : ((await stored.index()).find((one) => one.id.endsWith(`/${named}`))?.id ?? named)
  const written = id.includes('/') ? (await stored.file(fileOf(id)))[id] : undefined
  if (written === undefined) throw unfit(`"${named}" is no example of ${rules.book.title}`, 'example')
  const positions = JSON.stringify(written).includes('.json"') ? await stored.positions() : {}
  const openBase: OpenBase = (file) => {
    const base = positions[file.replace(/^.*\//, '')]
    return isRecord(base) && 'game' in base
      ? { ok: true, value: base as unknown as Base }
      : wrong([], 'is not known here')
  }
  const read = prepare(rules, written, openBase)
  if (!read.ok) throw unfit(read.problems.map(({ message }) => message).join('; '), 'example')
  const run = runExample(rules, read.value)
  const { note } = written
  return {
    id,
    name: read.value.name,
    ...(typeof note === 'string' && { note }),
    ...(read.value.kind === 'played' && {
      standing: standingOf(rules, read.value.begun.position, undefined),
    }),
    choices: 'choices' in run.verdict ? run.verdict.choices.map(({ option }) => option) : [],
    says: saysOf(run),
    verdict: verdictOf(run),
    clauses: citedOf(read.value.clauses),
  }
}

/** What an example asks, where no game goes on in it. */
function saysOf<Game extends GameState>({ example }: ExampleRun<Game>): readonly string[] {
  if (example.kind === 'asked')
    return [example.table.name, ...Object.entries(example.view).map(([field, value]) => `${field}: ${String(value)}`)]
  return example.kind === 'knocked' ? [`${example.knock.chart.name} is to begin`] : []
}

/** What came of an example, in lines. */
function verdictOf<Game extends GameState>({ verdict, passed }: ExampleRun<Game>): readonly string[] {
  const holds = passed ? [] : ['the rules say otherwise than this example']
  switch (verdict.is) {
    case 'legal':
      return holds
    case 'refused':
      return [...(passed ? verdict.refused.flatMap((one) => refusedLines(one)) : barredLines(verdict)), ...holds]
    case 'ambiguous':
      return [...ambiguityLines(verdict.found), ...holds]
    case 'answered':
      return [`the answer is ${shown(verdict.answer)}`, ...holds]
    case 'denied':
    case 'shut':
      return [...refusalLines(verdict.refusals).map((line) => `refused by ${line}`), ...holds]
    case 'open':
      return [`${verdict.procedure} may begin`, ...holds]
    case 'defect':
    case 'undecided':
      return [verdict.message]
  }
}
