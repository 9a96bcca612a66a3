/** Reduction: failures in their smallest form, by asking the implementation about ever smaller situations. @module */

import {
  type Book,
  examplesHold,
  firstOf,
  type GameState,
  parseJson,
  rulesOf,
  type Search,
  searchedLater,
  smallest,
} from '#core'
import { type Observation, observationsOf } from '../blame/blame.js'
import type { Claim, Claims } from '../blame/responsible-clauses.js'
import type { Case } from '../format/case.js'
import { choiceSchema, type PlainChoice } from '../format/situation.js'
import type { TalkOptions } from '../runner/line-protocol.js'
import type { Outcome, Reduced, Run } from '../runner/outcome.js'
import type { Reduction } from '../runner/run.js'
import { caseClauses, type Suite } from '../runner/suite.js'
import { type CaseRequest, caseMakerOf } from '../vectors/case-maker.js'
import { toldSmall } from './describe-reduction.js'
import { type Cutter, cutterFor } from './shrink-case.js'
import { type Failing, type Probed, type Prober, proberFor } from './try-smaller.js'

/** The options for reducing failures. */
export interface Reducing<Game extends GameState = GameState> {
  readonly book: Book<Game>
  readonly suite: Suite
  readonly cases: readonly Case[]
  readonly sides: readonly TalkOptions[]
  /** The maximum number of failures of each clause. */
  readonly limit: number
  readonly signal?: AbortSignal
  readonly told?: (done: number, total: number) => void
  /** The claims on failures. */
  readonly claims?: Claims
}

/** A failure that is to be reduced, with the clause that is to blame for it. */
interface Wanted {
  readonly found: Case
  readonly outcome: Outcome
  readonly suspect: string | undefined
}

/** Failures of a run in their smallest form: some of each clause that is to blame. */
export async function reducedFrom<Game extends GameState>(
  run: Run,
  { book, suite, cases, limit, told, ...how }: Reducing<Game>,
): Promise<Reduction> {
  const { claims = () => undefined } = how
  const wanted = wantedIn(run, {
    cases,
    limit,
    claimOf: (asked, outcome) => claims({ asked, game: suite.gameOf(asked), outcome }),
  })
  const maker = caseMakerOf(book)
  const prober = proberFor(maker, how)
  const cutter = cutterFor(book)
  const rules = rulesOf(book)
  const small: Reduced[] = []
  const observations: Observation[] = []
  try {
    for (const [at, one] of wanted.entries()) {
      told?.(at, wanted.length)
      const before = prober.probed().length
      const toldAs = (failing: Failing) => toldSmall({ book, maker, cutter, claims }, failing, one)
      const isTold = (failing: Failing) => examplesHold(rules, toldAs(failing).example ?? '')
      const found = await smallestOf(askedIn(suite, one), one.suspect, { prober, cutter, isTold })
      if (found === undefined) continue
      small.push(toldAs(found))
      observations.push(...observationsNear(found, prober.probed().slice(before)))
    }
  } finally {
    prober.stop()
  }
  return { reduced: small, observations }
}

/** The observations of situations no longer than the smallest form; longer ones show too much else. */
const observationsNear = ({ asked }: Failing, probed: readonly Probed[]): readonly Observation[] =>
  probed.flatMap((one) => (one.asked.choices.length <= asked.choices.length ? one.observations : []))

/** The choice of failures to reduce. */
interface Wanting extends Pick<Reducing, 'cases' | 'limit'> {
  readonly claimOf: (asked: Case, outcome: Outcome) => Claim | undefined
}

