/** The whole book from a position, as something to enumerate: charts with all that they call. @module */

import type { Collector } from '../../explore/evidence.js'
import type { Choice } from '../../kernel/plays/decision.js'
import type { Position } from '../../kernel/plays/position.js'
import type { Chosen, Rules } from '../../kernel/plays/rules.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { Json } from '../../values/json.js'
import { shortKeys } from '../../values/short-keys.js'
import { sameReasonsAt } from '../tables/refusal-reasons.js'
import { type Explorable, type Landing, messageOf, type SearchNode, wayName } from './search-graph.js'
import { sameListing } from './xstate-referee.js'

/** A place in a whole book. */
export interface BookPlace<Game extends GameState> extends SearchNode {
  readonly game: Game
  readonly position: Position<Game>
}

/** The whole book, from a game and the call of a procedure; with `asides`, also the rights that may be used at any time. */
export function wholeBook<Game extends GameState>(
  rules: Rules<Game>,
  game: Game,
  procedure: string,
  args: Json,
  watch: Collector,
  asides = false,
): Explorable<BookPlace<Game>> {
  const keyOf = shortKeys()
  const nowhere: BookPlace<Game> = { is: 'dead', at: procedure, game, position: { game, stack: [] } }

  const landing = (from: BookPlace<Game>, take: () => Chosen<Game>): Landing<BookPlace<Game>> => {
    try {
      const { position, trace } = take()
      watch.trace(trace)
      const ways = trace.flatMap((line) => (line.kind === 'taken' ? [wayName(line.chart, line.way)] : []))
      return { place: placeOf(position), ways }
    } catch (thrown) {
      return { place: { ...from, is: 'dead', message: messageOf(thrown) }, ways: [] }
    }
  }

  return {
    initial: () => landing(nowhere, () => rules.begin(game, procedure, args)),
    events: ({ is, position }) => {
      const decision = is === 'open' && rules.decide(position)
      if (!decision || decision.over) return []
      sameListing(
        `${decision.chart}, ${decision.state}`,
        decision.choices,
        () => choicesAt(rules, { ...position }),
        (choices) => choices.map(({ option }) => option),
      )
      sameReasonsAt(rules, position)
      watch.refusing(decision.refused)
      if (asides) watch.refusing(decision.asides.refused)
      return [...decision.choices, ...(asides ? decision.asides.choices() : [])].map(({ option }) => option)
    },
    next: (place, event) => landing(place, () => rules.choose(place.position, event)),
    key: ({ is, message, position: { stack, outcome = null, game: reached } }) =>
      keyOf([is, stack, outcome, message ?? null, reached]),
  }
}

function choicesAt<Game extends GameState>(rules: Rules<Game>, position: Position<Game>): readonly Choice[] {
  const decision = rules.decide(position)
  return decision.over ? [] : decision.choices
}

function placeOf<Game extends GameState>(position: Position<Game>): BookPlace<Game> {
  const top = position.stack.at(-1)
  return {
    is: top ? 'open' : 'final',
    at: top ? `${top.chart}, ${top.state}` : 'the end',
    game: position.game,
    position,
  }
}
