/**
 * An Event has a Faction execute a Command at once.
 *
 * @module
 */
import { z } from 'zod'
import { type Chart, call, calls, charting, type OptionOf, readingOf } from '#kernel'
import { freeCommands } from '#spec/all-bridges-burning/3-commands/3.1-commands'
import { executingEvents } from '#spec/all-bridges-burning/5-events/5.1-events'
import {
  costsNothing,
  freeByEvent,
  specialWithFreeCommand,
  specialWithGranted,
} from '#spec/all-bridges-burning/5-events/5.4-free-commands'
import { GrantCommand } from '#spec/all-bridges-burning/events/grant-effects'
import { grantCommandProcedure, shapeOf } from '#spec/all-bridges-burning/events/procedures'
import type { Game } from '#spec/all-bridges-burning/game'
import { type CommandArgs, commandProcedure } from '#spec/all-bridges-burning/procedures/commands'
import { freeActionProcedure } from '#spec/all-bridges-burning/procedures/non-players'
import { FACTIONS, type Faction } from '#spec/all-bridges-burning/vocabulary'
import { pickingFaction } from './granting.js'

const Data = z
  .strictObject({
    ...shapeOf(GrantCommand),
    /** The Faction that acts, once it is known. */
    faction: z.enum(FACTIONS),
    free: z.boolean(),
  })
  .readonly()
type Data = z.infer<typeof Data>

/** Whether a Special Activity may go with the Command. */
const mayAdd = (game: Game, text: GrantCommand): boolean =>
  specialWithGranted.ask({ limited: text.limited === true, reading: readingOf(game, specialWithFreeCommand) })

/** What the text lets a Faction do. */
const grantTo = (game: Game, { effect: text, spaces, free }: Data, faction: Faction): CommandArgs => ({
  faction,
  commands: text.commands,
  spaces: text.where === undefined ? 'any' : spaces,
  free,
  limited: text.limited === true,
  special: mayAdd(game, text),
})

const isFree = (text: GrantCommand): boolean => costsNothing.ask({ text: text.free === false ? 'paid for' : 'free' })

/** The offer of the Factions that can act. */
const picking = pickingFaction<Data>(
  'the Faction to execute a Command',
  freeByEvent.granted,
  ({ game, data }, faction) => call(commandProcedure, grantTo(game, data, faction)),
)

/** The chart by which an Event has a Faction execute a Command. */
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
        meta: { asks: picking, requirements: [freeByEvent.granted] },
        on: {
          grant: go('acting', [executingEvents.selectsFaction], ({ context: { data }, event }) => ({
            data: { ...data, faction: event.faction },
          })),
          'no more': go('done', [executingEvents.literally]),
          nothing: go('done', [executingEvents.partly]),
        },
      },
      acting: {
        meta: {
          calls: calls(freeActionProcedure, ({ game, data }) => ({
            faction: data.faction,
            own: data.faction === data.executing,
            action: { kind: 'Command' as const, terms: grantTo(game, data, data.faction) },
          })),
          requirements: [freeByEvent.eventText, freeCommands.withinGrant],
        },
        on: { returned: 'done' },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
