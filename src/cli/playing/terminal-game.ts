/** Halls: a game in the terminal, with everything it is played with, and what is told of it. @module */

import type { Choice, Decision, GameState, Option, Over, Seat } from '#kernel'
import type { Opening } from '../../explore/place.js'
import { canonical } from '../../kernel/json.js'
import { CHANCE } from '../../kernel/option.js'
import { adviceIn } from '../../kernel/trace.js'
import { aboutText, spoken, words } from '../../kernel/words.js'
import { Unreadable } from '../../outside/unreadable.js'
import { changesSeen } from '../../play/as-seen.js'
import { chosen, dueAt, playOf, type Sitting, standing } from '../../play/game-in-play.js'
import { tried } from '../../play/replay.js'
import type { Seating } from '../../play/seats.js'
import { EXIT, type Io, type LineReader } from '../io.js'
import { glanceText, lettersOn } from '../text/glance.js'
import { block, type Paint } from '../text/layout.js'
import { isOfPoints, legendText } from '../text/map.js'
import type { Teller } from '../text/odds.js'
import { gameText } from '../text/sketch.js'
import { wrapped } from '../text/table.js'
import type { Keeper } from './kept-game.js'
import { type Screen, sightAt } from './screens.js'

/** A game, and who plays it. */
export interface Table<Game extends GameState> {
  readonly seating: Seating
  /** Whether a choice is made at the keyboard. */
  readonly isYours: (choice: Pick<Choice, 'seat' | 'seenBy'>) => boolean
  /** Whether who sits here judges, and so may know all. */
  readonly judged?: boolean
  readonly seed: number
  readonly keeper: Keeper
  /** What began, in which game, where that is known. */
  readonly opening?: Opening<Game> | undefined
  /** The command that goes on with a game that was kept in a file. */
  readonly goesOn: (file: string) => string
  /** The game so far. */
  sitting: Sitting<Game>
}

/** What a game in the terminal is played with. */
export interface Hall<Game extends GameState> extends Table<Game> {
  readonly io: Io
  readonly reader: LineReader
  readonly paint: Paint
  /** Whether the program is told to end, by Ctrl-C or because its terminal or its machine goes away. */
  readonly interrupted: AbortSignal
  /** The game as it was shown last to each who looks at the screen; nothing for whom the whole is to be shown. */
  readonly shown: Map<Seat | undefined, Game>
  /** What was told of the letters on the map. */
  readonly letters: Set<string>
  /** Who looks at the screen, where it is handed over between people who may not know the same. */
  screen?: Screen
  /** Whether somebody was told that quitting loses choices. */
  warned: boolean
  /** How the program ends. */
  code: number
}

/** Whether the decision that is due is made at the keyboard, whoever looks at the screen. */
export function asksYou<Game extends GameState>({ sitting, isYours }: Hall<Game>): boolean {
  const due = dueAt(sitting)
  return !due.over && due.choices.some((choice) => choice.seat === due.seat && isYours(choice))
}

/** The decision that is due, with the rights of those who sit here: nobody uses a right of a seat that decides by itself. */
export function dueIn<Game extends GameState>(hall: Hall<Game>): Decision | Over {
  const { sitting, seating } = hall
  const all = dueAt(sitting)
  if (all.over) return all
  const known = seating.at(all.seat) === 'you' ? sightAt(hall).due(all) : all
  const due = known.over ? all : known
  const sitsHere = ({ seat }: { readonly seat: Seat }) => seating.at(seat) === 'you'
  const { choices, refused } = due.asides
  return {
    ...due,
    asides: { choices: () => choices().filter(sitsHere), refused: () => refused().filter(sitsHere) },
  }
}

/** What odds are told by: they are found from all of a game, and so told only where all of it may be seen. */
export function tellerFor<Game extends GameState>(hall: Hall<Game>): Teller<Game> {
  const { rules } = hall.sitting
  const sight = sightAt(hall)
  const isAll = hall.judged === true || rules.book.secrets === undefined
  const liesOpen = (game: Game): boolean => isAll || canonical(sight.game(game)) === canonical(game)
  return { rules, paint: hall.paint, liesOpen }
}

/** How many changes are told after one choice. */
const CHANGES = 20

export function show<Game extends GameState>(hall: Hall<Game>): void {
  const { map } = hall.sitting.rules.book.drawing ?? {}
  hall.letters.clear()
  const letters = newLetters(hall)
  hall.io.out(`\n${textOf(hall)}${map && isOfPoints(map) ? '' : spaced(letters)}`)
}

/** Shows the whole game once to each who looks at the screen, and after that as much of it as each decision is about. */
export function showFor<Game extends GameState>(hall: Hall<Game>, due: Decision): void {
  const { io, paint, sitting } = hall
  const { game } = standing(sitting)
  const before = hall.shown.get(hall.screen?.seat)
  if (before === undefined) show(hall)
  else {
    const glance = glanceText(sitting.rules.book, { before, game, sight: sightAt(hall) }, due, paint)
    io.out(spaced(`${glance}${newLetters(hall)}`))
  }
  hall.shown.set(hall.screen?.seat, game)
}

const spaced = (text: string): string => (text === '' ? '' : `\n${text}`)

const textOf = <Game extends GameState>(hall: Hall<Game>): string =>
  gameText(hall.sitting.rules, standing(hall.sitting), hall.paint, sightAt(hall))

