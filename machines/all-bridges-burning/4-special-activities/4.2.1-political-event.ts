/** Political Event: Resources for Controlled spaces with Active Cells. @module */

import { asks, type Context, charting, deciding, type OptionOf, option, record } from 'rulewright/book'
import { z } from 'zod'
import { controlOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import { mayNotHoldEvent } from '#spec/all-bridges-burning/4-special-activities/4.2.1-political-event'
import { gained } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import type { Game } from '#spec/all-bridges-burning/game'
import { politicalEventProcedure, SpecialArgs } from '#spec/all-bridges-burning/procedures/special-activities'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { type Faction, SPACES } from '#spec/all-bridges-burning/vocabulary'
import { doorOf, firstAllowed, type SpecialMachine } from './4.1-special-activities.js'

const Data = record({ selected: z.array(z.enum(SPACES)).readonly(), ...SpecialArgs.unwrap().shape })
type C = Context<Game, z.infer<typeof Data>>
const begun = (args: SpecialArgs): z.infer<typeof Data> => ({ selected: [], ...args })

const selects = SPACES.map((space) => option('select', { space }))

const holding = deciding<C, (typeof selects)[number]>()({
  table: mayNotHoldEvent,
  view: {
    activeCell: ({ game, data }, { space }) => game.spaces[space].cells[data.faction].active > 0,
    ownControl: ({ game, data }, { space }) => controlOf.compute(game, { space }) === data.faction,
    selected: ({ data }, { space }) => data.selected.includes(space),
    spaces: ({ data }) => data.selected.length,
  },
})

const spaces = asks<C>().upTo(
  option('stop'),
  {
    name: 'a space for the Political Event',
    cites: [cited.specialActivitiesInGeneral.selects],
    seat: ({ data }) => data.faction,
    from: () => selects,
    forbid: holding,
  },
  ({ data }) => data.selected.length > 0,
)

const { chart, go } = charting<Game, OptionOf<typeof spaces>>().implementing(politicalEventProcedure, Data)

/** The game after a Political Event in as many spaces as can be selected. */
function atBest(game: Game, faction: Faction): readonly Game[] {
  const spaces = firstAllowed((selected) =>
    holding.allowed({ game, data: { ...begun({ faction, free: false }), selected } }, selects),
  )
  return [gained(game, faction, spaces.length)]
}

export const politicalEventActivity: SpecialMachine = {
  atBest,
  chart: chart({
    door: doorOf('Political Event'),
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'selecting',
    states: {
      selecting: {
        meta: { asks: spaces },
        on: {
          select: go(
            'selecting',
            [
              cited.politicalEvent.anyCommand,
              cited.accompanying.otherwiseAny,
              cited.accompanying.anyValidSpace,
              cited.politicalEvent.upToFour,
            ],
            ({ context: { data }, event }) => ({
              data: {
                ...data,
                selected: SPACES.filter((space) => space === event.space || data.selected.includes(space)),
              },
            }),
          ),
          stop: 'earning',
          nothing: 'earning',
        },
      },
      earning: {
        always: go('done', [cited.politicalEvent.oneEach], ({ context: { game, data } }) => ({
          game: gained(game, data.faction, data.selected.length),
        })),
      },
      done: { type: 'final' },
    },
    output: null,
  }),
}
