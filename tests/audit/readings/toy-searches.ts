/** Small searches over toy books. */
import { type Pair, pairsOf } from '../../../src/core/explore/reading-pair.js'
import { type Opening, type Place, type Surveyor, surveyorOf } from '../../../src/core/explore/search-place.js'
import type { Book } from '../../../src/core/kernel/book/book.js'
import type { Option } from '../../../src/core/kernel/offers/option.js'
import type { Position } from '../../../src/core/kernel/plays/position.js'
import type { GameState } from '../../../src/core/kernel/sections/question.js'

/** The pairs of the questions of these names, in their order. */
export const pairsNamed = ({ questions }: Pick<Book, 'questions'>, ...names: readonly string[]): readonly Pair[] =>
  names.map((name) => pairNamed({ questions }, name))

/** The first pair of a question. */
export function pairNamed({ questions }: Pick<Book, 'questions'>, name: string): Pair {
  const found = pairsOf(questions).find(({ question }) => question.name === name)
  if (found === undefined) throw new Error(`${name}: no question of this book`)
  return found
}

/** The types of options, which name the choices of a toy game. */
export const typesOf = (choices: readonly Option[]): readonly string[] => choices.map(({ type }) => type)

/** A surveyor that notes the positions whose decisions are asked for, and the games in which procedures begin for a comparison. */
interface Watched<Game extends GameState> extends Surveyor<Game> {
  readonly decided: Position<Game>[]
  readonly begun: Game[]
}

/** Notes what is asked of the rules of a book. */
export function watched<Game extends GameState>(book: Book<Game>): Watched<Game> {
  const surveyor = surveyorOf(book)
  const { rules } = surveyor
  const decided: Position<Game>[] = []
  const begun: Game[] = []
  return {
    ...surveyor,
    decided,
    begun,
    rules: {
      ...rules,
      decide: (position) => {
        decided.push(position)
        return rules.decide(position)
      },
      begin: (game, ...given) => {
        begun.push(game)
        return rules.begin(game, ...given)
      },
    },
  }
}

/** The place that is reached from an opening by the first options of these types. */
export const placeAfter = <Game extends GameState>(
  { begin, after, rules }: Surveyor<Game>,
  opening: Opening<Game>,
  ...types: readonly string[]
): Place<Game> =>
  types.reduce((place, type) => {
    const decision = rules.decide(place.position)
    const choices = decision.over ? [] : [...decision.choices, ...decision.asides.choices()]
    const chosen = choices.find(({ option }) => option.type === type)
    if (chosen === undefined) throw new Error(`${type}: not offered`)
    return after(place, chosen.option)
  }, begin(opening))
