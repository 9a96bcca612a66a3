/** A turn: organisation, actions, and its end. @module */

import { type Chart, calls, certain, charting, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { isFirstOfJanuary } from '#spec/talvisota/1.1-general-points'
import { revealing } from '#spec/talvisota/4.1-organisation'
import { drawnFirst, filledWhen } from '#spec/talvisota/9.1-solo-play'
import type { Components } from '#spec/talvisota/components/components'
import { withDrivenBack } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import { isOverByMorale, withMoraleMarked } from '#spec/talvisota/morale'
import { engagedFinns } from '#spec/talvisota/plans'
import {
  combatsProcedure,
  deploymentProcedure,
  drawnMeansProcedure,
  drawnStrategiesProcedure,
  eventProcedure,
  finnishMeansProcedure,
  harassmentProcedure,
  isolationProcedure,
  placingProcedure,
  recoveryProcedure,
  sovietMeansProcedure,
  specialMovementProcedure,
  strategiesProcedure,
  turnProcedure,
} from '#spec/talvisota/procedures'
import * as cited from '#spec/talvisota/rules.gen'
import { withoutSpent } from '#spec/talvisota/spaces'
import { noSoviets, plus, sizeOf } from '#spec/talvisota/units'
import { FINNISH_STRATEGIES, SOVIET_STRATEGIES } from '#spec/talvisota/vocabulary'
import { isDecided } from './1.2-verdict.js'

const Data = record({
  /** The Combat Strategies that have yet to be given something. */
  soviets: z.array(z.enum(SOVIET_STRATEGIES)).readonly(),
  finns: z.array(z.enum(FINNISH_STRATEGIES)).readonly(),
})

/** A game in which the Combat Strategies have been taken back, and what held for the turn. */
function withoutPlans(before: Game): Game {
  const game = withDrivenBack(before)
  const { soviets, finns } = game
  const used = finns.plans.filter(({ entrenched }) => entrenched).length
  const back = readingOf(game, cited.entrenchmentsReturn) === 'yes' ? used : 0
  return {
    ...withoutSpent(game),
    revealed: false,
    opened: [],
    soviets: { ...soviets, plans: [] },
    finns: {
      ...finns,
      plans: [],
      breach: 'none',
      forces: plus(finns.forces, engagedFinns(game)),
      entrenchments: finns.entrenchments + back,
    },
  }
}

const withAwaited = (game: Game): Game => ({
  ...game,
  soviets: {
    ...game.soviets,
    arriving: plus(game.soviets.arriving, game.soviets.awaited),
    awaited: noSoviets,
  },
})

export function turnChart(parts: Components): Chart {
  const { chart, go, when } = charting<Game>().implementing(turnProcedure, Data)
  type In = { readonly context: { readonly game: Game } }
  const decided = when('somebody has won', ({ context: { game } }: In) => isDecided(parts, game), 'done')
  const drawsFirst = ({ context: { game } }: In): boolean =>
    game.solo && drawnFirst.ask({ soloFronts: readingOf(game, cited.soloFronts) }) === 'drawn strategies'
  const fills =
    (time: 'before' | 'after') =>
    ({ context: { game } }: In): boolean =>
      game.solo && filledWhen.ask({ soloFilled: readingOf(game, cited.soloFilled) }) === time
  const drawn = go('drawn strategies', [cited.soloPlay.one])
  const combats = go(
    'combats',
    [cited.deployment.resolved, cited.deployment.revealed, cited.combatForces.revealed],
    ({ context: { game } }: In) => ({
      game: { ...game, revealed: revealing.ask({ revealedWhen: readingOf(game, cited.revealedWhen) }) === 'all' },
    }),
  )
  return chart({
    context: ({ input: { game } }) => ({ game, data: { soviets: [], finns: [] } }),
    initial: 'the turn marker',
    states: {
      'the turn marker': {
        always: go('recovery', [cited.gameTurn.marker, cited.scales.turns], ({ context: { game } }) => ({
          game: { ...game, turn: game.turn + 1 },
        })),
      },
      recovery: {
        meta: { calls: calls(recoveryProcedure, () => null) },
        on: {
          returned: [
            when(
              'the Soviets have paid their last morale',
              ({ context: { game } }) => game.morale.Soviets === 0,
              'done',
            ),
            when(
              'January begins, and units come',
              ({ context: { game } }) => isFirstOfJanuary(game) && sizeOf(game.soviets.awaited) > 0,
              go(
                'reinforcements',
                [
                  cited.sovietPlacement.january,
                  cited.sovietPlacement.januaryFusiliers,
                  cited.sovietPlacement.januaryOthers,
                  cited.scales.months,
                ],
                ({ context: { game } }) => ({ game: withAwaited(game) }),
              ),
            ),
            'the situation',
          ],
        },
      },
      reinforcements: {
        meta: { calls: calls(placingProcedure, () => null), requirements: [cited.sovietPlacement.january] },
        on: { returned: 'the situation' },
      },
      'the situation': {
        meta: { calls: calls(eventProcedure, () => null), requirements: [cited.gameTurn.situation] },
        on: {
          returned: [
            when('a morale is down', ({ context: { game } }) => isOverByMorale(game), 'done'),
            'special movement',
          ],
        },
      },
      'special movement': {
        meta: { calls: calls(specialMovementProcedure, () => null), requirements: [cited.gameTurn.movement] },
        on: { returned: [when('the Finns are drawn first', drawsFirst, drawn), 'Soviet strategies'] },
      },
      'Soviet strategies': {
        meta: {
          calls: calls(strategiesProcedure, () => ({ side: 'Soviets' as const })),
          requirements: [cited.gameTurn.strategies],
        },
        on: {
          returned: [
            when('the Finns have been drawn', drawsFirst, 'all that is allocated'),
            when('the Finns are drawn', ({ context: { game } }) => game.solo, drawn),
            'Finnish strategies',
          ],
        },
      },
      'Finnish strategies': {
        meta: { calls: calls(strategiesProcedure, () => ({ side: 'Finns' as const })) },
        on: { returned: 'all that is allocated' },
      },
      'drawn strategies': {
        meta: { calls: calls(drawnStrategiesProcedure, () => null) },
        on: {
          returned: [when('the Soviets come after them', drawsFirst, 'Soviet strategies'), 'all that is allocated'],
        },
      },
      'all that is allocated': {
        always: go('whose means', [cited.deployment.allocates], ({ context: { game } }) => ({
          data: {
            soviets: game.soviets.plans.map(({ strategy }) => strategy),
            finns: game.solo ? [] : game.finns.plans.map(({ strategy }) => strategy),
          },
        })),
      },
      'whose means': {
        always: [
          when('of a Soviet one', ({ context: { data } }) => data.soviets.length > 0, 'Soviet means'),
          when('of a Finnish one', ({ context: { data } }) => data.finns.length > 0, 'Finnish means'),
          when('the Finns are filled now', fills('before'), 'drawn means'),
          'deployment',
        ],
      },
      'Soviet means': {
        meta: {
          calls: calls(sovietMeansProcedure, ({ data: { soviets } }) => ({
            strategy: certain(soviets[0], 'Combat Strategy that is given something'),
          })),
        },
        on: {
          returned: go('whose means', [], ({ context: { data } }) => ({
            data: { ...data, soviets: data.soviets.slice(1) },
          })),
        },
      },
      'Finnish means': {
        meta: {
          calls: calls(finnishMeansProcedure, ({ data: { finns } }) => ({
            strategy: certain(finns[0], 'Combat Strategy that is given something'),
          })),
        },
        on: {
          returned: go('whose means', [], ({ context: { data } }) => ({
            data: { ...data, finns: data.finns.slice(1) },
          })),
        },
      },
      'drawn means': {
        meta: { calls: calls(drawnMeansProcedure, () => null) },
        on: { returned: [when('all are deployed', fills('after'), combats), 'deployment'] },
      },
      deployment: {
        meta: { calls: calls(deploymentProcedure, () => null), requirements: [cited.deployment.oneAfterAnother] },
        on: {
          returned: [when('the Finns are filled now', fills('after'), 'drawn means'), combats],
        },
      },
      combats: {
        meta: { calls: calls(combatsProcedure, () => null), requirements: [cited.gameTurn.combats] },
        on: { returned: [decided, 'harassment'] },
      },
      harassment: {
        meta: { calls: calls(harassmentProcedure, () => null), requirements: [cited.gameTurn.harassment] },
        on: {
          returned: [
            when('the game is over by it', ({ event }) => event.result === 'the game is over', 'done'),
            'isolation',
          ],
        },
      },
      isolation: {
        meta: { calls: calls(isolationProcedure, () => null), requirements: [cited.generalPoints.reaches] },
        on: { returned: 'the end' },
      },
      'the end': {
        always: go(
          'done',
          [
            cited.gameTurn.morale,
            cited.situation.atTheEnd,
            cited.finnishStrategies.removed,
            cited.sovietStrategies.stays,
          ],
          ({ context: { game } }) => ({
            game: withMoraleMarked(withoutPlans(game)),
          }),
        ),
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
