/** The whole game: Setup, three Years of four turns, and who has won. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { mayNotWin, warAtTheEnd } from '#spec/land-and-freedom/4.1-winning-and-losing'
import { initiativeOf } from '#spec/land-and-freedom/4.2-initiative'
import { isLost, strongFronts } from '#spec/land-and-freedom/8.2-defeat-on-a-front'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import type { Outcome } from '#spec/land-and-freedom/outcome'
import { isPlayed } from '#spec/land-and-freedom/players'
import { endOfYearProcedure, setupProcedure, turnProcedure, wholeGame } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS, type Faction, TURNS, YEARS } from '#spec/land-and-freedom/vocabulary'
import { outOfTurn } from './7.3-out-of-turn.js'
import { gameDoor } from './doors.js'

const Data = record({
  winner: z.enum([...FACTIONS, 'nobody']),
  /** The Year that ends. */
  year: z.literal(YEARS),
})
type C = Context<Game, z.infer<typeof Data>>

const mostGlory = ({ glory }: Game): readonly Faction[] => {
  const most = Math.max(...FACTIONS.map((faction) => glory[faction]))
  return FACTIONS.filter((faction) => glory[faction] === most)
}

const winnerOffer = asks<C>().must({
  name: 'who wins the game',
  cites: [cited.winning.most, cited.winning.ties],
  about: ({ game }) => FACTIONS.map((faction) => `${faction} ${game.glory[faction]}`).join(', '),
  seat: ({ game }) => initiativeOf(game),
  from: () => FACTIONS.map((faction) => option('wins', { faction })),
  says: (_, { faction }) => faction,
  forbid: {
    table: mayNotWin,
    view: {
      most: ({ game }, { faction }) => mostGlory(game).includes(faction),
      initiative: ({ game }, { faction }) => faction === initiativeOf(game),
      initiativeTied: ({ game }) => mostGlory(game).includes(initiativeOf(game)),
      gloryTie: ({ game }) => readingOf(game, cited.gloryTie),
    },
  },
})

const isWon = (game: Game): boolean => warAtTheEnd.ask({ strong: strongFronts.compute(game, {}) }) === 'won'

const hasNonPlayers = (game: Game): boolean => FACTIONS.some((faction) => !isPlayed(game, faction))

const outcomeOf = (game: Game, winner: Outcome['winner']): Outcome => ({
  war: winner === 'nobody' ? 'lost' : 'won',
  winner,
  ...(winner !== 'nobody' && hasNonPlayers(game) && { role: game.players[winner].role }),
  glory: game.glory,
  fronts: game.fronts,
})

const LAST = 3

const ending = ({ context: { game, data } }: { readonly context: C }) => ({ data: { ...data, year: game.year } })

export function gameChart(_: Components): Chart {
  const { chart, go, when } = charting<Game, OptionOf<typeof winnerOffer>>().implementing(wholeGame, Data)
  return chart({
    door: gameDoor,
    context: ({ input: { game } }) => ({ game, data: { winner: 'nobody', year: game.year } }),
    initial: 'beginning',
    states: {
      beginning: {
        always: [
          when(
            'four turns are over',
            ({ context: { game } }) => game.turn === TURNS,
            go('the end of the Year', [cited.years.fourTurns], ending),
          ),
          when('it is set up already', ({ context: { game } }) => game.fascists.deck.length > 0, 'a turn'),
          'Setup',
        ],
      },
      Setup: { meta: { calls: calls(setupProcedure, () => null) }, on: { returned: 'a turn' } },
      'a turn': {
        meta: {
          calls: calls(turnProcedure, () => null),
          aside: outOfTurn,
          requirements: [cited.years.three, cited.years.fourTurns],
        },
        on: {
          returned: [
            when('the war is lost', ({ context: { game } }) => isLost(game), go('game over', [cited.years.allLose])),
            when(
              'a Year ends',
              ({ context: { game } }) => game.turn === TURNS,
              go('the end of the Year', [cited.years.fourTurns], ending),
            ),
            'a turn',
          ],
        },
      },
      'the end of the Year': {
        meta: {
          calls: calls(endOfYearProcedure, () => null),
          aside: outOfTurn,
          requirements: [cited.endOfYear.afterFour],
        },
        on: {
          returned: [
            when(
              'it was Year 3, and the war is won',
              ({ context: { game, data } }) => data.year === LAST && isWon(game),
              go('who has won', [cited.years.end, cited.endOfYear3.war]),
            ),
            when(
              'it was Year 3, and the war is lost',
              ({ context: { data } }) => data.year === LAST,
              go('game over', [cited.years.end, cited.endOfYear3.war, cited.years.allLose]),
            ),
            'a turn',
          ],
        },
      },
      'who has won': {
        meta: { asks: winnerOffer, requirements: [cited.years.mostGlory] },
        on: {
          wins: go('game over', [cited.winning.ties], ({ context: { data }, event: { faction } }) => ({
            data: { ...data, winner: faction },
          })),
        },
      },
      'game over': { type: 'final' },
    },
    output: ({ context: { game, data } }) => outcomeOf(game, data.winner),
  })
}
