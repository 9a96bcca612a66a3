/** Writes: which transitions change a game on the way through a situation, and which clauses they apply. @module */
import {
  type Book,
  type Chart,
  entering,
  type GameState,
  type Hit,
  once,
  type Plan,
  rulesOf,
  type StepGiven,
  type Stepper,
  taking,
  tryOrUndefined,
  withJournal,
} from '#core'
import { begunIn, followChoices } from '../engine/follow-situation.js'
import type { Situated } from '../vectors/follow-situation.js'

/** A change of the game. */
export interface Write {
  /** The transition that makes it, with its chart. */
  readonly way: string
  /** The ids of its clauses, and of those that decided in it. */
  readonly clauses: readonly string[]
  readonly before: object
  readonly after: object
}

/** Tells what writes in the situations of a book; nothing of one that cannot begin. */
export function writesOf<Game extends GameState>(
  book: Book<Game>,
): (situated: Situated) => readonly Write[] | undefined {
  let writes: Write[] = []
  const rules = rulesOf(book, { trace: false, steps: watching((write) => void writes.push(write)) })
  return ({ game, begin, choices }) => {
    writes = []
    return tryOrUndefined(() => {
      const begun = begunIn(rules, { game, begin })
      if (!begun.ok) return undefined
      followChoices(rules, begun.value, choices)
      return writes
    })
  }
}

type Stage = Plan['stages'] extends ReadonlyMap<string, infer S> ? S : never
type Turn = Stage['always'][number]

/** The stepper of every day, which tells of every change of a game. */
function watching(told: (write: Write) => void): Stepper {
  const planOf = once((chart: Chart) => watched(chart, told))
  return {
    enter: (chart, game, args) => entering(planOf(chart), game, args),
    take: (chart, state, context, event) => taking(planOf(chart), state, context, event),
  }
}

function watched({ name, plan }: Chart, told: (write: Write) => void): Plan {
  // What a guard asks belongs to the transition that is taken because of it.
  let asked: { readonly by: Turn['way']; readonly hits: readonly Hit[] } | undefined
  const turn = ({ way, guard, changes, ...rest }: Turn): Turn => ({
    ...rest,
    way,
    guard:
      guard &&
      ((given) => {
        const [holds, hits] = withJournal(() => guard(given))
        if (holds) asked = { by: way, hits }
        return holds
      }),
    changes: changes.map((change) => (given: StepGiven) => {
      const [made, hits] = withJournal(() => change(given))
      const decided = asked?.by === way ? [...asked.hits, ...hits] : hits
      const clauses = [...way.requirements, ...decided.flatMap((hit) => hit.clauses)].map(({ id }) => id)
      const { game: before } = given.context
      if (made.game !== undefined && made.game !== before)
        told({ way: `${name}/${way.id}`, clauses: [...new Set(clauses)], before, after: made.game })
      return made
    }),
  })
  const stage = (one: Stage): Stage => ({
    ...one,
    on: new Map([...one.on].map(([event, turns]) => [event, turns.map(turn)])),
    always: one.always.map(turn),
  })
  return { ...plan, stages: new Map([...plan.stages].map(([state, one]) => [state, stage(one)])) }
}
