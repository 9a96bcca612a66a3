/** Verdicts: an answer held against everything that the rules can be read to say. @module */
import { canonical } from '#core'
import type { Case, CensusCase, Divided, Judgement, JudgementCase, Result, ResultCase } from '../format/case.js'
import type { Reply } from '../format/messages.js'
import type { DueDecision, PlainGame } from '../format/situation.js'
import { changedBy, placesBetween, TOLD, withoutPlaces } from './differing-places.js'
import type { Mismatch, Outcome } from './outcome.js'

type Of<Type extends Reply['type']> = Extract<Reply, { type: Type }>

/** The difference between an answer and one expectation; nothing if it meets the expectation. */
type Miss = Pick<Outcome, 'says' | 'places' | 'wrong'>

/** The input for judging answers. */
export interface Judging {
  readonly game: PlainGame
  /** JSON Pointers into the game that are not compared. */
  readonly ignores: readonly string[]
}

/** Returns the verdict on an answer to a case. */
export function verdictOn(asked: Case, reply: Reply, judging: Judging): Outcome {
  const { id } = asked
  if (reply.type === 'skipped') return { id, status: 'skipped', says: reply.reason }
  if (reply.type === 'errored') return { id, status: 'errored', says: `it errs: ${reply.message}` }
  const misses = missesOf(asked, reply, judging)
  if (misses[0]?.miss === undefined) return { id, status: 'passed' }
  const met = misses.filter(({ miss }) => miss === undefined)
  if (met.length > 0) return { id, status: 'passed', readings: met.map(({ readings }) => readings) }
  const [least] = misses.toSorted((a, b) => sizeOf(a.miss) - sizeOf(b.miss))
  return { id, status: 'failed', ...bounded(least?.miss ?? {}) }
}

/** By how much an answer misses: another verdict misses by more than any difference. Of equals the usual reading is told. */
const sizeOf = (miss: Miss | undefined): number => miss?.places?.length ?? Number.POSITIVE_INFINITY

const bounded = (miss: Miss): Miss => ({ ...miss, ...(miss.places && { places: miss.places.slice(0, TOLD) }) })

interface Held {
  readonly readings: Readonly<Record<string, string>>
  readonly miss: Miss | undefined
}

function missesOf(asked: Case, reply: Reply, judging: Judging): readonly Held[] {
  const against = <E extends { readonly readings: Held['readings'] }>(
    expected: readonly E[],
    missed: (one: E) => Miss | undefined,
  ): readonly Held[] => expected.map((one) => ({ readings: one.readings, miss: missed(one) }))
  switch (asked.asks) {
    case 'result':
      return against(asked.expected, (one) => resultMiss(asked, one, reply, judging))
    case 'judgement':
      return against(asked.expected, (one) => judgementMiss(asked, one, reply))
    case 'census':
      return against(asked.expected, (one) => censusMiss(asked, one, reply, judging))
    case 'pair':
      throw new Error(`${asked.id}: one answer does not answer a pair`)
  }
}

function resultMiss(asked: ResultCase, expected: Result, reply: Reply, judging: Judging): Miss | undefined {
  if (reply.type === 'refused') return refusedMiss(asked, expected, reply)
  if (reply.type !== 'result') return unlike(reply)
  if (expected.verdict === 'refused') return { says: `allows what is refused: ${refusal(asked, expected)}` }
  // What is due stands first: of many places only the first are told.
  const due = duePlaces(expected, reply)
  const places = [...due, ...gamePlaces(expected, reply, judging)]
  if (places.length === 0) return undefined
  const says = [
    ...(places.length > due.length ? ['leads to another game'] : []),
    ...(due.length > 0 ? [`says that ${dueWords(reply.due)}, expected that ${dueWords(expected.due)}`] : []),
  ]
  return { says: says.join('; '), places }
}

/** Describes the decision, with its seat; or the end of the procedure. */
export function dueWords(due: DueDecision | undefined): string {
  if (due === undefined) return 'nothing is due'
  return 'over' in due ? `it is over with ${canonical(due.outcome)}` : `${due.seat} is due: ${due.asks}`
}

function gamePlaces({ changes }: LegalResult, reply: Of<'result'>, { game, ignores }: Judging): readonly Mismatch[] {
  const [wanted, got] = [changedBy(game, changes), reply.game].map((one) => withoutPlaces(one, ignores))
  return placesBetween(wanted, got)
}

type LegalResult = Extract<Result, { verdict: 'legal' }>
type RefusedResult = Extract<Result, { verdict: 'refused' }>

