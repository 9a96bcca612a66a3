/** The Propaganda Round, phase by phase. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  charting,
  type OptionOf,
  option,
  range,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { earningsOf, redsChoose } from '#spec/all-bridges-burning/6-propaganda-rounds/6.3-resources-phase'
import { turmoil } from '#spec/all-bridges-burning/6-propaganda-rounds/6.4-agitation-phase'
import { firstRound } from '#spec/all-bridges-burning/6-propaganda-rounds/6.5.4-old-news'
import {
  finalRound,
  phaseTwoSteps,
  pivotalFallback,
} from '#spec/all-bridges-burning/6-propaganda-rounds/6.5-reset-phase'
import { ENDINGS } from '#spec/all-bridges-burning/7-victory/7.1-ranking'
import { withEarnings } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { withUpcoming } from '#spec/all-bridges-burning/8-non-players/8.1.4-markers'
import { endsInCheck } from '#spec/all-bridges-burning/8-non-players/8.7-outcome'
import type { Components } from '#spec/all-bridges-burning/components/components'
import type { Game } from '#spec/all-bridges-burning/game'
import { inEverySpace } from '#spec/all-bridges-burning/pieces'
import {
  agitationProcedure,
  politicsPhaseProcedure,
  powersProcedure,
  prisonersProcedure,
  propagandaRoundProcedure,
} from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'

const Data = record({ result: z.enum(['continues', ...ENDINGS]) })

const withoutOldNews = (game: Game): Game => ({
  ...inEverySpace(game, (space) => ({
    ...space,
    terror: { red: 0, white: 0 },
    news: { alone: 0, reds: 0, senate: 0, moderates: { active: 0, inactive: 0 } },
  })),
  sabotage: [],
})

const withTurmoil = (game: Game): Game => ({
  ...game,
  vassalage: { ...game.vassalage, russia: turmoil.ask({ vassalage: game.vassalage.russia }) },
})

export function propagandaRoundChart({ map, deck }: Components): Chart {
  const somebodyWins = (game: Game) => endsInCheck(map, game)
  const isFinal = (game: Game) => finalRound.ask({ round: game.propagandaRounds })
  const revoltFollows = (game: Game) =>
    pivotalFallback.ask({
      round: game.propagandaRounds,
      phase: game.phase,
      pivotalInPlay: game.cards.upcoming === deck.pivotal,
    })

  const redsAdd = asks<Context<Game, z.infer<typeof Data>>>().must({
    name: 'the Resources that the Reds add',
    cites: [cited.resourcesPhase.redsEarnings],
    seat: () => 'reds',
    from: ({ game }) =>
      range(0, earningsOf.compute(game, { faction: 'reds' }, map)).map((resources) => option('add', { resources })),
  })
  const { chart, go, when } = charting<Game, OptionOf<typeof redsAdd>>().implementing(propagandaRoundProcedure, Data)

  return chart({
    context: ({ input: { game } }) => ({ game, data: { result: 'continues' } }),
    initial: 'Round begins',
    states: {
      'Round begins': {
        always: go('Victory Phase', [cited.propagandaRound.phasesInOrder], ({ context: { game } }) => ({
          game: { ...game, propagandaRounds: game.propagandaRounds + 1 },
        })),
      },
      'Victory Phase': {
        always: [
          when(
            'a Faction passes the victory check',
            ({ context: { game } }) => somebodyWins(game),
            go('done', [cited.victoryPhase.endsOnWin, cited.victoryPhase.winnerAndRanks], () => ({
              data: { result: 'victory check' },
            })),
          ),
          go('Politics Phase', [cited.victoryPhase.otherwiseContinue]),
        ],
      },
      'Politics Phase': {
        meta: { calls: calls(politicsPhaseProcedure, () => null) },
        on: { returned: 'Resources Phase' },
      },
      'Resources Phase': {
        always: [
          when(
            'the Reds choose what to add (reading)',
            ({ context: { game } }) => redsChoose.ask({ reading: readingOf(game, cited.redsEarningsUpTo) }),
            'the Reds choose what to add',
          ),
          go('Russian Turmoil', [cited.resourcesPhase.eachFaction], ({ context: { game } }) => ({
            game: withEarnings(map, game),
          })),
        ],
      },
      'the Reds choose what to add': {
        meta: { asks: redsAdd },
        on: {
          add: go(
            'Russian Turmoil',
            [cited.resourcesPhase.eachFaction, cited.resourcesPhase.redsEarnings],
            ({ context: { game }, event }) => ({ game: withEarnings(map, game, event.resources) }),
          ),
        },
      },
      'Russian Turmoil': {
        always: go('Agitation of the Senate', [cited.russianTurmoil.towardZero], ({ context: { game } }) => ({
          game: withTurmoil(game),
        })),
      },
      'Agitation of the Senate': {
        meta: { calls: calls(agitationProcedure, () => ({ faction: 'senate' })) },
        on: { returned: 'Agitation of the Reds' },
      },
      'Agitation of the Reds': {
        meta: { calls: calls(agitationProcedure, () => ({ faction: 'reds' })) },
        on: { returned: 'Agitation of the Moderates' },
      },
      'Agitation of the Moderates': {
        meta: { calls: calls(agitationProcedure, () => ({ faction: 'moderates' })) },
        on: { returned: 'Game End?' },
      },
      'Game End?': {
        always: [
          when(
            'this is the final Round',
            ({ context: { game } }) => isFinal(game),
            go(
              'done',
              [
                cited.gameEnd.finalRoundEnds,
                cited.gameEnd.determineWinner,
                cited.finalPropaganda.throughSupport,
                cited.finalPropaganda.gameEnds,
                cited.finalPropaganda.noFurther,
                cited.finalPropaganda.victoryBy,
              ],
              () => ({ data: { result: 'final round' } }),
            ),
          ),
          go('Reset Phase', [cited.gameEnd.otherwiseReset]),
        ],
      },
      'Reset Phase': {
        meta: { requirements: [cited.resetPhase.prepareCampaign] },
        always: [
          when(
            'it is Phase II',
            ({ context: { game } }) => phaseTwoSteps.ask({ phase: game.phase }),
            'Prisoners of War',
          ),
          'Pivotal Event',
        ],
      },
      'Prisoners of War': {
        meta: { calls: calls(prisonersProcedure, () => null) },
        on: { returned: 'Powers' },
      },
      'Pivotal Event': {
        always: [
          when(
            'Red Revolt! is still to come in the second Round',
            ({ context: { game } }) => revoltFollows(game),
            go(
              'Old News',
              [
                cited.pivotalEvent.replaceNext,
                cited.phases.afterSecondPropaganda,
                cited.phases.replacesThere,
                cited.phases.replacedDiscarded,
              ],
              ({ context: { game } }) => ({
                game: withUpcoming(game, deck.pivotal),
              }),
            ),
          ),
          go('Old News', [cited.pivotalEvent.onlyIfNotYet]),
        ],
      },
      Powers: {
        meta: {
          calls: calls(powersProcedure, () => ({ occasion: 'Propaganda Round' })),
          requirements: [cited.powers.matchVassalage],
        },
        on: { returned: 'Old News' },
      },
      'Old News': {
        always: go(
          'Senate Conscription',
          [cited.oldNews.terror, cited.oldNews.sabotage, cited.oldNews.news, cited.oldNews.heldNews],
          ({ context: { game } }) => ({ game: withoutOldNews(game) }),
        ),
      },
      'Senate Conscription': {
        always: [
          when(
            'this is the first Round',
            ({ context: { game } }) => firstRound.ask({ round: game.propagandaRounds }),
            go('done', [cited.conscription.tenCells], ({ context: { game } }) => ({
              game: { ...game, conscripts: 0 },
            })),
          ),
          go('done', [cited.conscription.firstRoundOnly]),
        ],
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => data.result,
  })
}
