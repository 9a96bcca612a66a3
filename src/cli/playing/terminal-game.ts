/** Halls: a game in the terminal, with everything it is played with, and what is told of it. @module */

import {
  aboutText,
  adviceIn,
  CHANCE,
  type Choice,
  canonical,
  changesSeen,
  chooseOption,
  currentPosition,
  type Decision,
  dueAt,
  type GameState,
  type Opening,
  type Option,
  type Over,
  playOf,
  type Seat,
  type Seating,
  type Sitting,
  seatTitle,
  spoken,
  tryRules,
  Unreadable,
  words,
} from '#core'
import { EXIT, type Io, type LineReader } from '../program/io.js'
import { glanceText, lettersOn } from '../text/boards/game-overview.js'
import { isOfPoints, legendText } from '../text/boards/map.js'
import { gameText } from '../text/boards/text-picture.js'
import type { Teller } from '../text/dice-odds.js'
import { block, type Paint } from '../text/layout/output-layout.js'
import { wrapIndented } from '../text/layout/terminal-table.js'
import { type Screen, sightAt } from './private-screens.js'
import type { Keeper } from './saved-game.js'

/** A game, and who plays it. */
export interface TerminalSeating<Game extends GameState> {
  readonly seating: Seating
  /** True if a choice is made at the keyboard. */
  readonly isYours: (choice: Pick<Choice, 'seat' | 'seenBy'>) => boolean
  /** True if the player is a judge, and so may know everything. */
  readonly judged?: boolean
  readonly seed: number
  readonly keeper: Keeper
  /** The procedure that began, and in which game, if known. */
  readonly opening?: Opening<Game> | undefined
  /** The command that goes on with a game that was kept in a file. */
  readonly goesOn: (file: string) => string
  /** The game so far. */
  sitting: Sitting<Game>
}

/** The state of a game in the terminal. */
export interface Hall<Game extends GameState> extends TerminalSeating<Game> {
  readonly io: Io
  readonly reader: LineReader
  readonly paint: Paint
  /** Aborted if the program is asked to stop, by Ctrl-C or because its terminal or machine goes away. */
  readonly interrupted: AbortSignal
  /** The game as it was shown last to each who looks at the screen; nothing for whom the whole is to be shown. */
  readonly shown: Map<Seat | undefined, Game>
  /** The meanings of map letters that were already shown. */
  readonly letters: Set<string>
  /** The viewer of the screen, if it passes between people who may not know the same things. */
  screen?: Screen
  /** True if the player was warned that quitting loses choices. */
  warned: boolean
  /** The exit code of the program. */
  code: number
}

/** True if the pending decision is made at the keyboard, no matter who looks at the screen. */
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

/** Builds the printer of odds. Odds come from the complete game, so they are shown only if all of it may be seen. */
export function tellerFor<Game extends GameState>(hall: Hall<Game>): Teller<Game> {
  const { rules } = hall.sitting
  const sight = sightAt(hall)
  const isAll = hall.judged === true || rules.book.secrets === undefined
  const liesOpen = (game: Game): boolean => isAll || canonical(sight.game(game)) === canonical(game)
  return { rules, paint: hall.paint, liesOpen }
}

/** The maximum number of changes to show after one choice. */
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
  const { game } = currentPosition(sitting)
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
  gameText(hall.sitting.rules, currentPosition(hall.sitting), hall.paint, sightAt(hall))

/** Formats the meanings of map letters that were not shown before. */
function newLetters<Game extends GameState>(hall: Hall<Game>): string {
  const { book } = hall.sitting.rules
  const fresh = lettersOn(book, currentPosition(hall.sitting).game, sightAt(hall)).filter(
    (one) => !hall.letters.has(one),
  )
  for (const one of fresh) hall.letters.add(one)
  return fresh.length > 0 ? legendText(fresh, hall.paint) : ''
}

/** Makes a choice and tells what it changed; a fault of the book is told, and nothing is lost. */
export function choose<Game extends GameState>(hall: Hall<Game>, option: Option): boolean {
  const { io, paint } = hall
  const made = tryRules(() => chooseOption(hall.sitting, option))
  if ('fault' in made) {
    const why = made.fault.why === 'refused' ? 'it is refused' : made.fault.messages.join('; ')
    io.err(`  ${words(option)}: the book contradicts itself: ${why}; the choice is not made\n`)
    hall.code = EXIT.failed
    return false
  }
  const before = currentPosition(hall.sitting).game
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
  storeGame(hall)
  return true
}

/** Formats who chooses what, as far as the viewer may know it. A chance result that nobody sees is omitted. */
function madeText<Game extends GameState>(hall: Hall<Game>, option: Option): string {
  const { sitting, paint } = hall
  const due = dueAt(sitting)
  const choices = due.over ? [] : [...due.choices, ...due.asides.choices()]
  const choice = choices.find((other) => canonical(other.option) === canonical(option))
  if (choice === undefined || choice.seenBy?.length === 0) return ''
  if (sightAt(hall).sees(choice))
    return lines(paint, `${seatTitle(choice.seat)}: ${spoken(choice)}${aboutText(choice.about)}`)
  return choice.seat === CHANCE ? '' : lines(paint, `${seatTitle(choice.seat)} chose, unseen: ${choice.asks}`)
}

const lines = ({ strong }: Paint, text: string) =>
  wrapIndented(text, 2)
    .map((line) => `${strong(line)}\n`)
    .join('')

/** Lists the changes of the last choice, as far as the viewer sees the game. */
const changesOf = <Game extends GameState>(hall: Hall<Game>, before: Game): readonly string[] =>
  changesSeen(hall.sitting.rules.book, sightAt(hall), before, currentPosition(hall.sitting).game)

/** The seat that made the last choice. */
function seatIn<Game extends GameState>({ traces }: Sitting<Game>): Seat | undefined {
  const made = traces.at(-1)?.find((line) => line.kind === 'chosen')
  return made?.kind === 'chosen' ? made.seat : undefined
}

/** True if a line is about a measure. A counted value is neither paid nor earned. */
const isMeasured = <Game extends GameState>({ sitting }: Hall<Game>, line: string): boolean => {
  const parts = CHANGED.exec(line)?.[1]?.split(', ') ?? []
  return (sitting.rules.book.measures ?? []).some(({ name }) => parts.includes(name))
}

/** Formats the decreases or increases of a seat's values in one line; nothing if there are none. */
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
export const storeGame = <Game extends GameState>(hall: Hall<Game>): void =>
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
