/** Goals: what cases are to show, by name, and what of it a step of the rules shows. @module */

import {
  type Book,
  canonical,
  type Decision,
  type GameState,
  offeredIn,
  priorityAnchor,
  type Refusal,
  type Refused,
  type RefusedChoice,
  recently,
  rowAnchor,
  type Traced,
  wayAnchor,
} from '#core'
import type { Origin } from '../format/case.js'
import { type Inspected, type Inspector, inspectorOf } from './inspect-views.js'

/** A thing that a case should show. */
export interface Goal {
  readonly name: string
  /** Of which origin a case is that is made for it. */
  readonly origin: Origin
  /** In how many cases it is to be shown. */
  readonly times: number
}

/** Goals by number, and what shows them. */
export interface Goals {
  readonly all: readonly Goal[]
  /** The number of a goal; one that was not shown before gets the next. */
  readonly numberOf: (goal: Goal) => number
  /** Hears a table being asked; what it shows is asked for afterwards. */
  readonly hearing: () => Hearing
  /** The goals that a step shows: its question, if it is a choice, and its result. */
  readonly ofStep: (asks: string | undefined, trace: readonly Traced[], heard: Hearing) => readonly number[]
  /** The goals that the judgement of a decision shows. */
  readonly ofJudgement: (due: Decision, refused: readonly RefusedChoice[], heard: Hearing) => readonly number[]
  /** The goals that a refused candidate shows. */
  readonly ofRefusal: (refused: Refused) => readonly number[]
}

/** Listens to which tables are asked about what. */
export interface Hearing {
  readonly listen: (table: string, view: object, within: boolean) => void
  readonly within: ReadonlySet<Inspected>
  readonly around: ReadonlySet<Inspected>
}

/** Goals that are shown twice, lest what shows them is hidden by something else in one of the cases. */
const TWICE = 2

/** Of how many refusals it is kept in mind what they show. */
const KEPT = 2000

/** The goals of a book. They are found as they are shown. */
export function goalsOf<Game extends GameState>(book: Book<Game>, inspect: Inspector = inspectorOf(book)): Goals {
  const all: Goal[] = []
  const numbers = new Map<string, number>()

  const goal = (name: string, origin: Origin, times = 1): number => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, all.length)
    return all.push({ name, origin, times }) - 1
  }
  const remembered = (asks: 'result' | 'judgement') => {
    const known = new WeakMap<Inspected, readonly number[]>()
    return (heard: Inspected): readonly number[] => {
      const found = known.get(heard) ?? [
        ...heard.rows.map((name) => goal(`${asks}: ${name}`, 'row', name.endsWith(' matters') ? TWICE : 1)),
        ...heard.edges.map((name) => goal(`${asks}: ${name}`, 'edge')),
      ]
      known.set(heard, found)
      return found
    }
  }
  const inResult = remembered('result')
  const inJudgement = remembered('judgement')

  const ofLine = (line: Traced): readonly number[] => {
    const clauses = 'clauses' in line ? line.clauses.map(({ id }) => goal(`result: clause:${id}`, 'row')) : []
    switch (line.kind) {
      case 'taken':
        return [goal(`result: ${wayAnchor(line.chart, line.way)}`, 'way', TWICE), ...clauses]
      case 'decided':
        return [goal(`result: ${rowAnchor(line.table, line.row)} applied`, 'row'), ...clauses]
      case 'advised': {
        const { priority = 'otherwise', clauses: grounds } = line.advice
        return [
          goal(`result: ${priorityAnchor(priority)}`, 'row'),
          ...grounds.map(({ id }) => goal(`result: clause:${id}`, 'row')),
        ]
      }
      case 'returned':
        return [goal(`result: ${line.chart} comes to ${canonical(line.result)}`, 'way')]
      case 'skipped':
        return [goal(`result: ${line.asks} skipped`, 'way')]
      default:
        return clauses
    }
  }

  /** Views that are asked about again are answered with the same refusals. */
  const refusing = (asks: string, times: number) =>
    recently(
      (refusals: readonly Refusal[]): readonly number[] =>
        refusals.flatMap((refusal) => {
          const row = rowAnchor(refusal.table, refusal.row)
          const alone = refusals.length === 1 ? [goal(`${asks}: ${row} refuses alone`, 'refusal', times)] : []
          return [goal(`${asks}: ${row} refuses`, 'refusal'), ...alone]
        }),
      KEPT,
    )
  const refusingInJudgement = refusing('judgement', TWICE)
  const refusingAlone = refusing('refusal', 1)

  return {
    all,
    numberOf: ({ name, origin, times }) => goal(name, origin, times),
    hearing: () => {
      const within = new Set<Inspected>()
      const around = new Set<Inspected>()
      return {
        within,
        around,
        listen: (table, view, inside) => {
          const inspected = inspect(table, view)
          if (inspected) (inside ? within : around).add(inspected)
        },
      }
    },
    ofStep: (asks, trace, heard) => [
      ...trace.flatMap(ofLine),
      ...[...heard.within].flatMap(inResult),
      ...trace.flatMap((line) =>
        line.kind === 'chosen' && asks !== undefined ? [goal(`result: ${asks}: ${line.option.type}`, 'way')] : [],
      ),
    ],
    ofJudgement: (due, refused, heard) => [
      ...offeredIn(due).map(({ asks, option }) => goal(`judgement: ${asks}: ${option.type} is offered`, 'row')),
      ...(due.advised
        ? [goal(`judgement: ${priorityAnchor(due.advised.advice.priority ?? 'otherwise')}`, 'row', TWICE)]
        : []),
      ...refused.flatMap(({ option, refusals }) => [
        goal(`judgement: ${due.asks}: ${option.type} is refused`, 'refusal'),
        ...refusingInJudgement(refusals),
      ]),
      ...[...heard.around].flatMap(inJudgement),
    ],
    ofRefusal: ({ refusals }) => refusingAlone(refusals),
  }
}
