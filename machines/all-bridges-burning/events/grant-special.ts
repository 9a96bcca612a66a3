/**
 * An Event has a Faction carry out a Special Activity at once.
 *
 * @module
 */
import { z } from 'zod'
import { type Chart, calls, charting, further, type OptionOf } from '#kernel'
import { executingEvents } from '#spec/all-bridges-burning/5-events/5.1-events'
import { freeByEvent } from '#spec/all-bridges-burning/5-events/5.4-free-commands'
import { GrantSpecial } from '#spec/all-bridges-burning/events/grant-effects'
import { grantSpecialProcedure, shapeOf } from '#spec/all-bridges-burning/events/procedures'
import type { Game } from '#spec/all-bridges-burning/game'
import { freeActionProcedure } from '#spec/all-bridges-burning/procedures/non-players'
import { FACTIONS } from '#spec/all-bridges-burning/vocabulary'
import { grantedSpecial } from './free-specials.js'
import { pickingFaction } from './granting.js'

const Data = z
  .strictObject({
    ...shapeOf(GrantSpecial),
    /** The Faction that acts, once it is known. */
    faction: z.enum(FACTIONS),
  })
  .readonly()
type Data = z.infer<typeof Data>

/** What the text lets a Faction do. */
const granted = (named: GrantSpecial['activities']) => ({ kind: 'Special Activity' as const, named })

/** The offer of the Factions that can act. */
const picking = pickingFaction<Data>(
  'the Faction to carry out a Special Activity',
  freeByEvent.specialGranted,
  ({ game, data }, faction) =>
    further(grantedSpecial, { game, data: { faction, action: granted(data.effect.activities) } }),
)

/** The chart by which an Event has a Faction carry out a Special Activity. */
export function grantSpecialChart(): Chart {
  const { chart, go } = charting<Game, OptionOf<typeof picking>>().implementing(grantSpecialProcedure, Data)
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { faction: args.executing, ...args } }),
    initial: 'which Faction?',
    states: {
      'which Faction?': {
        meta: { asks: picking, requirements: [freeByEvent.specialGranted] },
        on: {
          grant: go('acting', [executingEvents.executingSelects], ({ context: { data }, event }) => ({
            data: { ...data, faction: event.faction },
          })),
          'no more': go('done', [executingEvents.literally]),
          nothing: go('done', [executingEvents.partly]),
        },
      },
      acting: {
        meta: {
          calls: calls(freeActionProcedure, ({ data: { faction, executing, effect: text } }) => ({
            faction,
            own: faction === executing,
            action: granted(text.activities),
          })),
          requirements: [freeByEvent.noCost],
        },
        on: { returned: 'done' },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
