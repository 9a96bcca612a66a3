/**
 * Smaller situations: what one can be cut down to, by the rules of the book.
 *
 * @module
 */

import { partOf } from '../../audit/positions/nearest.js'
import { type Place, type Surveyor, surveyorOf } from '../../audit/readings/place.js'
import { basesOf } from '../../audit/readings/shrink-game.js'
import { attempted } from '../../audit/readings/witness.js'
import { changes, type Difference, merged } from '../../examples/partial.js'
import type { Book, GameState } from '../../kernel/book.js'
import { usualReadings } from '../../kernel/question.js'
import type { PlainGame } from '../format/situation.js'
import type { Asked } from '../vectors/cases.js'
import { gameFrom, optionIn, plainGame } from '../vectors/plain.js'
import { rootsTo } from '../vectors/roots.js'

/** How far a game is from a base of the book. */
export interface FromBase {
  readonly base: string
  readonly game: PlainGame
  readonly differences: readonly Difference[]
}

/** What is known of a book where its situations are made smaller. */
export interface Cutter {
  /** The same end, told from later procedures on, the shortest way first. */
  readonly later: (asked: Asked) => readonly Asked[]
  /** How far a game is from each base of which it can be told, the nearest first. */
  readonly bases: (game: PlainGame) => readonly FromBase[]
  /** The same situation in the game that a base and some differences come to. */
  readonly over: (asked: Asked, from: FromBase, differences: readonly Difference[]) => Asked
}

/** Cuts situations of a book down. */
export function cutterFor<Game extends GameState>(book: Book<Game>): Cutter {
  const surveyor = surveyorOf(book)
  const usual = usualReadings(book.questions)
  const games = basesOf(book).map(([base, game]) => ({ base, game: plainGame(game) }))
  const openingOf = ({ game, begin: { procedure, args } }: Asked) => {
    const chart = book.charts.find(({ name }) => name === procedure)
    return chart && { game: gameFrom<Game>(game, usual), call: { procedure: chart.procedure, args } }
  }

  const later = (asked: Asked): readonly Asked[] => {
    const opening = openingOf(asked)
    const gone =
      opening &&
      gonePart(
        surveyor,
        attempted(() => surveyor.begin(opening)),
        asked,
      )
    if (gone === undefined) return []
    return [...rootsTo(gone.place)]
      .map(({ opening: { game, call }, options }) => ({
        ...asked,
        game: plainGame(game),
        begin: { procedure: call.procedure.name, args: call.args },
        choices: [...gone.made.slice(gone.made.length - options.length), ...gone.left],
        reached: 'constructed' as const,
      }))
      .filter(({ choices }) => choices.length < asked.choices.length)
      .toSorted((a, b) => a.choices.length - b.choices.length)
  }
  return {
    later,
    bases: (game) =>
      games
        .map((from) => ({ ...from, differences: changes(from.game, game) }))
        .filter(({ differences }) => differences.every(({ to }) => to !== undefined))
        .toSorted((a, b) => a.differences.length - b.differences.length),
    over: (asked, from, differences) => ({
      ...asked,
      game: merged(from.game, partOf(differences)) as PlainGame,
      reached: 'constructed',
    }),
  }
}

/** As far as the choices of a situation can be made: where they lead, which were made, and which are left. */
function gonePart<Game extends GameState>(
  { after }: Pick<Surveyor<Game>, 'after'>,
  begun: Place<Game> | undefined,
  { choices }: Asked,
) {
  let place = begun
  if (place === undefined) return undefined
  for (const [at, choice] of choices.entries()) {
    const from: Place<Game> = place
    const next = attempted(() => after(from, optionIn(choice)))
    if (next === undefined) return { place, made: choices.slice(0, at), left: choices.slice(at) }
    place = next
  }
  // What the last choice itself does must be seen, and not only what stands after it.
  const last = place.made
  return last
    ? { place: last.from, made: choices.slice(0, -1), left: choices.slice(-1) }
    : { place, made: choices, left: [] }
}
