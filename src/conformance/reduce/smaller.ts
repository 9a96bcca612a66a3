/** Smaller situations: what one can be cut down to, by the rules of the book. @module */
import { attempted } from '../../explore/attempt.js'
import { basesOf, type Distance, distanceFrom, nearest } from '../../explore/nearest.js'
import { changes, merged, partOf } from '../../explore/partial.js'
import { type Place, type Surveyor, surveyorOf } from '../../explore/place.js'
import type { Search } from '../../explore/search.js'
import type { Book } from '../../kernel/book.js'
import { type GameState, usualReadings } from '../../kernel/question.js'
import type { PlainGame } from '../format/situation.js'
import type { Asked } from '../vectors/cases.js'
import { gameFrom, optionIn, plainGame } from '../vectors/plain.js'
import { rootsTo } from '../vectors/retrace.js'

/** What is known of a book where its situations are made smaller. */
export interface Cutter {
  /** The same end, told from later procedures on, the shortest way first. */
  readonly later: (asked: Asked) => readonly Asked[]
  /** Looks for the same in the game that is most like a base. */
  readonly nearer: <Shown>(asked: Asked) => Search<Asked, Shown>
  /** How far a game is from the nearest base. */
  readonly distance: (game: PlainGame) => Distance | undefined
}

/** Cuts situations of a book down. */
export function cutterFor<Game extends GameState>(book: Book<Game>): Cutter {
  const surveyor = surveyorOf(book)
  const usual = usualReadings(book.questions)
  const bases = basesOf(book).map(([name, game]) => [name, plainGame(game)] as const)
  const openingOf = ({ game, begin: { procedure, args } }: Asked) => {
    const chart = book.charts.find(({ name }) => name === procedure)
    return chart && { game: gameFrom<Game>(game, usual), call: { procedure: chart.procedure, args } }
  }

  const later = (asked: Asked): readonly Asked[] => {
    const opening = openingOf(asked)
    const begun = opening && attempted(() => surveyor.begin(opening))
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
        over: (base, parts): Asked => ({
          ...asked,
          game: merged(base, partOf(parts)) as PlainGame,
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
  { choices }: Asked,
) {
  let place = begun
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
