/** The Politics Phase: the die against the cubes, and the color of the Resolved marker. @module */

import { asks, type Context, certain, charting, compared, type OptionOf, option, range, record } from 'rulewright/book'
import { z } from 'zod'
import {
  issueRoll,
  markerColor,
  politicsTakesPlace,
} from '#spec/all-bridges-burning/6-propaganda-rounds/6.2-politics-phase'
import { FORCES } from '#spec/all-bridges-burning/components/forces'
import type { Game } from '#spec/all-bridges-burning/game'
import { politicsPhaseProcedure } from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { COLORS, type Color } from '#spec/all-bridges-burning/vocabulary'

const Data = record({ color: z.enum([...COLORS, 'Moderates decide', 'not known']) })
type C = Context<Game, z.infer<typeof Data>>

const die = asks<C>().chance({
  name: 'the die against the cubes',
  cites: [cited.politicsPhase.roll],
  from: () => range(1, 6).map((face) => option('roll', { face })),
  says: (_, { face }) => `a ${face}`,
})

const color = asks<C>().must({
  name: 'the color of the Resolved marker',
  cites: [cited.politicsPhase.tieToModerates],
  seat: () => 'moderates',
  from: () => COLORS.map((name) => option('mark', { color: name })),
  says: (_, mark) => `it ${mark.color}`,
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
          go('die', [cited.politicsPhase.countCubes, cited.politicsPhase.towardsOneIssue, cited.resolvingIssues.time]),
        ),
        go('done', [cited.politicsPhase.allResolvedEnds]),
      ],
    },
    die: {
      meta: { asks: die, requirements: [cited.politicsPhase.roll] },
      on: {
        roll: [
          when(
            'the roll does not exceed the cubes',
            ({ context: { game }, event }) => issueRoll.ask({ roll: compared(event.face, cubes(game)) }) === 'Resolved',
            go('Issue Resolved', [cited.politicsPhase.rollWithin]),
          ),
          go('done', [cited.politicsPhase.rollAbove, cited.politicsPhase.rollAboveEnds]),
        ],
      },
    },
    'Issue Resolved': {
      always: go(
        'color of the marker',
        [cited.politicsPhase.countByColor, cited.politicsPhase.removeCubes],
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
          go('Moderates choose the color', [cited.politicsPhase.tieToModerates]),
        ),
        'marking',
      ],
    },
    'Moderates choose the color': {
      meta: { asks: color },
      on: {
        mark: go('marking', [cited.politicsPhase.tieToModerates], ({ event }) => ({ data: { color: event.color } })),
      },
    },
    marking: {
      always: go(
        'done',
        [cited.politicsPhase.markResolved, cited.politicsPhase.adjustNetworksIssues, cited.resolvingIssues.inTurn],
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
