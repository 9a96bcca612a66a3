/** Selection: few small cases that together show all that a survey saw. @module */

import { canonical, type GameState, type RefusedChoice } from '#core'
import type { Case } from '../format/case.js'
import type { PlainChoice } from '../format/situation.js'
import type { CaseMaker, CaseRequest } from './case-maker.js'
import { countingOf, gathering, type Showing, type Shows, withoutNeedless } from './collect-cases.js'
import type { Goal } from './coverage-goals.js'
import { beginningName } from './follow-situation.js'
import { inOrder, plainChoice, plainGame, plainOffered } from './game-cache.js'
import type { Sighting, Sightings, Survey } from './goal-survey.js'
import { type Gone, retracing, toTheEnd } from './retrace-paths.js'
import type { Walker } from './rules-walker.js'
import { unusual } from './survey-sources.js'

/** The result of a selection: all goals reached, and whether each is shown. */
export interface Selected {
  readonly goals: readonly (Goal & { readonly isShown: boolean })[]
}

/** The goals already shown. */
export interface Already {
  /** The cases that are made for their own sake. */
  readonly standing: readonly Shows[]
  /** The goals shown by complete games; they count only if nothing smaller shows them. */
  readonly inGames: ReadonlySet<number>
}

/** The part of a case maker that names situations and tests whether they can begin. */
type Teller = Pick<CaseMaker, 'idOf' | 'canBegin'>

/** The requests that show every reached goal as often as necessary. */
export interface Chosen {
  /** The requests, grouped by their start, so that each start is followed only once. */
  readonly asked: readonly CaseRequest[]
  /** Returns the result of the selection, given whether each necessary case could be made. */
  readonly selected: (isMade: (number: number) => boolean) => Selected
}

/** Chooses what is to be asked, goal by goal. */
export function* choosing<Game extends GameState>(
  walker: Walker<Game>,
  survey: Survey<Game>,
  maker: Teller,
  already: Already,
  told: (gate: string, done: number, total: number) => void = () => undefined,
): Generator<void, Chosen> {
  const seen = survey.seen()
  const { all } = walker.goals
  const shown = countingOf(all)
  const gathered = gathering(already.standing, shown)
  const showingOf = tellerOf(walker, survey, maker)
  const order = rarestFirst(all, seen)
  for (const [at, goal] of order.entries()) {
    told('goals', at, order.length)
    for (const sighting of seen[goal]?.best ?? []) {
      if (shown.isEnough(goal)) break
      const showing = showingOf(sighting, goal)
      if (showing) gathered.add(showing)
      yield
    }
  }
  const needed = withoutNeedless(gathered.found(), shown)
    .map((one) => ({ ...one, name: beginningName(one.asked) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const selected: Chosen['selected'] = (isMade) => {
    for (const [at, { shows }] of needed.entries()) if (!isMade(at)) shown.remove(shows)
    shown.add([...already.inGames].filter((goal) => shown.times(goal) === 0))
    const goals = all.map((goal, number) => ({ ...goal, number, isShown: shown.times(number) > 0 }))
    return { goals: goals.filter(({ number, isShown }) => isShown || seen[number] !== undefined) }
  }
  return { asked: needed.map(({ asked }) => asked), selected }
}

const rarestFirst = (
  all: readonly Goal[],
  seen: readonly Sightings<never>[] | readonly (Pick<Sightings<GameState>, 'times'> | undefined)[],
) =>
  all
    .map((goal, number) => ({ goal, number, times: seen[number]?.times ?? 0 }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => a.times - b.times || (a.goal.name < b.goal.name ? -1 : 1))
    .map(({ number }) => number)

/** Finds the smallest case of a sighting that shows a goal. */
function tellerOf<Game extends GameState>(walker: Walker<Game>, survey: Survey<Game>, maker: Teller) {
  const retrace = retracing(walker)
  const looked = new WeakMap<Gone<Game>, Told<Game> | undefined>()
  const ended = new WeakMap<Gone<Game>, Told<Game> | undefined>()
  const told = (gone: Gone<Game>, sighting: Sighting<Game>): Told<Game> | undefined => {
    if (sighting.asks === 'refusal') return refusedAfter(walker, gone, sighting.refused)
    const known = sighting.asks === 'result' ? ended : looked
    const tell = sighting.asks === 'result' ? resultOf : judgementOf
    if (!known.has(gone)) known.set(gone, tell(walker, gone))
    return known.get(gone)
  }
  return (sighting: Sighting<Game>, goal: number): Showing | undefined => {
    for (const gone of retrace(sighting.place)) {
      const telling = told(gone, sighting)
      if (!telling?.shows.includes(goal)) continue
      const asked = askedOf(walker, survey, telling, walker.goals.all[goal]?.origin ?? 'row')
      if (maker.canBegin(asked)) return { id: maker.idOf(asked), asked, shows: telling.shows }
    }
    return undefined
  }
}

/** A request, and the goals that its answer shows. */
interface Told<Game extends GameState> {
  readonly gone: Gone<Game>
  readonly asks: CaseRequest['asks']
  readonly choices: readonly PlainChoice[]
  readonly candidates?: readonly PlainChoice[]
  readonly shows: readonly number[]
}

function resultOf<Game extends GameState>(walker: Walker<Game>, gone: Gone<Game>): Told<Game> {
  const whole = toTheEnd(walker, gone)
  return { gone: whole, asks: 'result', choices: whole.choices, shows: whole.shows }
}

function judgementOf<Game extends GameState>(walker: Walker<Game>, gone: Gone<Game>): Told<Game> | undefined {
  const { due, refused, shows } = walker.look(gone.place)
  if (due.over) return undefined
  const candidates = inOrder([...plainOffered(due), ...refused.map(plainChoice)])
  return { gone, asks: 'judgement', choices: gone.choices, candidates, shows }
}

/** A refusal, if it is one from there on: a right of a procedure further out is not even asked about. */
function refusedAfter<Game extends GameState>(
  walker: Walker<Game>,
  gone: Gone<Game>,
  sighted: RefusedChoice,
): Told<Game> | undefined {
  const choice = plainChoice(sighted)
  const text = canonical(choice)
  const refused = [...gone.passed, ...walker.look(gone.place).refused].find(
    (other) => canonical(plainChoice(other)) === text,
  )
  return refused && { gone, asks: 'result', choices: [...gone.choices, choice], shows: walker.goals.ofRefusal(refused) }
}

function askedOf<Game extends GameState>(
  { rules }: Walker<Game>,
  survey: Survey<Game>,
  { gone: { root }, asks, choices, candidates }: Told<Game>,
  origin: Case['origin'],
): CaseRequest {
  const { game, call } = root
  const variant = unusual(rules.book, game)
  return {
    asks,
    origin,
    reached: root.natural && survey.isByPlay(game) ? 'by play' : 'constructed',
    game: plainGame(game),
    begin: { procedure: call.procedure.name, args: call.args },
    choices,
    ...(candidates && { candidates }),
    ...(Object.keys(variant).length > 0 && { variants: [variant] }),
  }
}
