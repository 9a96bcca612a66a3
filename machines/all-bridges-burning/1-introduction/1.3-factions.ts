/**
 * Transfers of Resources between Factions: rights that stand beside every decision while a Faction executes something.
 *
 * @module
 */

import {
  asks,
  type Chart,
  type Context,
  certain,
  charting,
  compared,
  deciding,
  type Offer,
  type OptionOf,
  option,
  range,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { mayNotTransfer } from '#spec/all-bridges-burning/1-introduction/1.3-factions'
import { handedOver, isShown } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { TRACKS } from '#spec/all-bridges-burning/components/forces'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { transfersFirstProcedure } from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { FACTIONS, type Faction } from '#spec/all-bridges-burning/vocabulary'
import { NAMES, numbered } from '#spec/all-bridges-burning/wording'

/** A transfer of Resources. */
export interface Transfer {
  readonly type: 'transfer'
  readonly from: Faction
  readonly to: Faction
  readonly amount: number
}

/** The choice of a Faction to give nothing. */
export interface NoTransfer {
  readonly type: 'no transfer'
}

const candidates = (from: Faction): readonly Transfer[] =>
  FACTIONS.flatMap((to) => range(1, TRACKS.resources).map((amount) => option('transfer', { from, to, amount })))

/** The table of refused transfers, where `executing` tells who executes something. */
const givingBy = <C extends { readonly game: Game }>(executing: (context: C) => Faction) =>
  deciding<C, Transfer>()({
    table: mayNotTransfer,
    view: {
      toItself: (_, { from, to }) => from === to,
      nonPlayer: ({ game }, { from }) => isNonPlayer(game, from),
      toNonPlayer: ({ game }, { to }) => isNonPlayer(game, to),
      toNobody: ({ game }, { to }) => !isShown(game, to, 'received'),
      resources: ({ game }, { from, amount }) => compared(game.resources[from], amount),
      received: ({ game }, { to, amount }) => compared(game.resources[to] + amount, TRACKS.resources),
      executing: (context, { from, to }) => [from, to].includes(executing(context)),
      reading: ({ game }) => readingOf(game, cited.transferPartners),
      gifts: ({ game }) => readingOf(game, cited.giftsToNonPlayers),
      payment: ({ game }) => readingOf(game, cited.paymentToNonPlayer),
    },
  })

/** The offers of transfers, one for each Faction that gives, where `executing` tells who executes something. */
export const transfersBy = <C extends { readonly game: Game }>(
  executing: (context: C) => Faction,
): readonly Offer<C, Transfer | NoTransfer>[] => {
  const giving = givingBy(executing)
  return FACTIONS.map((giver) => {
    const all = candidates(giver)
    return asks<C>().may(option('no transfer'), {
      name: `Resources of the ${giver} for another Faction`,
      cites: [cited.negotiations.transfer, cited.negotiations.transferTime],
      seat: () => giver,
      from: () => all,
      says: (_, { to, amount }) => `${numbered(amount, 'Resource')} to ${NAMES[to]}`,
      forbid: giving,
    })
  })
}

const givingTo = givingBy<{ readonly game: Game; readonly faction: Faction }>(({ faction }) => faction)

/** True if another Faction could give a Resource to the one that executes something. */
export const couldBeGiven = (game: Game, faction: Faction): boolean =>
  givingTo.allowsSome(
    { game, faction },
    FACTIONS.map((from) => option('transfer', { from, to: faction, amount: 1 })),
  )

/** A game in which Resources have changed hands. */
export const transferred = (game: Game, { from, to, amount }: Transfer): Game => handedOver(game, { from, to, amount })
const Data = record({
  /** The Faction that is about to choose. */
  faction: z.enum(FACTIONS),
})

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
    transfer: go(self, [cited.negotiations.transfer, cited.negotiations.transferTime], given),
    'no transfer': next,
    nothing: next,
  },
})

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