/** What the letters on the map mean that were not told yet. */
function newLetters<Game extends GameState>(hall: Hall<Game>): string {
  const { book } = hall.sitting.rules
  const fresh = lettersOn(book, standing(hall.sitting).game, sightAt(hall)).filter((one) => !hall.letters.has(one))
  for (const one of fresh) hall.letters.add(one)
  return fresh.length > 0 ? legendText(fresh, hall.paint) : ''
}

/** Makes a choice and tells what it changed; a fault of the book is told, and nothing is lost. */
export function choose<Game extends GameState>(hall: Hall<Game>, option: Option): boolean {
  const { io, paint } = hall
  const made = tried(() => chosen(hall.sitting, option))
  if ('fault' in made) {
    const why = made.fault.why === 'refused' ? 'it is refused' : made.fault.messages.join('; ')
    io.err(`  ${words(option)}: the book contradicts itself: ${why}; the choice is not made\n`)
    hall.code = EXIT.failed
    return false
  }
  const before = standing(hall.sitting).game
  const told = madeText(hall, option)
  const advised = adviceIn(sightAt(hall).due(dueAt(hall.sitting)))
  hall.sitting = made.value
  hall.warned = false
  if (told !== '') io.out(`\n${told}`)
  io.out(block(paint, 'advised', advised))
  const changed = changesOf(hall, before)
  const seat = seatIn(hall.sitting)
  const paying = changed.filter((line) => !isMeasured(hall, line))
  io.out(block(paint, 'changed', shortened(changed)))
  io.out(
    block(
      paint,
      'cost',
      summed(paying, seat, (by) => -by),
    ),
  )
  io.out(
    block(
      paint,
      'earned',
      summed(paying, seat, (by) => by),
    ),
  )
  followed(hall)
  return true
}

/** Who chooses what, about what, as far as it may be known; of chance nothing, where what comes of it is not seen. */
function madeText<Game extends GameState>(hall: Hall<Game>, option: Option): string {
  const { sitting, paint } = hall
  const due = dueAt(sitting)
  const choices = due.over ? [] : [...due.choices, ...due.asides.choices()]
  const choice = choices.find((other) => canonical(other.option) === canonical(option))
  if (choice === undefined || choice.seenBy?.length === 0) return ''
  if (sightAt(hall).sees(choice)) return lines(paint, `${choice.seat}: ${spoken(choice)}${aboutText(choice.about)}`)
  return choice.seat === CHANCE ? '' : lines(paint, `${choice.seat} chose, unseen: ${choice.asks}`)
}

const lines = ({ strong }: Paint, text: string) =>
  wrapped(text, 2)
    .map((line) => `${strong(line)}\n`)
    .join('')

/** What the last choice changed, as far as the game is shown. */
const changesOf = <Game extends GameState>(hall: Hall<Game>, before: Game): readonly string[] =>
  changesSeen(hall.sitting.rules.book, sightAt(hall), before, standing(hall.sitting).game)

/** Who made the last choice. */
function seatIn<Game extends GameState>({ traces }: Sitting<Game>): Seat | undefined {
  const made = traces.at(-1)?.find((line) => line.kind === 'chosen')
  return made?.kind === 'chosen' ? made.seat : undefined
}

/** Whether a line tells of a measure: what is only counted is neither paid nor earned. */
const isMeasured = <Game extends GameState>({ sitting }: Hall<Game>, line: string): boolean => {
  const parts = CHANGED.exec(line)?.[1]?.split(', ') ?? []
  return (sitting.rules.book.measures ?? []).some(({ name }) => parts.includes(name))
}

/** What became less, or more, of what is told of a seat, in a line; nothing where nothing did. */
function summed(changed: readonly string[], seat: Seat | undefined, signed: (by: number) => number): readonly string[] {
  const amounts = new Map<string, number>()
  for (const line of changed) {
    const [, place = '', from, to] = CHANGED.exec(line) ?? []
    const parts = place.split(', ')
    if (seat === undefined || !parts.includes(seat)) continue
    const by = signed(Number(to) - Number(from))
    if (by > 0) amounts.set(parts.filter((part) => part !== seat).join(', '), by)
  }
  const told = [...amounts].map(([what, by]) => `${what} ${by}`)
  return told.length > 0 ? [told.join(', ')] : []
}

/** A line that tells of a number, and what is told of it in brackets. */
const CHANGED = /^(.+): (-?\d+)(?: \(.*\))? -> (-?\d+)(?: \(.*\))?$/

const shortened = (lines: readonly string[]): readonly string[] =>
  lines.length > CHANGES ? [...lines.slice(0, CHANGES), `and ${lines.length - CHANGES} more; "show" shows all`] : lines

/** Keeps the game where a file was named for it; that this fails, or leads to another file, is told. */
export const followed = <Game extends GameState>(hall: Hall<Game>): void =>
  safely(hall, () => {
    const elsewhere = hall.keeper.follow(playOf(hall.sitting))
    if (elsewhere !== undefined) hall.io.err(`  ${elsewhere}\n`)
  })

/** Does something with a file; that it fails is told, and the game goes on. */
export function safely<Game extends GameState>({ io }: Hall<Game>, act: () => void): void {
  try {
    act()
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    for (const line of error.lines) io.err(`  ${line}\n`)
  }
}
