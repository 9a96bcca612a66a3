/**
 * An Event has a Faction carry out a Special Activity at once.
 *
 * @module
 */
import { z } from 'zod'
import { executingEvents, freeByEvent } from '../../../spec/all-bridges-burning/clauses/events.js'
import { freeNonPlayerActions } from '../../../spec/all-bridges-burning/clauses/non-players/general.js'
import type { GameMap } from '../../../spec/all-bridges-burning/components/map.js'
import { GrantSpecial } from '../../../spec/all-bridges-burning/events/grant-effects.js'
import { isFaction } from '../../../spec/all-bridges-burning/events/owners.js'
import { grantSpecialProcedure, shapeOf } from '../../../spec/all-bridges-burning/events/procedures.js'
import { mayNotCarryOut, mayNotGrant } from '../../../spec/all-bridges-burning/events/tables/grants.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { isNonPlayer, NonPlayers, withNonPlayers } from '../../../spec/all-bridges-burning/non-players/state.js'
import { freeActionCardProcedure } from '../../../spec/all-bridges-burning/procedures/non-players.js'
import {
  FACTIONS,
  type Faction,
  OWN_SPECIAL_ACTIVITIES,
  SPECIAL_ACTIVITIES,
  type SpecialActivity,
} from '../../../spec/all-bridges-burning/vocabulary.js'
import { NAMES } from '../../../spec/all-bridges-burning/wording.js'
import { type Chart, type Context, charting } from '../../../src/kernel/chart.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { type Calls, calls } from '../../../src/kernel/procedure.js'
import { specialActivitiesOn } from '../special-activities/all.js'
import { aboutEffect, decider, mayStop, noMore } from './stepping.js'

const Data = z
  .strictObject({
    ...shapeOf(GrantSpecial),
    /** The Faction that acts, once it is known. */
    faction: z.enum(FACTIONS),
    /** What it carries out, once that is known. */
    activity: z.enum(SPECIAL_ACTIVITIES),
    /** What the Non-players knew before one of them acted. */
    before: NonPlayers,
  })
  .readonly()
type Data = z.infer<typeof Data>
type C = Context<Game, Data>

/** How a Special Activity stands to the text and to the Faction that would carry it out, over the map. */
const standingOn = (map: GameMap) => {
  const activities = specialActivitiesOn(map)
  return (game: Game, text: GrantSpecial, faction: Faction, activity: SpecialActivity) => {
    const ownList = OWN_SPECIAL_ACTIVITIES[faction].includes(activity)
    return {
      activity,
      meant: text.activities === 'any' || text.activities.includes(activity),
      ownList,
      phase: game.phase,
      somewhere: !ownList || activities[activity].opening(game, { faction, free: true }) === 'open',
    }
  }
}

/** The offers of the Faction that acts, and of what it does, over the map. */
function offersOn(map: GameMap) {
  const standing = standingOn(map)
  const isAble = (game: Game, text: GrantSpecial, faction: Faction) =>
    SPECIAL_ACTIVITIES.some((activity) => mayNotCarryOut.ask(standing(game, text, faction, activity)).length === 0)
  const picking = asks<C>().may(
    noMore,
    {
      name: 'the Faction to carry out a Special Activity',
      about: aboutEffect,
      cites: [executingEvents.executingSelects, freeByEvent.specialGranted],
      seat: decider,
      from: ({ data }) => data.owners.filter(isFaction).map((faction) => option('grant', { faction })),
      says: (_, { faction }) => `it to ${NAMES[faction]}`,
      forbid: {
        table: mayNotGrant,
        view: ({ game, data }, { faction }) => ({ able: isAble(game, data.effect, faction) }),
      },
    },
    mayStop,
  )
  const doing = asks<C>().must({
    name: 'the Special Activity to carry out',
    about: aboutEffect,
    cites: [executingEvents.otherDecides, freeByEvent.specialGranted],
    seat: ({ data }) => data.faction,
    from: () => SPECIAL_ACTIVITIES.map((activity) => option('special', { activity })),
    forbid: {
      table: mayNotCarryOut,
      view: ({ game, data }, { activity }) => standing(game, data.effect, data.faction, activity),
    },
  })
  return { picking, doing }
}

/** The call of the Special Activity that was chosen, over the map. */
function actingOn(map: GameMap): Calls<C> {
  const activities = specialActivitiesOn(map)
  return {
    procedures: Object.values(activities).map(({ chart }) => chart.procedure),
    pick: ({ data: { faction, activity } }) => ({
      procedure: activities[activity].chart.procedure,
      args: { faction, free: true },
    }),
  }
}

/** The chart by which an Event has a Faction carry out a Special Activity, over the map. */
export function grantSpecialChart(map: GameMap): Chart {
  const { picking, doing } = offersOn(map)
  const { chart, effect, when } = charting<Game, OptionOf<typeof picking> | OptionOf<typeof doing>>().implementing(
    grantSpecialProcedure,
    Data,
  )
  return chart({
    context: ({ input: { game, args } }) => ({
      game,
      data: { ...args, faction: args.executing, activity: 'Political Event', before: game.nonPlayers },
    }),
    initial: 'which Faction?',
    states: {
      'which Faction?': {
        meta: { asks: picking, requirements: [freeByEvent.specialGranted] },
        on: {
          grant: {
            target: 'human or Non-player?',
            meta: { requirements: [executingEvents.executingSelects] },
            actions: effect(({ context: { data }, event }) => ({ data: { ...data, faction: event.faction } })),
          },
          'no more': { target: 'done', meta: { requirements: [executingEvents.literally] } },
          nothing: { target: 'done', meta: { requirements: [executingEvents.partly] } },
        },
      },
      'human or Non-player?': {
        always: [
          {
            target: 'Non-player card',
            guard: when('the Faction is a Non-player', ({ context: { game, data } }) =>
              isNonPlayer(game, data.faction),
            ),
            meta: { requirements: [freeNonPlayerActions.freeActions] },
          },
          { target: 'which Special Activity?' },
        ],
      },
      'Non-player card': {
        meta: {
          calls: calls(freeActionCardProcedure, ({ data: { faction, effect: text } }) => ({
            faction,
            action: { kind: 'Special Activity' as const, named: text.activities, limited: false },
          })),
        },
        on: { returned: 'which Special Activity?' },
      },
      'which Special Activity?': {
        meta: { asks: doing },
        on: {
          special: {
            target: 'acting',
            meta: { requirements: [executingEvents.otherDecides] },
            actions: effect(({ context: { data }, event }) => ({ data: { ...data, activity: event.activity } })),
          },
        },
      },
      acting: {
        meta: {
          calls: actingOn(map),
          requirements: [freeByEvent.interrupts, freeByEvent.noCost, freeByEvent.otherRequirements],
        },
        on: {
          returned: {
            target: 'done',
            actions: effect(({ context: { game, data } }) => ({ game: withNonPlayers(game, data.before) })),
            meta: { requirements: [freeByEvent.noEligibilityChange, executingEvents.noEligibilityChange] },
          },
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
