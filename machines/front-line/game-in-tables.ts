/** The game as players look at it, beside the board: the turn, and what both have on their Items cards. @module */

import type { Json, Results, Sketch } from 'rulewright/book'
import { pointsOf } from '#spec/front-line/8.1-game-ends'
import type { Components } from '#spec/front-line/components/components'
import type { Game, Stack } from '#spec/front-line/game'
import type { Outcome } from '#spec/front-line/outcome'
import { turnOf } from '#spec/front-line/supply'
import { KINDS, opponentOf, PLAYERS, type Player, SUPPLIES } from '#spec/front-line/vocabulary'

const stackWords = ({ chit, available, used }: Stack): string => {
  const kind = chit === 'Fallen' ? ' Fallen' : ''
  return `${available}${kind}${used > 0 ? ` (${used} used)` : ''}`
}

/** A game in tables of words. */
export const sketchOf =
  ({ fields }: Pick<Components, 'fields'>) =>
  (game: Game): readonly Sketch[] => {
    const { players, month, turn, edge } = game
    const each = (words: (player: Player) => string | number) => PLAYERS.map(words)
    return [
      {
        title: 'The game',
        columns: ['', ''],
        rows: [
          ['month', month],
          ['turn', turn === 0 ? 'before the first' : `${turn} of 6, ${turnOf(game)}`],
          ['Edge', edge.holder === 'nobody' ? 'beside the board' : `${edge.holder}, ${edge.side}`],
        ],
      },
      {
        title: 'Items cards',
        columns: ['', ...PLAYERS],
        rows: [
          ['Supply Card', ...each((player) => players[player].card)],
          ...SUPPLIES.map((supply) => [supply, ...each((player) => stackWords(players[player].supply[supply]))]),
          ['Leadership', ...each((player) => players[player].leadership)],
          ...KINDS.map((kind) => [`${kind} in reserve`, ...each((player) => players[player].reserve[kind])]),
          ['Occupation Points', ...each((player) => pointsOf.compute(game, { player }, fields))],
        ],
      },
    ]
  }

/** Returns the winner and the lead in Occupation Points. */
export function resultsOf(outcome: Json): Results {
  const { winner, points } = outcome as Outcome
  const margins = PLAYERS.map((player) => [player, points[player] - points[opponentOf(player)]] as const)
  return {
    winner: winner === 'nobody' ? 'a tie' : winner,
    says: winner === 'nobody' ? 'it is a tie' : `${winner} wins`,
    margins: Object.fromEntries(margins),
  }
}
