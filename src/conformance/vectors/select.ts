/**
 * Selection: few small cases that together show all that a survey saw.
 *
 * @module
 */
import type { GameState } from '../../kernel/book.js'
import type { Case } from '../format/case.js'
import type { PlainChoice } from '../format/situation.js'
import type { Asked, CaseMaker } from './cases.js'
import type { Goal } from './goals.js'
import { inOrder, plainChoice, plainGame, plainOffered } from './plain.js'
import { type Gone, goneAgain, rootsTo, toTheEnd } from './roots.js'
import type { Seen, Sighting, Survey } from './survey.js'
import type { Walker } from './walk.js'

/** What the selection came to. */
export interface Selected {
  /** The goals that were seen and that no case shows. */
  readonly missed: readonly string[]
  readonly shown: ReadonlySet<string>
  readonly goals: number
}

/** What is shown already. */
export interface Already {
  /** For every case that is made for its own sake, the numbers of the goals that it shows. */
  readonly shown: readonly (readonly number[])[]
  /** What whole games show; it counts where nothing smaller shows it. */
  readonly inGames: ReadonlySet<number>
}

/** A case with the goals that it shows. */
interface Showing {
  readonly id: string
  readonly shows: readonly number[]
}

/** How many ways to tell a sighting are tried. */
const TRIES = 14

/** Makes cases until every goal that was seen is shown as often as it is to be. */
export function select<Game extends GameState>(
  walker: Walker<Game>,
  survey: Survey<Game>,
  maker: CaseMaker,
  already: Already,
  told: (done: number, total: number) => void = () => undefined,
): Selected {
  const seen = survey.seen()
  const { all } = walker.goals
  const shown = new Map<number, number>()
  const show = (goals: readonly number[]) => {
    for (const goal of goals) shown.set(goal, (shown.get(goal) ?? 0) + 1)
  }
  for (const goals of already.shown) show(goals)
  const standing = new Set(maker.cases().map(({ id }) => id))
  const made = new Map<string, Showing>()
  const order = rarestFirst(all, seen)
  for (const [at, goal] of order.entries()) {
    told(at, order.length)
    for (const sighting of seen[goal]?.best ?? []) {
      if ((shown.get(goal) ?? 0) >= (all[goal]?.times ?? 1)) break
      const showing = caseOf(walker, survey, maker, sighting, goal)
      if (showing === undefined || made.has(showing.id) || standing.has(showing.id)) continue
      made.set(showing.id, showing)
      show(showing.shows)
    }
  }
  for (const id of needless([...made.values()], all, shown)) maker.drop(id)
  show([...already.inGames].filter((goal) => !shown.has(goal)))
  return {
    missed: order.filter((goal) => !shown.has(goal)).map((goal) => all[goal]?.name ?? ''),
    shown: new Set([...shown.keys()].map((goal) => all[goal]?.name ?? '')),
    goals: order.length,
  }
}

const rarestFirst = (
  all: readonly Goal[],
  seen: readonly Seen<never>[] | readonly (Pick<Seen<GameState>, 'times'> | undefined)[],
) =>
  all
    .map((goal, number) => ({ goal, number, times: seen[number]?.times ?? 0 }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => a.times - b.times || (a.goal.name < b.goal.name ? -1 : 1))
    .map(({ number }) => number)

/** The smallest case of a sighting that shows a goal. */
function caseOf<Game extends GameState>(
  walker: Walker<Game>,
  survey: Survey<Game>,
  maker: CaseMaker,
  sighting: Sighting<Game>,
  goal: number,
): Showing | undefined {
  let tries = 0
  for (const rooted of rootsTo(sighting.place)) {
    tries += 1
    if (tries > TRIES) return undefined
    const gone = goneAgain(walker, rooted)
    if (gone === undefined) continue
    const showing = told(walker, gone, sighting)
    if (!showing?.shows.includes(goal)) continue
    const origin = walker.goals.all[goal]?.origin ?? 'row'
    const made = maker.make(askedOf(survey, showing, origin))
    if (made) return { id: made.id, shows: showing.shows }
  }
  return undefined
}

/** What is to be asked, and what the answer shows. */
interface Told<Game extends GameState> {
  readonly gone: Gone<Game>
  readonly asks: Asked['asks']
  readonly choices: readonly PlainChoice[]
  readonly candidates?: readonly PlainChoice[]
  readonly shows: readonly number[]
}

function told<Game extends GameState>(
  walker: Walker<Game>,
  gone: Gone<Game>,
  sighting: Sighting<Game>,
): Told<Game> | undefined {
  if (sighting.asks === 'result') {
    const whole = toTheEnd(walker, gone)
    return { gone: whole, asks: 'result', choices: whole.choices, shows: whole.shows }
  }
  if (sighting.asks === 'refusal') {
    const choice = plainChoice(sighting.refused)
    return { gone, asks: 'result', choices: [...gone.choices, choice], shows: walker.goals.ofRefusal(sighting.refused) }
  }
  const { due, refused, shows } = walker.look(gone.place)
  if (due.over) return undefined
  const candidates = inOrder([...plainOffered(due), ...refused.map(plainChoice)])
  return { gone, asks: 'judgement', choices: gone.choices, candidates, shows }
}

const askedOf = <Game extends GameState>(
  survey: Survey<Game>,
  { gone: { rooted }, asks, choices, candidates }: Told<Game>,
  origin: Case['origin'],
): Asked => ({
  asks,
  origin,
  reached: rooted.natural && survey.isByPlay(rooted.opening.game) ? 'by play' : 'constructed',
  game: plainGame(rooted.opening.game),
  begin: { procedure: rooted.opening.call.procedure.name, args: rooted.opening.call.args },
  choices,
  ...(candidates && { candidates }),
})

/** The cases without which every goal is still shown as often, the last made first. */
function needless(made: readonly Showing[], all: readonly Goal[], shown: Map<number, number>): readonly string[] {
  return made.toReversed().flatMap(({ id, shows }) => {
    const times = (goal: number) => shown.get(goal) ?? 0
    if (shows.some((goal) => times(goal) <= (all[goal]?.times ?? 1))) return []
    for (const goal of shows) shown.set(goal, times(goal) - 1)
    return [id]
  })
}
