/**
 * An Event has a Faction execute a Command at once.
 *
 * @module
 */
import { z } from 'zod'
import { freeCommands } from '../../../spec/all-bridges-burning/clauses/commands/general.js'
import { executingEvents, freeByEvent } from '../../../spec/all-bridges-burning/clauses/events.js'
import { freeNonPlayerActions } from '../../../spec/all-bridges-burning/clauses/non-players/general.js'
import type { GameMap } from '../../../spec/all-bridges-burning/components/map.js'
import { GrantCommand } from '../../../spec/all-bridges-burning/events/grant-effects.js'
import { isFaction } from '../../../spec/all-bridges-burning/events/owners.js'
import { grantCommandProcedure, shapeOf } from '../../../spec/all-bridges-burning/events/procedures.js'
import { costsNothing, mayNotGrant } from '../../../spec/all-bridges-burning/events/tables/grants.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { isNonPlayer, NonPlayers, withNonPlayers } from '../../../spec/all-bridges-burning/non-players/state.js'
import { type CommandArgs, commandProcedure } from '../../../spec/all-bridges-burning/procedures/commands.js'
import { freeActionCardProcedure } from '../../../spec/all-bridges-burning/procedures/non-players.js'
import { FACTIONS, type Faction } from '../../../spec/all-bridges-burning/vocabulary.js'
import { NAMES } from '../../../spec/all-bridges-burning/wording.js'
import { type Chart, type Context, charting } from '../../../src/kernel/chart.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { calls } from '../../../src/kernel/procedure.js'
import { begun, commandChoice } from '../actions/command-data.js'
import { aboutEffect, decider, mayStop, noMore } from './stepping.js'

const Data = z
  .strictObject({
    ...shapeOf(GrantCommand),
    /** The Faction that acts, once it is known. */
    faction: z.enum(FACTIONS),
    free: z.boolean(),
    /** What the Non-players knew before one of them acted. */
    before: NonPlayers,
  })
  .readonly()
type Data = z.infer<typeof Data>
type C = Context<Game, Data>

/** What the text lets a Faction do. */
const grantTo = ({ effect: text, spaces, free }: Data, faction: Faction): CommandArgs => ({
  faction,
  commands: text.commands,
  spaces: text.where === undefined ? 'any' : spaces,
  free,
  limited: text.limited === true,
  special: false,
})

const isFree = (text: GrantCommand): boolean => costsNothing.ask({ text: text.free === false ? 'paid for' : 'free' })

/** The offer of the Factions that can act, over the map. */
function pickingOn(map: GameMap) {
  const command = commandChoice(map)
  const isAble = (game: Game, args: CommandArgs) => command.list({ game, data: begun(args) }).options.length > 0
  return asks<C>().may(
    noMore,
    {
      name: 'the Faction to execute a Command',
      about: aboutEffect,
      cites: [executingEvents.selectsFaction, freeByEvent.granted],
      seat: decider,
      from: ({ data }) => data.owners.filter(isFaction).map((faction) => option('grant', { faction })),
      says: (_, { faction }) => `it to ${NAMES[faction]}`,
      forbid: {
        table: mayNotGrant,
        view: ({ game, data }, { faction }) => ({ able: isAble(game, grantTo(data, faction)) }),
      },
    },
    mayStop,
  )
}

/** The chart by which an Event has a Faction execute a Command, over the map. */
export function grantCommandChart(map: GameMap): Chart {
  const picking = pickingOn(map)
  const { chart, effect, when } = charting<Game, OptionOf<typeof picking>>().implementing(grantCommandProcedure, Data)
  return chart({
    context: ({ input: { game, args } }) => ({
      game,
      data: { ...args, faction: args.executing, free: true, before: game.nonPlayers },
    }),
    initial: 'on what terms?',
    states: {
      'on what terms?': {
        always: {
          target: 'which Faction?',
          actions: effect(({ context: { data } }) => ({ data: { ...data, free: isFree(data.effect) } })),
        },
      },
      'which Faction?': {
        meta: { asks: picking, requirements: [freeByEvent.granted] },
        on: {
          grant: {
            target: 'human or Non-player?',
            meta: { requirements: [executingEvents.selectsFaction] },
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
          { target: 'acting' },
        ],
      },
      'Non-player card': {
        meta: {
          calls: calls(freeActionCardProcedure, ({ data: { faction, effect: text } }) => ({
            faction,
            action: { kind: 'Command' as const, named: text.commands, limited: text.limited === true },
          })),
        },
        on: { returned: 'acting' },
      },
      acting: {
        meta: {
          calls: calls(commandProcedure, ({ data }) => grantTo(data, data.faction)),
          requirements: [
            freeByEvent.interrupts,
            freeByEvent.otherRequirements,
            freeByEvent.eventText,
            freeCommands.withinGrant,
            freeCommands.otherRequirements,
            executingEvents.otherDecides,
          ],
        },
        on: {
          returned: {
            target: 'done',
            actions: effect(({ context: { game, data } }) => ({ game: withNonPlayers(game, data.before) })),
            meta: {
              requirements: [
                freeByEvent.noEligibilityChange,
                freeCommands.noEligibilityChange,
                executingEvents.noEligibilityChange,
              ],
            },
          },
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
