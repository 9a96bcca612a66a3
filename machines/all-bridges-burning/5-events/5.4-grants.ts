/** An Event has a Faction execute a Command at once. @module */

import {
  asks,
  type Chart,
  type Clause,
  type Context,
  call,
  calls,
  charting,
  further,
  type Led,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { costsNothing, mayNotGrant, specialWithGranted } from '#spec/all-bridges-burning/5-events/5.4-free-commands'
import { GrantCommand, GrantSpecial } from '#spec/all-bridges-burning/events/grant-effects'
import { isFaction } from '#spec/all-bridges-burning/events/owners'
import { grantCommandProcedure, grantSpecialProcedure, shapeOf } from '#spec/all-bridges-burning/events/procedures'
import type { Game } from '#spec/all-bridges-burning/game'
import { type CommandArgs, commandProcedure } from '#spec/all-bridges-burning/procedures/commands'
import { freeActionProcedure } from '#spec/all-bridges-burning/procedures/non-players'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { FACTIONS, type Faction } from '#spec/all-bridges-burning/vocabulary'
import { NAMES } from '#spec/all-bridges-burning/wording'
import { aboutEffect, decider, type Known, mayStop, noMore } from './5.1-steps.js'
import { grantedSpecial } from './5.4-free-commands.js'

const Data = record({
  ...shapeOf(GrantCommand),
  /** The Faction that acts, once it is known. */
  faction: z.enum(FACTIONS),
  free: z.boolean(),
})

type Data = z.infer<typeof Data>

/** True if a Special Activity may go with the Command. */
const mayAdd = (game: Game, text: GrantCommand): boolean =>
  specialWithGranted.ask({ limited: text.limited === true, reading: readingOf(game, cited.specialWithFreeCommand) })

/** Returns the terms of the Command that the text grants a Faction. */
const grantTo = (game: Game, { effect: text, spaces, free }: Data, faction: Faction): CommandArgs => ({
  faction,
  commands: text.commands,
  spaces: text.where === undefined ? 'any' : spaces,
  free,
  limited: text.limited === true,
  special: mayAdd(game, text),
})

const isFree = (text: GrantCommand): boolean => costsNothing.ask({ text: text.free === false ? 'paid for' : 'free' })

/** The offer of the Factions that an Event can have act. */
export const pickingFaction = <D extends Known<GrantCommand | GrantSpecial>>(
  name: string,
  granted: Clause,
  leadsTo: (context: Context<Game, D>, faction: Faction) => Led,
) =>
  asks<Context<Game, D>>().may(
    noMore,
    {
      name,
      about: aboutEffect,
      cites: [cited.executingEvents.selectsFaction, cited.executingEvents.executingSelects, granted],
      seat: decider,
      from: ({ data }) => data.owners.filter(isFaction).map((faction) => option('grant', { faction })),
      says: (_, { faction }) => `it to ${NAMES[faction]}`,
      forbid: {
        table: mayNotGrant,
        view: {
          ineligible: ({ game }, { faction }) => game.cylinders[faction] === 'Ineligible',
          reading: ({ game }) => readingOf(game, cited.ineligibleActs),
        },
      },
      leads: (context, { faction }) => leadsTo(context, faction),
    },
    mayStop,
  )

/** The offer of the Factions that can act. */
const picking = pickingFaction<Data>(
  'the Faction to execute a Command',
  cited.freeByEvent.granted,
  ({ game, data }, faction) => call(commandProcedure, grantTo(game, data, faction)),
)

export function grantCommandChart(): Chart {
  const { chart, go } = charting<Game, OptionOf<typeof picking>>().implementing(grantCommandProcedure, Data)
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { faction: args.executing, free: true, ...args } }),
    initial: 'on what terms?',
    states: {
      'on what terms?': {
        always: go('which Faction?', [], ({ context: { data } }) => ({ data: { ...data, free: isFree(data.effect) } })),
      },
      'which Faction?': {
        meta: { asks: picking, requirements: [cited.freeByEvent.granted] },
        on: {
          grant: go('acting', [cited.executingEvents.selectsFaction], ({ context: { data }, event }) => ({
            data: { ...data, faction: event.faction },
          })),
          'no more': go('done', [cited.executingEvents.literally]),
          nothing: go('done', [cited.executingEvents.partly]),
        },
      },
      acting: {
        meta: {
          calls: calls(freeActionProcedure, ({ game, data }) => ({
            faction: data.faction,
            own: data.faction === data.executing,
            action: { kind: 'Command' as const, terms: grantTo(game, data, data.faction) },
          })),
          requirements: [cited.freeByEvent.eventText, cited.freeCommands.withinGrant],
        },
        on: { returned: 'done' },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}

const GrantSpecialData = record({
  ...shapeOf(GrantSpecial),
  /** The Faction that acts, once it is known. */
  faction: z.enum(FACTIONS),
})

type GrantSpecialData = z.infer<typeof GrantSpecialData>

/** Returns the Special Activities that the text grants a Faction. */
const granted = (named: GrantSpecial['activities']) => ({ kind: 'Special Activity' as const, named })

/** The offer of the Factions that can act. */
const pickingSpecial = pickingFaction<GrantSpecialData>(
  'the Faction to carry out a Special Activity',
  cited.freeByEvent.specialGranted,
  ({ game, data }, faction) =>
    further(grantedSpecial, { game, data: { faction, action: granted(data.effect.activities) } }),
)

export function grantSpecialChart(): Chart {
  const { chart, go } = charting<Game, OptionOf<typeof pickingSpecial>>().implementing(
    grantSpecialProcedure,
    GrantSpecialData,
  )
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { faction: args.executing, ...args } }),
    initial: 'which Faction?',
    states: {
      'which Faction?': {
        meta: { asks: pickingSpecial, requirements: [cited.freeByEvent.specialGranted] },
        on: {
          grant: go('acting', [cited.executingEvents.executingSelects], ({ context: { data }, event }) => ({
            data: { ...data, faction: event.faction },
          })),
          'no more': go('done', [cited.executingEvents.literally]),
          nothing: go('done', [cited.executingEvents.partly]),
        },
      },
      acting: {
        meta: {
          calls: calls(freeActionProcedure, ({ data: { faction, executing, effect: text } }) => ({
            faction,
            own: faction === executing,
            action: granted(text.activities),
          })),
          requirements: [cited.freeByEvent.noCost],
        },
        on: { returned: 'done' },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
