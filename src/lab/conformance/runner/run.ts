/** Runs: the cases of a suite are put to an implementation, and everything that follows from its answers. @module */

import { type Observation, observationsOf, suspectsIn } from '../blame/blame.js'
import type { Claim, Claims } from '../blame/responsible-clauses.js'
import type { Case, PairCase } from '../format/case.js'
import type { Reply, RequestKind, Started } from '../format/messages.js'
import { comparedOn } from './compare-answers.js'
import { verdictOn } from './judge-answer.js'
import type { Implementation, Outcome, Reduced, Run } from './outcome.js'
import { verdictOnPair } from './pair-answers.js'
import { profileOf } from './reading-profile.js'
import { askAll, openedAll, type ScheduledItem, type Scheduling } from './schedule.js'
import { requestsFor, type Suite, suiteName } from './suite.js'
import { talliesOf, tallyOf } from './totals.js'

/** The options for running a suite. */
export interface SuiteRunOptions extends Scheduling {
  /**
   * Called once it is known who is asked. Gives the outcomes that are known already, of an earlier run; what it throws ends
   * the run before a case is asked.
   */
  readonly started?: (who: readonly Started[]) => readonly Outcome[]
}

/** The cases asked, with their outcomes. */
export interface SuiteRun {
  readonly who: readonly Started[]
  readonly outcomes: ReadonlyMap<string, Outcome>
  readonly stopped: string | undefined
}

/** Puts the cases of a suite to an implementation, or to two that are compared. */
export async function runSuite(suite: Suite, cases: readonly Case[], how: SuiteRunOptions): Promise<SuiteRun> {
  const talks = await openedAll(how.sides, how.signal)
  const who = talks.map((talk) => talk.who)
  const outcomes = new Map<string, Outcome>()
  const settled = (outcome: Outcome) => {
    outcomes.set(outcome.id, outcome)
    how.settled(outcome)
  }
  try {
    for (const known of how.started?.(who) ?? []) outcomes.set(known.id, known)
    for (const asked of cases) {
      const reason = outcomes.has(asked.id) ? undefined : unsupportedReason(asked, who)
      if (reason !== undefined) settled({ id: asked.id, status: 'skipped', says: reason })
    }
  } catch (error) {
    for (const { kill } of talks) kill()
    throw error
  }
  const items = cases.filter(({ id }) => !outcomes.has(id)).map((asked) => itemFor(suite, asked, who))
  const stopped = await askAll(items, talks, { ...how, settled })
  return { who, outcomes, stopped }
}

const itemFor = (suite: Suite, asked: Case, who: readonly Started[]): ScheduledItem => ({
  id: asked.id,
  get requests() {
    return requestsFor(suite, asked)
  },
  judge: ([replies = [], others = []]) =>
    asked.asks === 'pair' ? outcomeOfPair(asked, [replies, others], who) : outcomeOf(suite, asked, replies, who),
})

/** Judges the answers to a pair. It compares the two positions, or two implementations at each position. */
function outcomeOfPair(
  asked: PairCase,
  answers: readonly [readonly Reply[], readonly Reply[]],
  who: readonly Started[],
): Outcome {
  if (who.length === 1) return verdictOnPair(asked, [answers[0][0], answers[1][0]])
  const compared = answers.map((replies) => outcomeOf(NO_GAMES, asked, replies, who))
  return compared.find(({ status }) => status !== 'passed') ?? { id: asked.id, status: 'passed' }
}

/** An empty lookup of games, since comparing legal choices needs none. */
const NO_GAMES: Pick<Suite, 'gameOf'> = { gameOf: () => ({}) }

/** Judges the answers to a case. It compares one implementation with the rules, or two with each other. */
export function outcomeOf(
  suite: Pick<Suite, 'gameOf'>,
  asked: Case,
  [reply, other]: readonly Reply[],
  who: readonly Started[],
): Outcome {
  const ignores = who.flatMap(({ supports }) => supports.ignores ?? [])
  if (reply === undefined) return { id: asked.id, status: 'errored', says: 'no answer' }
  if (other === undefined) return verdictOn(asked, reply, { game: suite.gameOf(asked), ignores })
  return comparedOn(asked, [reply, other], { ignores, names: who.map(({ implementation }) => implementation.name) })
}

