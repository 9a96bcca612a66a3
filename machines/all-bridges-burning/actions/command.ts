/**
 * A full Command, with at most one Special Activity before, during or after it.
 *
 * @module
 */
import { z } from 'zod'
import { options } from '../../../spec/all-bridges-burning/clauses/sequence-of-play.js'
import { coordinate, specialActivitiesInGeneral } from '../../../spec/all-bridges-burning/clauses/special-activities.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import {
  anyCommand,
  commandExecuted,
  fullCommand,
  specialActivity,
} from '../../../spec/all-bridges-burning/procedures.js'
import { mayNotSpecial } from '../../../spec/all-bridges-burning/tables/actions.js'
import {
  FACTIONS,
  OWN_SPECIAL_ACTIVITIES,
  SPECIAL_ACTIVITIES,
  type SpecialActivity,
} from '../../../spec/all-bridges-burning/vocabulary.js'
import { type Context, charting } from '../../../src/kernel/chart.js'
import { certain } from '../../../src/kernel/defect.js'
import { asks, type Option, type OptionOf, option } from '../../../src/kernel/offer.js'
import { call, calls } from '../../../src/kernel/procedure.js'

const Data = z
  .strictObject({
    faction: z.enum(FACTIONS),
    /** The Special Activity that goes with this Command, once it is chosen. */
    special: z.enum(SPECIAL_ACTIVITIES).or(z.literal('none')),
  })
  .readonly()
type C = Context<Game, z.infer<typeof Data>>

const special = asks<C>().may(option('no Special Activity'), {
  name: 'a Special Activity with the Command',
  cites: [
    specialActivitiesInGeneral.withCommand,
    specialActivitiesInGeneral.before,
    specialActivitiesInGeneral.during,
    specialActivitiesInGeneral.after,
    coordinate.anyCommand,
  ],
  seat: ({ data }) => data.faction,
  from: () => SPECIAL_ACTIVITIES.map((activity) => option('special', { activity })),
  forbid: {
    table: mayNotSpecial,
    view: ({ game, data: { faction, special } }, { activity }) => ({
      faction,
      activity,
      ownList: OWN_SPECIAL_ACTIVITIES[faction].includes(activity),
      used: special !== 'none',
      phase: game.phase,
    }),
  },
})

const { chart, effect } = charting<Game, OptionOf<typeof special>>().implementing(fullCommand, Data)

const added = effect(({ context: { game, data }, event }: { context: C; event: OptionOf<typeof special> }) => ({
  game: { ...game, specialActivity: true },
  data: { ...data, special: event.type === 'special' ? event.activity : data.special },
}))

const named = (name: unknown): SpecialActivity =>
  certain(
    SPECIAL_ACTIVITIES.find((activity) => activity === name),
    `Special Activity "${String(name)}"`,
  )
const activityOf = (chosen: Option) => named('activity' in chosen && chosen.activity)

/** The chart of a full Command. */
export const commandChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: { ...args, special: 'none' } }),
  initial: 'executing',
  states: {
    executing: {
      meta: {
        calls: calls(commandExecuted, ({ data }) => anyCommand(data.faction)),
        meanwhile: {
          asks: special,
          procedures: [specialActivity],
          call: ({ data }, chosen) => call(specialActivity, { faction: data.faction, activity: activityOf(chosen) }),
        },
        requirements: [options.firstCommand],
      },
      on: {
        special: {
          meta: { requirements: [specialActivitiesInGeneral.withCommand, specialActivitiesInGeneral.during] },
          actions: added,
        },
        returned: 'after the Command',
      },
    },
    'after the Command': {
      meta: { asks: special },
      on: {
        special: {
          target: 'Special Activity',
          meta: { requirements: [specialActivitiesInGeneral.withCommand, specialActivitiesInGeneral.after] },
          actions: added,
        },
        'no Special Activity': 'done',
        nothing: 'done',
      },
    },
    'Special Activity': {
      meta: {
        calls: calls(specialActivity, ({ data }) => ({ faction: data.faction, activity: named(data.special) })),
        requirements: [specialActivitiesInGeneral.atOneTime],
      },
      on: { returned: 'done' },
    },
    done: { type: 'final' },
  },
  output: null,
})
