/** Cases: situations with what the rules say to them, ready to be written. @module */
import { type Book, canonical, type GameState, type Readings, rulesOf, words } from '#core'
import type { CensusAsked } from '../census/census-cases.js'
import { begunIn } from '../engine/follow-situation.js'
import type { Case, Judgement, Origin } from '../format/case.js'
import { caseIdOf } from '../format/case-id.js'
import type { PlainChoice, PlainGame } from '../format/situation.js'
import { answersOf, type ExpectedAnswer } from './expected-answer.js'
import type { Situated } from './follow-situation.js'
import { optionIn, plainGame, positionIdOf } from './game-cache.js'

/** A request to an implementation, with its origin. */
export interface CaseRequest extends Situated {
  readonly asks: 'result' | 'judgement'
  readonly candidates?: readonly PlainChoice[]
  readonly origin: Origin
  readonly reached: Case['reached']
  /** The subject of the case, if there is a better sentence than one of its choices. */
  readonly about?: string
  /** Readings that are not the usual ones, and whose answer is wanted too. */
  readonly variants?: readonly Readings[]
}

/** Adds to a request the readings under which the same request was made elsewhere. */
export function withVariants(asked: CaseRequest, { variants = [] }: CaseRequest): CaseRequest {
  const all = new Map([...(asked.variants ?? []), ...variants].map((readings) => [canonical(readings), readings]))
  return all.size > 0 ? { ...asked, variants: [...all.values()] } : asked
}

/** Two ways to positions that a seat cannot tell apart, as a case asks about them. */
export interface PairAsked extends Situated {
  readonly about: string
  readonly reached: Case['reached']
  readonly seat: string
  readonly other: Pick<Situated, 'game' | 'choices'>
  readonly candidates: readonly PlainChoice[]
}

/** Cases as they are made: each id once, and each game once. */
export interface CaseMaker {
  readonly idOf: (asked: CaseRequest) => string
  /** True if a situation can begin: its game is valid, and what begins there keeps the invariants. */
  readonly canBegin: (situated: Situated) => boolean
  /** Makes a case; nothing where it cannot begin, or the rules contradict themselves. */
  readonly make: (asked: CaseRequest) => Case | undefined
  /** Makes the case as if it were the only one. */
  readonly alone: (asked: CaseRequest) => Case | undefined
  /** Makes a case of which somebody else has found what it would be. */
  readonly take: (asked: CaseRequest, alone: Case | undefined) => Case | undefined
  /** Makes a case of a census. */
  readonly count: (asked: CensusAsked) => Case
  /** Makes a case of a pair; nothing where the rules themselves, as somebody may read them, do not say the same of both. */
  readonly pair: (asked: PairAsked) => Case | undefined
  /** Takes cases that are made, and that nobody asks for otherwise, with their games. */
  readonly add: (cases: readonly Case[], positions: Iterable<readonly [string, PlainGame]>) => void
  readonly cases: () => readonly Case[]
  /** The games of the cases, by their names. */
  readonly positions: () => ReadonlyMap<string, PlainGame>
}

