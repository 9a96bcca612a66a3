/** The Edge during an attack: rolling again, and where the token goes. @module */

import { asks, type Clause, option, readingOf } from 'rulewright/book'
import { type Holder, mayNotReRoll, type Roll } from '#spec/front-line/3.8-re-roll'
import { edgeAfter, edgeCounts, edgeLaid } from '#spec/front-line/4.7-edge'
import type { Game } from '#spec/front-line/game'
import * as cited from '#spec/front-line/rules.gen'
import { opponentOf, type Player } from '#spec/front-line/vocabulary'

/** A game in which a player attacks. */
interface Attacking {
  readonly game: Game
  readonly data: { readonly player: Player }
}

const holderIn = ({ game, data }: Attacking): Holder => {
  if (game.edge.holder === 'nobody') return 'nobody'
  return game.edge.holder === data.player ? 'attacker' : 'defender'
}

/** The offer to roll again, to the player who has the Edge; to leave it is to accept the result. */
export const reRolling = <C extends Attacking>(cites: readonly Clause[], about: (context: C) => string) =>
  asks<C>().may(option('accept'), {
    name: 'accept the roll, or roll again',
    cites,
    about,
    seat: ({ game, data }) => (game.edge.holder === 'nobody' ? data.player : game.edge.holder),
    from: () => [option('roll again')],
    forbid: {
      table: mayNotReRoll,
      view: { holder: holderIn, side: ({ game }) => game.edge.side },
    },
  })

/** A game in which the Edge has been used. */
export const withEdgeUsed = (game: Game): Game => ({ ...game, edge: { holder: 'nobody', side: 'Off' } })

/** A game after a roll that is final: a 1 or a 6 moves the Edge. */
export const withEdgeAfter = ({ game, data }: Attacking, roll: Roll, faces: readonly number[]): Game =>
  edgeCounts.ask({ roll, reading: readingOf(game, cited.edgeCityOnly) })
    ? faces.reduce((before, face) => withEdgeMoved({ game: before, data }, face), game)
    : game

function withEdgeMoved(context: Attacking, face: number): Game {
  const { game, data } = context
  const gets = edgeAfter.ask({ face, holder: holderIn(context) })
  if (gets === 'as it was') return game
  const side = edgeLaid.ask({ reading: readingOf(game, cited.edgeSide) })
  return { ...game, edge: { holder: gets === 'attacker' ? data.player : opponentOf(data.player), side } }
}
