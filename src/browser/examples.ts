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

/** An example as it is written, with its name in addresses and where it stands among the questions, if it shows one. */
export interface StoredExample {
  readonly id: string
  readonly written: Readonly<Record<string, unknown>>
  readonly question?: string
  readonly readings?: readonly string[]
}

/** What is stored of the examples of a book: they, and the positions in which some of them begin, by their files. */
export interface StoredExamples {
  readonly examples: readonly StoredExample[]
  readonly positions: Readonly<Record<string, unknown>>
}

const nameOf = ({ written }: StoredExample): string => String(written.name)

/** The examples that cite a clause, or that show how a question is read. */
export const listedExamples = (
  { examples }: StoredExamples,
  { clause, question, reading }: { readonly clause?: string; readonly question?: string; readonly reading?: string },
): readonly ListedExample[] =>
  examples
    .filter(
      (one) =>
        (clause === undefined || cites(one).includes(clause)) &&
        (question === undefined || one.question === question) &&
        (reading === undefined || one.readings?.[0] === reading),
    )
    .map((one) => ({ id: one.id, name: nameOf(one) }))

const cites = ({ written }: StoredExample): readonly unknown[] => (Array.isArray(written.cites) ? written.cites : [])

/** Opens an example: where it begins, its choices, and what comes of them. */
export function openedExample<Game extends GameState>(
  rules: Rules<Game>,
  { examples, positions }: StoredExamples,
  id: string,
): OpenedExample {
  const stored = examples.find((one) => one.id === id || nameOf(one) === id || one.id.endsWith(`/${id}`))
  if (stored === undefined) throw unfit(`"${id}" is no example of ${rules.book.title}`, 'example')
  const openBase: OpenBase = (file) => {
    const base = positions[file.replace(/^.*\//, '')]
    return isRecord(base) && 'game' in base
      ? { ok: true, value: base as unknown as Base }
      : wrong([], 'is not known here')
  }
  const read = prepare(rules, stored.written, openBase)
  if (!read.ok) throw unfit(read.problems.map(({ message }) => message).join('; '), 'example')
  const run = runExample(rules, read.value)
  const { note } = stored.written
  return {
    id: stored.id,
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