/** Makes cases of a book. */
export function caseMakerOf<Game extends GameState>(book: Book<Game>): CaseMaker {
  const base = plainGame(book.empty)
  const answers = answersOf(book)
  const rules = rulesOf(book, { trace: false })
  const cases = new Map<string, Case>()
  const made = new Map<string, CaseRequest>()
  const games = new Map<string, PlainGame>()
  const begun = new Map<string, boolean>()
  const keeping = (book.secrets?.clauses ?? []).map(({ id }) => id).sort()

  const canBegin = ({ game, begin }: Situated): boolean => {
    const text = `${positionIdOf(game)} ${canonical(begin)}`
    const known = begun.get(text) ?? begunIn(rules, { game, begin }).ok
    begun.set(text, known)
    return known
  }
  const idOf = ({ asks, game, begin, choices, candidates }: CaseRequest) =>
    caseIdOf(base, { asks, game, begin, choices, ...(candidates && { candidates }) })

  const alone = (asked: CaseRequest, id = idOf(asked)): Case | undefined => {
    if (!canBegin(asked)) return undefined
    const { game, variants, candidates, ...rest } = asked
    const about = { ...rest, id, about: asked.about ?? sentenceOf(asked), given: positionIdOf(game) }
    return judgedOrPlayed(answers, asked, about, candidates, variants)
  }
  const keep = (asked: CaseRequest, answered: Case | undefined): Case | undefined => {
    if (answered === undefined) return undefined
    cases.set(answered.id, answered)
    made.set(answered.id, asked)
    games.set(answered.given, asked.game)
    return answered
  }
  /** Resolves a request. If it was made before under other readings, it keeps its words and gets all the readings. */
  const meant = (wanted: CaseRequest) => {
    const id = idOf(wanted)
    const before = made.get(id)
    const asked = before ? withVariants(before, wanted) : wanted
    return { id, asked, known: asked.variants?.length === before?.variants?.length ? cases.get(id) : undefined }
  }
  const make = (wanted: CaseRequest): Case | undefined => {
    const { id, asked, known } = meant(wanted)
    return known ?? keep(asked, alone(asked, id))
  }

  return {
    idOf,
    canBegin,
    make,
    alone: (asked) => alone(asked),
    take: (asked, answered) => (answered && made.has(answered.id) ? make(asked) : keep(asked, answered)),
    count: ({ game, about, begin, clauses, refusing, expected }) => {
      const id = caseIdOf(base, { asks: 'census', game, begin, choices: [] })
      const given = positionIdOf(game)
      const head = { about, origin: 'census', reached: 'constructed', given, begin, choices: [] } as const
      const counted: Case = { id, ...head, asks: 'census', clauses: [...clauses], refusing: [...refusing], expected }
      cases.set(id, counted)
      games.set(given, game)
      return counted
    },
    pair: ({ about, reached, seat, candidates, other, ...one }) => {
      const { game, begin, choices } = one
      const two = { ...other, begin }
      if (!canBegin(one) || !canBegin(two)) return undefined
      const [said, again] = [one, two].map((way) => answers.judgement(way, candidates)?.expected.map(whatIsLegal))
      if (said === undefined || canonical(said) !== canonical(again)) return undefined
      const [given, otherwise] = [game, other.game].map(positionIdOf) as [string, string]
      const pair: Case = {
        id: caseIdOf(base, { asks: 'pair', seat, ...one, other, candidates }),
        ...{ about, origin: 'pair', reached, given, begin, choices, asks: 'pair', seat, candidates },
        other: { given: otherwise, choices: other.choices },
        clauses: keeping,
        refusing: [],
        expected: [{ readings: {}, same: true }],
      }
      cases.set(pair.id, pair)
      games.set(given, game).set(otherwise, other.game)
      return pair
    },
    add: (some, positions) => {
      for (const one of some) cases.set(one.id, one)
      for (const [given, game] of positions) games.set(given, game)
    },
    cases: () => [...cases.values()],
    positions: () => games,
  }
}

const whatIsLegal = ({ readings, legal }: Judgement) => ({ readings, legal })

type About = Pick<Case, 'id' | 'about' | 'origin' | 'reached' | 'given' | 'begin' | 'choices'>

function judgedOrPlayed(
  answers: ReturnType<typeof answersOf>,
  asked: CaseRequest,
  about: About,
  candidates: readonly PlainChoice[] | undefined,
  variants: readonly Readings[] | undefined,
): Case | undefined {
  if (candidates === undefined) {
    const answer = answers.result(asked, variants)
    return answer && { ...headOf(about, answer), asks: 'result', expected: answer.expected }
  }
  const answer = answers.judgement(asked, candidates, variants)
  return answer && { ...headOf(about, answer), asks: 'judgement', candidates, expected: answer.expected }
}

const headOf = (
  { id, about, origin, reached, given, begin, choices }: About,
  answer: Omit<ExpectedAnswer<never>, 'expected'>,
) => ({
  id,
  about,
  origin,
  clauses: [...answer.clauses].sort(),
  refusing: [...answer.refusing].sort(),
  reached,
  given,
  begin,
  choices,
})

/** Describes a situation in a sentence that does not reveal the answer. */
function sentenceOf({ asks, begin: { procedure }, choices }: CaseRequest): string {
  const last = choices.at(-1)
  const told = last === undefined ? 'as it begins' : `after ${last.seat}: ${words(optionIn(last))}`
  const number = choices.length > 1 ? `, the last of ${choices.length} choices` : ''
  return asks === 'judgement'
    ? `${procedure}: what may be chosen ${told}${number}`
    : `${procedure}: what comes ${told}${number}`
}
