/** Smaller situations: what one can be cut down to, by the rules of the book. @module */

import {
  type Book,
  basesOf,
  changes,
  type Distance,
  distanceFrom,
  type GameState,
  mergePartial,
  nearest,
  type Place,
  partialOf,
  type Search,
  type Surveyor,
  surveyorOf,
  tryOrUndefined,
  usualReadings,
} from '#core'
import type { PlainGame } from '../format/situation.js'
import type { CaseRequest } from '../vectors/case-maker.js'
import { gameFrom, optionIn, plainGame } from '../vectors/game-cache.js'
import { rootsTo } from '../vectors/retrace-paths.js'

/** The facts about a book that help to shrink its situations. */
export interface Cutter {
  /** The same end, told from later procedures on, the shortest way first. */
  readonly later: (asked: CaseRequest) => readonly CaseRequest[]
  /** Looks for the same in the game that is most like a base. */
  readonly nearer: <Shown>(asked: CaseRequest) => Search<CaseRequest, Shown>
  /** The difference of a game from the nearest base. */
  readonly distance: (game: PlainGame) => Distance | undefined
}

/** Cuts situations of a book down. */
export function cutterFor<Game extends GameState>(book: Book<Game>): Cutter {
  const surveyor = surveyorOf(book)
  const usual = usualReadings(book.questions)
  const bases = basesOf(book).map(([name, game]) => [name, plainGame(game)] as const)
  const openingOf = ({ game, begin: { procedure, args } }: CaseRequest) => {
    const chart = book.charts.find(({ name }) => name === procedure)
    return chart && { game: gameFrom<Game>(game, usual), call: { procedure: chart.procedure, args } }
  }

  const later = (asked: CaseRequest): readonly CaseRequest[] => {
    const opening = openingOf(asked)
    const begun = opening && tryOrUndefined(() => surveyor.begin(opening))
    const gone = begun && gonePart(surveyor, begun, asked)
    if (gone === undefined) return []
    return rootsTo(gone.place)
      .map(({ game, call, choices }) => ({
        ...asked,
        game: plainGame(game),
        begin: { procedure: call.procedure.name, args: call.args },
        choices: [...gone.made.slice(gone.made.length - choices.length), ...gone.left],
        reached: 'constructed' as const,
      }))
      .filter(({ choices }) => choices.length < asked.choices.length)
      .toSorted((a, b) => a.choices.length - b.choices.length)
  }
  return {
    later,
    nearer: (asked) =>
      nearest({
        bases,
        between: (base) => changes(base, asked.game),
        over: (base, parts): CaseRequest => ({
          ...asked,
          game: mergePartial(base, partialOf(parts)) as PlainGame,
          reached: 'constructed',
        }),
      }),
    distance: (game) => distanceFrom(bases, (base) => changes(base, game)),
  }
}

/** As far as the choices of a situation can be made: where they lead, which were made, and which are left. */
function gonePart<Game extends GameState>(
  { after }: Pick<Surveyor<Game>, 'after'>,
  begun: Place<Game>,
  { choices }: CaseRequest,
) {
  let place = begun
  for (const [at, choice] of choices.entries()) {
    const from: Place<Game> = place
    const next = tryOrUndefined(() => after(from, optionIn(choice)))
    if (next === undefined) return { place, made: choices.slice(0, at), left: choices.slice(at) }
    place = next
  }
  // What the last choice itself does must be seen, and not only what stands after it.
  const last = place.made
  return last
    ? { place: last.from, made: choices.slice(0, -1), left: choices.slice(-1) }
    : { place, made: choices, left: [] }
}
