/** The Fascist Test: whether it is passed, and what comes of that. @module */

import { type Chart, calls, charting, compared, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { initiativeOf } from '#spec/land-and-freedom/4.2-initiative'
import { testOutcome } from '#spec/land-and-freedom/5.1-turn-sequence'
import { contributorsOf, type Earned, earnedBy, withHeroPoints } from '#spec/land-and-freedom/7.3-hero-points'
import { fateOf } from '#spec/land-and-freedom/8.1-victory-on-a-front'
import { successesEarn } from '#spec/land-and-freedom/11.2-medallions'
import { fascistCard } from '#spec/land-and-freedom/card-piles'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { turnOrder } from '#spec/land-and-freedom/order'
import { holds } from '#spec/land-and-freedom/players'
import { effectsProcedure, testProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS } from '#spec/land-and-freedom/vocabulary'

const Data = record({
  passed: z.boolean(),
  /** The factions with tokens on its Front when it was resolved. */
  contributors: z.array(z.enum(FACTIONS)).readonly(),
})
interface InContext {
  readonly context: { readonly game: Game; readonly data: z.infer<typeof Data> }
}

export function testChart(parts: Components): Chart {
  const { chart, go, when } = charting<Game>().implementing(testProcedure, Data)
  const testOf = (game: Game) => fascistCard(parts, game.fascists.current).test

  const isPassed = ({ context: { game } }: InContext): boolean => {
    const { front, threshold } = testOf(game)
    const outcome = testOutcome.ask({
      front: fateOf(game, front),
      value: compared(game.fronts[front], threshold),
      supported: contributorsOf(game, front).length > 0,
      unsupportedTest: readingOf(game, cited.unsupportedTest),
    })
    return outcome === 'passed'
  }

  /** Returns the Hero points for contributors, and for the holder of the Medallion for successes. */
  const earned = ({ game, data: { contributors } }: InContext['context']): Earned => {
    const isVictorious = fateOf(game, testOf(game).front) === 'victorious'
    const each = earnedBy.ask({
      deed: isVictorious ? 'Test of a victorious Front' : 'Test',
      testOfVictory: readingOf(game, cited.testOfVictory),
    })
    return turnOrder(parts.board, game).map((faction) => [
      faction,
      (contributors.includes(faction) ? each : 0) + successesEarn.ask({ held: holds(game, faction, 'Successes') }),
    ])
  }

  const withEarned = (context: InContext['context']): Game => withHeroPoints.compute(context.game, earned(context))
  const isBefore = ({ context: { game } }: InContext): boolean => readingOf(game, cited.pointsBeforeReward) === 'before'

  const lines = (context: InContext['context']) => ({
    faction: initiativeOf(context.game),
    actor: initiativeOf(context.game),
    effects: context.data.passed ? testOf(context.game).reward : testOf(context.game).penalty,
    by: 'Fascists' as const,
  })

  return chart({
    context: ({ input: { game } }) => ({ game, data: { passed: false, contributors: [] } }),
    initial: 'the Test',
    states: {
      'the Test': {
        always: [
          when('there is no card', ({ context: { game } }) => game.fascists.current === 'none', 'done'),
          when(
            'it is passed',
            isPassed,
            go('it is passed', [cited.test.oneFront], ({ context: { game } }) => ({
              data: { passed: true, contributors: contributorsOf(game, testOf(game).front) },
            })),
          ),
          go('the penalty', [cited.test.oneFront]),
        ],
      },
      'it is passed': {
        always: [
          when(
            'Hero points come first',
            isBefore,
            go('the reward', [cited.test.contributors], ({ context }) => ({ game: withEarned(context) })),
          ),
          'the reward',
        ],
      },
      'the reward': {
        meta: { calls: calls(effectsProcedure, lines), requirements: [cited.test.reward] },
        on: {
          returned: [
            when('Hero points have come first', isBefore, 'done'),
            go('done', [cited.test.contributors], ({ context }) => ({ game: withEarned(context) })),
          ],
        },
      },
      'the penalty': {
        meta: { calls: calls(effectsProcedure, lines), requirements: [cited.test.penalty] },
        on: { returned: 'done' },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
