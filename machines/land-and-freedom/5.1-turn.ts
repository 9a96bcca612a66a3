/** A turn of all: Fascist Event, cards that are chosen unseen, the turns of the players, the Test, the Bag. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  certain,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { initiativeOf } from '#spec/land-and-freedom/4.2-initiative'
import { nextFrom } from '#spec/land-and-freedom/5.1-turn-sequence'
import { isLost } from '#spec/land-and-freedom/8.2-defeat-on-a-front'
import { different, takenFrom } from '#spec/land-and-freedom/card-piles'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { turnOrder } from '#spec/land-and-freedom/order'
import { isPlayed, ofFaction, withTokenIn } from '#spec/land-and-freedom/players'
import {
  fascistEventProcedure,
  finalBidProcedure,
  nonPlayerTurnProcedure,
  playerTurnProcedure,
  testProcedure,
  turnProcedure,
} from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS, type Faction, TURNS } from '#spec/land-and-freedom/vocabulary'

const Data = record({
  /** The factions that have yet to choose, and then those that have yet to play. */
  left: z.array(z.enum(FACTIONS)).readonly(),
  /** The order in which turns are taken, as it was when they began; none before. */
  order: z.array(z.enum(FACTIONS)).readonly(),
})
type C = Context<Game, z.infer<typeof Data>>

const next = ({ data: { left } }: C): Faction => certain(left[0], 'faction that is next')

const cardOffer = asks<C>().must({
  name: 'the card for this turn',
  sealed: true,
  cites: [cited.playerTurns.choose, cited.playing.one],
  seat: next,
  from: (context) => different(context.game.players[next(context)].hand).map((card) => option('choose', { card })),
  says: (_, { card }) => card,
})

const cleared = (game: Game): Game => ({
  ...game,
  supporters: { Madrid: [], Northern: [], Aragon: [], Southern: [] },
  withoutToken: { Madrid: [], Northern: [], Aragon: [], Southern: [] },
})

const withNothingUsed = (game: Game, faction: Faction): Game => ofFaction(game, faction, { used: [] })

export function turnChart({ board }: Components): Chart {
  const { chart, go, when } = charting<Game, OptionOf<typeof cardOffer>>().implementing(turnProcedure, Data)
  interface InContext {
    readonly context: C
  }
  const lost = when('the war is lost', ({ context: { game } }: InContext) => isLost(game), 'done')
  const others = ({ context: { data } }: InContext) => ({ data: { ...data, left: data.left.slice(1) } })
  const following = ({ context: { game, data } }: InContext) => {
    const left = data.left.slice(1)
    const from = nextFrom.ask({ orderMidTurn: readingOf(game, cited.orderMidTurn) })
    return {
      data: {
        ...data,
        left: from === 'the neighbor' ? left : turnOrder(board, game).filter((one) => left.includes(one)),
      },
    }
  }

  return chart({
    context: ({ input: { game } }) => ({ game, data: { left: [], order: [] } }),
    initial: 'a turn begins',
    states: {
      'a turn begins': {
        always: go('the Fascist Event', [], ({ context: { game } }) => ({
          game: { ...FACTIONS.reduce(withNothingUsed, game), turn: game.turn + 1 },
        })),
      },
      'the Fascist Event': {
        meta: { calls: calls(fascistEventProcedure, () => null) },
        on: {
          returned: [
            lost,
            when(
              'it is the last turn of the game',
              ({ context: { game } }) => game.year === 3 && game.turn === TURNS,
              'the Final Bid',
            ),
            'all choose',
          ],
        },
      },
      'the Final Bid': {
        meta: { calls: calls(finalBidProcedure, () => null), requirements: [cited.bid.lastTurn] },
        on: { returned: go('all choose', [cited.afterBid.asEver]) },
      },
      'all choose': {
        always: go('who chooses', [cited.playerTurns.choose], ({ context: { game, data } }) => ({
          data: { ...data, left: turnOrder(board, game).filter((faction) => isPlayed(game, faction)) },
        })),
      },
      'who chooses': {
        always: [
          when(
            'all have chosen',
            ({ context: { data } }) => data.left.length === 0,
            go('whose turn', [cited.playerTurns.initiativeFirst], ({ context: { game } }) => ({
              data: { left: turnOrder(board, game), order: turnOrder(board, game) },
            })),
          ),
          'a card',
        ],
      },
      'a card': {
        meta: { asks: cardOffer },
        on: {
          choose: go('who chooses', [cited.playerTurns.choose], ({ context, event: { card } }) => {
            const faction = next(context)
            return {
              game: ofFaction(takenFrom(context.game, faction, card, 'hand'), faction, { chosen: card }),
              ...others({ context }),
            }
          }),
          nothing: go('who chooses', [], others),
        },
      },
      'whose turn': {
        always: [
          when('all have had one', ({ context: { data } }) => data.left.length === 0, 'the Test'),
          when(
            'nobody plays the faction',
            ({ context }) => !isPlayed(context.game, next(context)),
            'the turn of a Non-player',
          ),
          'their turn',
        ],
      },
      'the turn of a Non-player': {
        meta: {
          calls: calls(nonPlayerTurnProcedure, (context) => ({ faction: next(context) })),
          requirements: [cited.playerTurns.next, cited.nonPlayerTurn.playersFirst],
        },
        on: { returned: [lost, go('whose turn', [], following)] },
      },
      'their turn': {
        meta: {
          calls: calls(playerTurnProcedure, (context) => ({ faction: next(context) })),
          requirements: [cited.playerTurns.next],
        },
        on: { returned: [lost, go('whose turn', [], following)] },
      },
      'the Test': {
        meta: { calls: calls(testProcedure, () => null) },
        on: { returned: [lost, 'the Bag of Glory'] },
      },
      'the Bag of Glory': {
        always: go('done', [cited.bagOfGlory.token, cited.clearing.tokens], ({ context: { game } }) => ({
          game: cleared(withTokenIn(game, 'bag', initiativeOf(game))),
        })),
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
