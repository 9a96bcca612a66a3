/**
 * Screens: who looks at the terminal, and what may stand there.
 *
 * Where a book has secrets, and several people sit at one terminal, it is handed over: what stood there is cleared, whoever is to
 * decide says that nobody else looks, and is told what happened meanwhile. What is told is always what the seat may know that
 * looks, or who looks on where nobody in particular does. The file of the game keeps all.
 *
 * @module
 */

import {
  CHANCE,
  type GameState,
  ONLOOKER,
  type Seat,
  type Seating,
  type Sight,
  type Sitting,
  seatTitle,
  sightOf,
  stepLine,
  stepsSeen,
} from '#core'
import type { Io, LineReader } from '../program/io.js'
import { block, type Paint } from '../text/layout/output-layout.js'

/** The seat that looks at the screen, and the number of choices shown to each seat so far. */
export interface Screen {
  readonly seat: Seat
  readonly told: Readonly<Record<Seat, number>>
}

/** The game and the terminal behind a screen. */
interface Room<Game extends GameState> {
  readonly io: Io
  readonly reader: LineReader
  readonly paint: Paint
  readonly seating: Seating
  /** True if the player is a judge, and so may know everything. */
  readonly judged?: boolean
  sitting: Sitting<Game>
  screen?: Screen
}

/** The people at the terminal, by their seats. */
const peopleAt = <Game extends GameState>({ sitting, seating }: Pick<Room<Game>, 'sitting' | 'seating'>) =>
  [...(sitting.rules.book.seats ?? []), CHANCE].filter((seat) => seating.at(seat) === 'you')

/** True if not everyone at the keyboard may see the screen. */
const isShared = <Game extends GameState>(room: Pick<Room<Game>, 'sitting' | 'seating' | 'judged'>): boolean =>
  room.judged !== true && room.sitting.rules.book.secrets !== undefined && peopleAt(room).length > 1

/** Returns what the screen may show: the view of the seat that looks at it, or of the only person there. */
export function sightAt<Game extends GameState>(
  room: Pick<Room<Game>, 'sitting' | 'seating' | 'screen' | 'judged'>,
): Sight<Game> {
  if (room.judged) return sightOf(room.sitting.rules.book)
  const [only, ...others] = peopleAt(room)
  const alone = others.length === 0 ? only : undefined
  return sightOf(room.sitting.rules.book, room.screen?.seat ?? alone ?? ONLOOKER)
}

/** Clears a terminal; what is not one only gets a line. */
const clear = ({ typed, clear, out }: Io): void => (typed && clear ? clear() : out('\n--------\n'))

/** Hands the terminal over to who is to decide next, where that is somebody else; tells whether the input goes on. */
export async function handedTo<Game extends GameState>(
  room: Room<Game>,
  seat: Seat,
  next: (prompt: string) => Promise<string | undefined>,
): Promise<boolean> {
  if (!isShared(room) || room.screen?.seat === seat) return true
  clear(room.io)
  const prompt = `${seatTitle(seat)}, press Enter when nobody else looks `
  if (!room.io.typed) room.io.out(`${prompt}\n`)
  if ((await next(prompt)) === undefined) return false
  clear(room.io)
  show(room, seat)
  return true
}

/** Turns the screen to a seat, which is told what happened since it looked there last. */
function show<Game extends GameState>(room: Room<Game>, seat: Seat): void {
  const { sitting, screen, io, paint } = room
  const made = sitting.choices.length
  const from = Math.min(screen?.told[seat] ?? 0, made)
  const told = { ...screen?.told, ...(screen && { [screen.seat]: made }), [seat]: made }
  room.screen = { seat, told }
  for (const step of stepsSeen(
    sitting.rules,
    sightAt(room),
    sitting.positions.slice(from),
    sitting.choices.slice(from),
  ))
    io.out(`${paint.strong(stepLine(step))}\n${block(paint, 'changed', step.changed)}`)
}

/** At the end of the game everybody may look. */
export function turnedToAll<Game extends GameState>(room: Room<Game>): void {
  if (!isShared(room) || room.screen?.seat === ONLOOKER) return
  clear(room.io)
  room.screen = { seat: ONLOOKER, told: {} }
}