const duePlaces = ({ due }: LegalResult, reply: Of<'result'>): readonly Mismatch[] =>
  reply.due === undefined ? [] : placesBetween({ due }, { due: reply.due })

function refusedMiss(asked: ResultCase, expected: Result, { at, reasons }: Of<'refused'>): Miss | undefined {
  const because = reasons?.length ? ` (${reasons.join('; ')})` : ''
  const isLegal = expected.verdict === 'legal'
  // Where nothing can be done, what begins may be refused as well.
  if (isLegal && expected.nothing && asked.choices.length === 0) return undefined
  if (!isLegal && (at === undefined || at === expected.at)) return undefined
  if (!isLegal && at !== undefined && at > expected.at)
    return { says: `allows what is refused: ${refusal(asked, expected)}` }
  const which = at === undefined ? '' : `: ${choiceAt(asked, at)}`
  return { says: `refuses what is legal${which}${because}` }
}

const choiceAt = ({ choices }: Pick<Case, 'choices'>, at: number): string =>
  `choice ${at} ${choices[at] === undefined ? '' : canonical(choices[at])}`.trimEnd()

const refusal = (asked: ResultCase, { at, clauses }: RefusedResult): string =>
  clauses.length > 0 ? `${choiceAt(asked, at)} by ${clauses.join(', ')}` : `${choiceAt(asked, at)}${whyNot([])}`

function judgementMiss(asked: JudgementCase, { legal, refusing }: Judgement, reply: Reply): Miss | undefined {
  if (reply.type === 'refused') return { says: `refuses the way there: ${choiceAt(asked, reply.at ?? 0)}` }
  if (reply.type !== 'judged') return unlike(reply)
  const wrong = legal.flatMap((expected, at) => (reply.legal[at] === expected ? [] : [at]))
  if (wrong.length === 0) return undefined
  const told = wrong.slice(0, 3).map((at) => {
    const candidate = canonical(asked.candidates[at])
    return legal[at] ? `refuses ${candidate}` : `allows ${candidate}${whyNot(refusing[at] ?? [])}`
  })
  const more = wrong.length > told.length ? [`and ${wrong.length - told.length} more`] : []
  const places = wrong.map((at) => ({
    at: `/legal/${at}`,
    expected: legal[at] ?? null,
    got: reply.legal[at] ?? null,
  }))
  return { says: [...told, ...more].join('; '), places, wrong }
}

const whyNot = (clauses: readonly string[]): string =>
  clauses.length > 0 ? `, refused by ${clauses.join(', ')}` : ', which is never offered there'

function censusMiss(asked: CensusCase, expected: Divided, reply: Reply, { ignores }: Judging): Miss | undefined {
  if (reply.type === 'refused') return { says: `refuses the way there: ${choiceAt(asked, reply.at ?? 0)}` }
  if (reply.type !== 'counted') return unlike(reply)
  // What is not modelled cannot tell games apart.
  const counted = ignores.length > 0 ? (['actions'] as const) : (['actions', 'positions', 'digest'] as const)
  const places = counted.flatMap((field) =>
    expected[field] === reply[field] ? [] : [{ at: `/${field}`, expected: expected[field], got: reply[field] }],
  )
  if (places.length === 0) return undefined
  const parts = partPlaces(expected, reply, counted)
  const narrowed = parts.length > 0 ? `; first after ${parts[0]?.at}` : ''
  const [{ expected: wanted, got, at } = { at: '' }] = places
  return { says: `counts ${got} ${at.slice(1)}, expected ${wanted}${narrowed}`, places: [...places, ...parts] }
}

/** The first choices after which the counts differ. */
function partPlaces(
  expected: Divided,
  reply: Of<'counted'>,
  counted: readonly ('actions' | 'positions' | 'digest')[],
): readonly Mismatch[] {
  if (reply.parts === undefined) return []
  const table = (parts: Divided['parts']) =>
    Object.fromEntries(
      parts.map((part) => [canonical(part.choice), Object.fromEntries(counted.map((field) => [field, part[field]]))]),
    )
  const [wanted, got] = [table(expected.parts), table(reply.parts)]
  const choices = [...new Set([...Object.keys(wanted), ...Object.keys(got)])]
  return choices.flatMap((choice) =>
    canonical(wanted[choice]) === canonical(got[choice])
      ? []
      : [{ at: choice, ...(wanted[choice] && { expected: wanted[choice] }), ...(got[choice] && { got: got[choice] }) }],
  )
}

const unlike = ({ type }: Reply): Miss => ({ says: `answers "${type}"` })
