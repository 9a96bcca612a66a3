/**
 * Screens: who looks at the terminal, and what may stand there.
 *
 * Where a book has secrets, and several people sit at one terminal, it is handed over: what stood there is cleared, whoever is to
 * decide says that nobody else looks, and is told what happened meanwhile. What is told is always what the seat may know that
 * looks, or who looks on where nobody in particular does. The file of the game keeps all.
 *
 * @module
 */
import type { GameState, Seat } from '#kernel'
import { CHANCE } from '../../kernel/option.js'
import { ONLOOKER, type Sight, sightOf } from '../../kernel/secrets.js'
import { stepLine, stepsSeen } from '../../play/as-seen.js'
import type { Sitting } from '../../play/game-in-play.js'
import type { Seating } from '../../play/seats.js'
import type { Io, LineReader } from '../io.js'
import { block, type Paint } from '../text/layout.js'

/** Who looks at the screen, and how many choices of the game each seat has been told of. */
export interface Screen {
  readonly seat: Seat
  readonly told: Readonly<Record<Seat, number>>
}

/** What a screen is a part of. */
interface Room<Game extends GameState> {
  readonly io: Io
  readonly reader: LineReader
  readonly paint: Paint
  readonly seating: Seating
  /** Whether who sits here judges, and so may know all. */
  readonly judged?: boolean
  sitting: Sitting<Game>
  screen?: Screen
}

/** The people at the terminal, by their seats. */
const peopleAt = <Game extends GameState>({ sitting, seating }: Pick<Room<Game>, 'sitting' | 'seating'>) =>
  [...(sitting.rules.book.seats ?? []), CHANCE].filter((seat) => seating.at(seat) === 'you')

/** Whether the screen is not for all who sit here. */
const isShared = <Game extends GameState>(room: Pick<Room<Game>, 'sitting' | 'seating' | 'judged'>): boolean =>
  room.judged !== true && room.sitting.rules.book.secrets !== undefined && peopleAt(room).length > 1

/** What may stand on the screen: what the seat may know that looks at it, or the only one that sits here. */
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
  const prompt = `${seat}, press Enter when nobody else looks `
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