const KIND: Readonly<Record<Case['asks'], RequestKind>> = {
  result: 'case',
  judgement: 'judge',
  census: 'census',
  pair: 'judge',
}

/** Why a case is not asked; nothing where everybody supports it. */
export function unsupportedReason(
  { asks, begin }: Pick<Case, 'asks' | 'begin'>,
  who: readonly Started[],
): string | undefined {
  for (const { supports, implementation } of who) {
    const named = who.length > 1 ? `${implementation.name} ` : ''
    if (!supports.requests.includes(KIND[asks])) return `${named}does not answer ${KIND[asks]}`
    if (supports.procedures !== undefined && !supports.procedures.includes(begin.procedure))
      return `${named}does not support ${begin.procedure}`
  }
  return undefined
}

/** The tested implementation, as shown in a run. */
export const implementationOf = ({ implementation, readings, supports }: Started): Implementation => {
  const { name, version, tracker } = implementation
  return { name, version, ...(tracker !== undefined && { tracker }), readings, ignores: supports.ignores ?? [] }
}

/** Failures in their smallest form, and what the situations show that were asked on the way. */
export interface Reduction {
  readonly reduced: readonly Reduced[]
  readonly observations: readonly Observation[]
}

/** Everything that follows from the answers of an implementation. */
export function runOf(
  suite: Suite,
  cases: readonly Case[],
  { who: [who, against], outcomes, stopped }: SuiteRun,
  { reduced = [], observations: more = [], claims }: Partial<Reduction> & { readonly claims?: Claims } = {},
): Run {
  const { manifest } = suite
  const known = cases.flatMap(({ id }) => outcomes.get(id) ?? [])
  if (who === undefined) throw new Error('nobody was asked')
  const implementation = implementationOf(who)
  const claimed = claimedIn(suite, cases, outcomes, claims)
  const observations = [
    ...cases.flatMap((asked) => {
      const outcome = outcomes.get(asked.id)
      return outcome ? observationsOf(asked, outcome, claimed.get(asked.id)) : []
    }),
    ...more,
  ]
  return {
    run: 1,
    book: manifest.book,
    title: manifest.title,
    edition: manifest.edition,
    vectors: suiteName(suite),
    implementation,
    ...(against && { against: implementationOf(against) }),
    totals: tallyOf(known),
    ...(stopped !== undefined && { stopped }),
    cases: known,
    ...talliesOf(manifest, cases, outcomes),
    // Two that agree with each other tell nothing of a reading.
    profile: against ? [] : profileOf(manifest.questions, cases, outcomes, implementation.readings),
    suspects: suspectsIn(manifest, observations),
    ...unclaimedIn(claimed),
    reduced,
  }
}

/** Finds the claims on the failures of a run, by case. */
function claimedIn(
  { gameOf }: Suite,
  cases: readonly Case[],
  outcomes: ReadonlyMap<string, Outcome>,
  claims: Claims = () => undefined,
): ReadonlyMap<string, Claim> {
  const found = cases.flatMap((asked): readonly (readonly [string, Claim])[] => {
    const outcome = outcomes.get(asked.id)
    const claim = outcome?.status === 'failed' ? claims({ asked, game: gameOf(asked), outcome }) : undefined
    return claim ? [[asked.id, claim]] : []
  })
  return new Map(found)
}

/** Collects the changes that no clause causes, by kind. */
function unclaimedIn(claimed: ReadonlyMap<string, Claim>): Pick<Run, 'unclaimed'> {
  const kinds = new Map<string, { readonly what: Set<string>; readonly cases: Set<string> }>()
  for (const [id, { unclaimed }] of claimed)
    for (const { kind, says } of unclaimed) {
      const known = kinds.get(kind) ?? { what: new Set(), cases: new Set() }
      kinds.set(kind, known)
      known.what.add(says)
      known.cases.add(id)
    }
  if (kinds.size === 0) return {}
  return { unclaimed: [...kinds.values()].map(({ what, cases }) => ({ what: [...what], cases: [...cases] })) }
}