/** The failures of each clause that is to blame, those with the fewest choices first. */
function wantedIn({ suspects, cases: outcomes }: Run, { cases, limit, claimOf }: Wanting): readonly Wanted[] {
  const known = new Map(cases.map((one) => [one.id, one]))
  const rank = new Map(suspects.map(({ clause }, at) => [clause, at]))
  const failures = outcomes.flatMap((outcome): readonly Wanted[] => {
    const found = known.get(outcome.id)
    if (found === undefined || outcome.status !== 'failed') return []
    if (found.asks === 'pair' || (found.asks === 'census' && miscounted(outcome) === undefined)) return []
    const shown = observationsOf(found, outcome, claimOf(found, outcome)).flatMap(({ failed, clauses }) =>
      failed ? clauses : [],
    )
    const [suspect] = shown.filter((clause) => rank.has(clause)).toSorted((a, b) => rankOf(rank, a) - rankOf(rank, b))
    return [{ found, outcome, suspect }]
  })
  const taken = new Map<string | undefined, number>()
  return failures
    .toSorted((a, b) => a.found.choices.length - b.found.choices.length)
    .filter(({ suspect }) => {
      const before = taken.get(suspect) ?? 0
      taken.set(suspect, before + 1)
      return before < limit
    })
    .toSorted((a, b) => rankOf(rank, a.suspect) - rankOf(rank, b.suspect))
}

const rankOf = (rank: ReadonlyMap<string, number>, clause: string | undefined): number =>
  rank.get(clause ?? '') ?? rank.size

/**
 * The situations of a failing case. A judgement keeps only the first wrongly judged candidate, and a census one extra choice. If
 * the implementation can play such a candidate, the result shows more than the judgement.
 */
function askedIn(suite: Suite, { found, outcome }: Wanted): readonly CaseRequest[] {
  const { origin, reached, begin, choices } = found
  const situation = { game: suite.gameOf(found), begin, choices, origin, reached }
  const candidate =
    found.asks === 'judgement'
      ? found.candidates[outcome.wrong?.[0] ?? 0]
      : found.asks === 'census' && miscounted(outcome)
  if (!candidate) return [{ ...situation, asks: 'result' }]
  return [
    { ...situation, asks: 'result', choices: [...choices, candidate] },
    { ...situation, asks: 'judgement', candidates: [candidate] },
  ]
}

/** A first choice that only one side counts at all. */
function miscounted({ places = [] }: Outcome): PlainChoice | undefined {
  const place = places.find(
    ({ at, expected, got }) => at.startsWith('{') && (expected === undefined || got === undefined),
  )
  const read = parseJson(place?.at ?? '')
  return read.ok ? choiceSchema.parse(read.value) : undefined
}

interface Tools {
  readonly prober: Prober
  readonly cutter: Cutter
  /** Tests whether a failure can be written as an example that passes. */
  readonly isTold: (failing: Failing) => boolean
}

/** The smallest situation in which the implementation fails in the same way. */
async function smallestOf(
  asked: readonly CaseRequest[],
  suspect: string | undefined,
  { prober, cutter, isTold }: Tools,
): Promise<Failing | undefined> {
  const whole = await searchedLater(firstOf<CaseRequest, Failing>(asked), prober.fails)
  if (whole === undefined) return undefined
  const wanted = kindOf(whole)
  const alike = async (situation: CaseRequest) => {
    const failing = await prober.fails(situation)
    return failing && kindOf(failing) === wanted ? failing : undefined
  }
  // Where it first goes wrong is no guess, and what is to blame is one.
  const begun = await searchedLater(earlier(whole), alike)
  const about = suspect !== undefined && caseClauses(begun.found).includes(suspect) ? suspect : undefined
  const search = smallest<CaseRequest, Failing>(begun, {
    shorter: (failing) => cutter.later(failing.asked),
    nearer: (failing) => cutter.nearer(failing.asked),
  })
  const wasTold = isTold(begun)
  return searchedLater(search, async (situation) => {
    const failing = await alike(situation)
    if (failing === undefined || (about !== undefined && !caseClauses(failing.found).includes(about))) return undefined
    return wasTold && !isTold(failing) ? undefined : failing
  })
}

/** In which way an answer is wrong. */
const kindOf = ({ outcome: { says = '' } }: Failing): string => says.split(/[ :]/).slice(0, 2).join(' ')

/** The same failure after the fewest first choices. */
function* earlier(failing: Failing): Search<CaseRequest, Failing, Failing> {
  const { asked } = failing
  if (asked.asks !== 'result') return failing
  let [least, best] = [0, failing]
  for (let most = asked.choices.length; least < most; ) {
    const middle = Math.floor((least + most) / 2)
    const found = yield { ...asked, choices: asked.choices.slice(0, middle) }
    if (found) [most, best] = [middle, found]
    else least = middle + 1
  }
  return best
}
