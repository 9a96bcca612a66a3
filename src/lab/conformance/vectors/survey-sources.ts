/** The pool: everything that a survey comes through, in an order that is always the same. @module */

import {
  type Book,
  canonical,
  type GameState,
  gamesToPlay,
  type Opening,
  type Option,
  type Place,
  pickerFrom,
  type Readings,
  seatingAt,
  seatingsIn,
  shortKeys,
  usualReadings,
  type World,
} from '#core'
import type { Survey } from './goal-survey.js'

/** A play that begins with a procedure. */
export interface SurveyLine<Game extends GameState> {
  readonly opening: Opening<Game>
  readonly choices: readonly Option[]
  readonly byPlay: boolean
}

/** The extent of a survey. */
export interface Extent {
  /** The maximum number of places to examine in each world. */
  readonly places: number
  /** After how many places at which a world showed nothing new it is left. */
  readonly patience: number
  /** The number of random plays, their seed, and the maximum number of decisions in each. */
  readonly random: number
  readonly seed: number
  readonly bound: number
}

/** A game under the usual readings. */
export const usually = <Game extends GameState>({ questions }: Pick<Book<Game>, 'questions'>, game: Game): Game => ({
  ...game,
  readings: usualReadings(questions),
})

/** The readings of a game that are not the usual ones. */
export function unusual<Game extends GameState>({ questions }: Pick<Book<Game>, 'questions'>, game: Game): Readings {
  const usual = usualReadings(questions)
  return Object.fromEntries(Object.entries(game.readings).filter(([name, reading]) => usual[name] !== reading))
}

/** The number of times to try a kind of choice beside plays. */
const ASIDE = 8

/** Looks at the places of a play, and goes one step aside with kinds of choices that were seldom tried. */
export function surveyLine<Game extends GameState>(
  survey: Survey<Game>,
  { opening, choices, byPlay }: SurveyLine<Game>,
): void {
  let place = survey.begin(opening, byPlay)?.place
  for (const option of [...choices, undefined]) {
    const looked = place && survey.look(place)
    if (looked === undefined || looked.due.over) return
    const text = option && canonical(option)
    let next: Place<Game> | undefined
    for (const choice of [...looked.due.choices, ...looked.due.asides.choices()]) {
      const goesOn = canonical(choice.option) === text
      if (!goesOn && survey.tried(choice) >= ASIDE) continue
      const walked = survey.step(looked.place, choice)
      if (goesOn) next = walked?.place
    }
    place = next
  }
}

/** Looks at what follows in a world, the nearest first. A world of one chart alone is gone through with all that it calls. */
export function surveyWorld<Game extends GameState>(
  survey: Survey<Game>,
  { game, call, asides }: Omit<World<Game>, 'name' | 'reach'>,
  { places, patience }: Pick<Extent, 'places' | 'patience'>,
): void {
  const first = survey.begin({ game, call }, false)?.place
  if (first === undefined) return
  const gameKey = shortKeys()
  const keyOf = ({ position: { stack, game: reached } }: Place<Game>) => `${canonical(stack)} ${gameKey(reached)}`
  const seen = new Set([keyOf(first)])
  const open = [first]
  let found = survey.found()
  let news = 0
  for (let at = 0; at < open.length && at < places && at - news <= patience; at += 1) {
    if (survey.found() > found) news = at
    found = survey.found()
    const looked = survey.look(open[at] as Place<Game>)
    if (looked === undefined || looked.due.over) continue
    for (const choice of [...looked.due.choices, ...(asides ? looked.due.asides.choices() : [])]) {
      const next = survey.step(looked.place, choice)?.place
      const key = next && keyOf(next)
      if (key === undefined || seen.has(key)) continue
      seen.add(key)
      open.push(next as Place<Game>)
    }
  }
}

/** Looks at the places of a random play, decision by decision. */
export function* surveyRandom<Game extends GameState>(
  book: Book<Game>,
  survey: Survey<Game>,
  number: number,
  { seed, bound }: Pick<Extent, 'seed' | 'bound'>,
): Generator<void, void> {
  const pick = pickerFrom(seed + number, { asides: 12 })
  let place = survey.begin({ game: startOf(book, number), call: book.main }, true)?.place
  for (let made = 0; place !== undefined && made < bound; made += 1) {
    const looked = survey.look(place)
    if (looked === undefined || looked.due.over) return
    const option = pick(looked.due)
    const text = canonical(option)
    const choice = [...looked.due.choices, ...looked.due.asides.choices()].find(
      (other) => canonical(other.option) === text,
    )
    place = choice && survey.step(looked.place, choice)?.place
    yield
  }
}

/** The game in which a random play begins: one in two with all seats chosen for, the others with seats that the book plays. */
function startOf<Game extends GameState>(book: Book<Game>, number: number): Game {
  const [own] = gamesToPlay(book)
  const start = usually(book, own ?? book.empty)
  if (book.automaton === undefined || seatingsIn(book) === 0 || number % 2 === 0) return start
  return usually(book, book.automaton.seated(book.empty, seatingAt(book, (number - 1) / 2)))
}
