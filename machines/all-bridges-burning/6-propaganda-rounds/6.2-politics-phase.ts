/** The Politics Phase: the die against the cubes, and the color of the Resolved marker. @module */

import { asks, type Context, certain, charting, compared, type OptionOf, option, range, record } from 'rulewright/book'
import { z } from 'zod'
import { resolvingIssues } from '#spec/all-bridges-burning/1-introduction/1.11-political-display'
import {
  issueRoll,
  markerColor,
  politicsPhase,
  politicsTakesPlace,
} from '#spec/all-bridges-burning/6-propaganda-rounds/6.2-politics-phase'
import { FORCES } from '#spec/all-bridges-burning/components/forces'
import type { Game } from '#spec/all-bridges-burning/game'
import { politicsPhaseProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { COLORS, type Color } from '#spec/all-bridges-burning/vocabulary'

const Data = record({ color: z.enum([...COLORS, 'Moderates decide', 'not known']) })
type C = Context<Game, z.infer<typeof Data>>

const die = asks<C>().chance({
  name: 'the die against the cubes',
  cites: [politicsPhase.roll],
  from: () => range(1, 6).map((face) => option('roll', { face })),
})

const color = asks<C>().must({
  name: 'the color of the Resolved marker',
  cites: [politicsPhase.tieToModerates],
  seat: () => 'moderates',
  from: () => COLORS.map((name) => option('mark', { color: name })),
})

const { chart, go, when } = charting<Game, OptionOf<typeof die> | OptionOf<typeof color>>().implementing(
  politicsPhaseProcedure,
  Data,
)

const unresolved = ({ resolved }: Game) => FORCES.issues - resolved.red - resolved.white
const cubes = ({ cubes: { red, white } }: Game) => red + white

const lead = ({ cubes: { red, white } }: Game) => {
  if (red === white) return 'as many'
  return red > white ? 'more red' : 'more white'
}

const marked = (game: Game, by: Color): Game => ({
  ...game,
  resolved: { ...game.resolved, [by]: game.resolved[by] + 1 },
})

export const politicsPhaseChart = chart({
  context: ({ input: { game } }) => ({ game, data: { color: 'not known' } }),
  initial: 'is an Issue left?',
  states: {
    'is an Issue left?': {
      always: [
        when(
          'an Issue is Unresolved',
          ({ context: { game } }) => politicsTakesPlace.ask({ unresolved: unresolved(game) }),
          go('die', [politicsPhase.countCubes, politicsPhase.towardsOneIssue, resolvingIssues.time]),
        ),
        go('done', [politicsPhase.allResolvedEnds]),
      ],
    },
    die: {
      meta: { asks: die, requirements: [politicsPhase.roll] },
      on: {
        roll: [
          when(
            'the roll does not exceed the cubes',
            ({ context: { game }, event }) => issueRoll.ask({ roll: compared(event.face, cubes(game)) }) === 'Resolved',
            go('Issue Resolved', [politicsPhase.rollWithin]),
          ),
          go('done', [politicsPhase.rollAbove, politicsPhase.rollAboveEnds]),
        ],
      },
    },
    'Issue Resolved': {
      always: go(
        'color of the marker',
        [politicsPhase.countByColor, politicsPhase.removeCubes],
        ({ context: { game } }) => ({
          game: { ...game, cubes: { red: 0, white: 0 } },
          data: { color: markerColor.ask({ lead: lead(game) }) },
        }),
      ),
    },
    'color of the marker': {
      always: [
        when(
          'there are as many cubes of each color',
          ({ context: { data } }) => data.color === 'Moderates decide',
          go('Moderates choose the color', [politicsPhase.tieToModerates]),
        ),
        'marking',
      ],
    },
    'Moderates choose the color': {
      meta: { asks: color },
      on: {
        mark: go('marking', [politicsPhase.tieToModerates], ({ event }) => ({ data: { color: event.color } })),
      },
    },
    marking: {
      always: go(
        'done',
        [politicsPhase.markResolved, politicsPhase.adjustNetworksIssues, resolvingIssues.inTurn],
        ({ context: { game, data } }) => ({
          game: marked(
            game,
            certain(
              COLORS.find((name) => name === data.color),
              'color for the Resolved marker',
            ),
          ),
        }),
      ),
    },
    done: { type: 'final' },
  },
  output: null,
})
