/**
 * Transfers of Resources before a Faction chooses its action, where a reading allows them.
 *
 * @module
 */
import { z } from 'zod'
import { type Chart, type Context, certain, charting, type OptionOf } from '#kernel'
import { negotiations } from '#spec/all-bridges-burning/1-introduction/1.3-factions'
import type { Game } from '#spec/all-bridges-burning/game'
import { transfersFirstProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { FACTIONS, type Faction } from '#spec/all-bridges-burning/vocabulary'
import { transferred, transfersBy } from './transfers.js'

const Data = z
  .strictObject({
    /** The Faction that is about to choose. */
    faction: z.enum(FACTIONS),
  })
  .readonly()

const offers = transfersBy<Context<Game, z.infer<typeof Data>>>(({ data }) => data.faction)
const { chart, effect, go } = charting<Game, OptionOf<(typeof offers)[number]>>().implementing(
  transfersFirstProcedure,
  Data,
)

const given = effect<Extract<OptionOf<(typeof offers)[number]>, { type: 'transfer' }>>(
  ({ context: { game }, event }) => ({ game: transferred(game, event) }),
)

/** One Faction gives what it wants to, before it is the turn of the next one. */
const giving = <const Self extends string, const Next extends string>(giver: Faction, self: Self, next: Next) => ({
  meta: { asks: certain(offers[FACTIONS.indexOf(giver)], `transfers of the ${giver}`) },
  on: {
    transfer: go(self, [negotiations.transfer, negotiations.transferTime], given),
    'no transfer': next,
    nothing: next,
  },
})

/** The chart of the transfers before a Faction chooses its action. */
export const transfersFirstChart: Chart = chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'the Reds give',
  states: {
    'the Reds give': giving('reds', 'the Reds give', 'the Senate gives'),
    'the Senate gives': giving('senate', 'the Senate gives', 'the Moderates give'),
    'the Moderates give': giving('moderates', 'the Moderates give', 'done'),
    done: { type: 'final' },
  },
  output: null,
})
