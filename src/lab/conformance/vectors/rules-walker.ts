/** Walking through the rules, step by step, and telling what each step shows. @module */

import {
  afresh,
  afreshGame,
  type Book,
  type Choice,
  canonical,
  type Decision,
  type GameState,
  type Opening,
  type Option,
  type Over,
  type Place,
  type RefusedChoice,
  type Rules,
  rulesOf,
  surveyorOf,
  type Traced,
  withViews,
} from '#core'
import { type Goals, goalsOf } from './coverage-goals.js'
import type { Inspector } from './inspect-views.js'

/** The result of a step, and the goals that it shows. */
export interface StepResult<Game extends GameState> {
  readonly place: Place<Game>
  readonly trace: readonly Traced[]
  readonly shows: readonly number[]
}

/** A decision with its options and refusals. */
export interface Outlook<Game extends GameState> {
  /** The place, as a new value of which nothing is known yet but what was asked now. */
  readonly place: Place<Game>
  readonly due: Decision | Over
  /** Everything that is refused, with what the priorities of the book leave out. */
  readonly refused: readonly RefusedChoice[]
  readonly shows: readonly number[]
}

/** Walks through the rules of a book. */
export interface Walker<Game extends GameState> {
  readonly rules: Rules<Game>
  readonly goals: Goals
  readonly begin: (opening: Opening<Game>) => StepResult<Game>
  readonly look: (place: Place<Game>) => Outlook<Game>
  readonly step: (place: Place<Game>, choice: Pick<Choice, 'option' | 'asks'>) => StepResult<Game>
}

/** A walker through the rules of a book. */
export function walkerOf<Game extends GameState>(book: Book<Game>, inspect?: Inspector): Walker<Game> {
  const goals = goalsOf(book, inspect)
  let trace: readonly Traced[] = []
  const surveyor = surveyorOf(book, (told) => {
    trace = told
  })
  const walked = (asks: string | undefined, step: () => Place<Game>): StepResult<Game> => {
    trace = []
    const heard = goals.hearing()
    const place = withViews(heard.listen, step)
    return { place, trace, shows: goals.ofStep(asks, trace, heard) }
  }
  const refusedAt = refusedIn(book)
  return {
    rules: surveyor.rules,
    goals,
    begin: (opening) => walked(undefined, () => surveyor.begin({ ...opening, game: afreshGame(opening.game) })),
    step: (place, { option, asks }) => walked(asks, () => surveyor.after(place, option)),
    look: (from) => {
      const place = { ...from, position: afresh(from.position) }
      const heard = goals.hearing()
      const [due, refused] = withViews(heard.listen, () => {
        const decision = surveyor.rules.decide(place.position)
        return [decision, refusedAt(place, decision)] as const
      })
      return { place, due, refused, shows: due.over ? [] : goals.ofJudgement(due, refused, heard) }
    },
  }
}

/** Finds what may not be chosen: what the rules refuse, and for a seat that the book plays, what it passes over. */
export function refusedIn<Game extends GameState>(book: Book<Game>) {
  const { automaton: _, ...byHand } = book
  const rules = rulesOf(byHand, { trace: false })
  return ({ position }: Pick<Place<Game>, 'position'>, due: Decision | Over): readonly RefusedChoice[] => {
    if (due.over) return []
    const refused = [...due.refused(), ...due.asides.refused()]
    const open = due.advised && rules.decide(position)
    if (open === undefined || open.over) return refused
    const kept = new Set(due.choices.map(({ option }) => canonical(option)))
    const refusals = [{ table: 'priorities', row: -1, clauses: due.advised?.advice.clauses ?? [], because: {} }]
    const left = open.choices.filter(({ option }) => !kept.has(canonical(option)))
    return [
      ...refused,
      ...left.map(({ option }: { readonly option: Option }) => ({ option, seat: due.seat, refusals })),
    ]
  }
}
