/**
 * The grammar of Appendix 1: of what the lines of Events, Tests, triggers and icons are made.
 *
 * @module
 */

import { record } from 'rulewright/book'
import { z } from 'zod'
import { BONUSES, CLOSEST, FACES, FACTIONS, FRONTS, TRACKS, WAYS } from './vocabulary.js'

/**
 * Whom an effect is about: it is theirs to decide what it leaves open, and theirs what it brings.
 *
 * `self` plays the card, or owns the track; of Fascist cards it is the Initiative player.
 */
export const WHO = [
  'self',
  ...FACTIONS,
  'Initiative player',
  'Government',
  'everybody',
  'who contributed',
  'most Hero points',
] as const
export type Who = (typeof WHO)[number]

const number = z.int().min(1).max(10)
const some = <const T extends string>(all: readonly [T, ...T[]]) =>
  z.array(z.enum(all)).min(1).readonly().describe('of several one is chosen')

/** Strength is added to one of these Fronts. */
export const StrengthEffect = record({ do: z.literal('add Strength'), who: z.enum(WHO), fronts: some(FRONTS), number })
/** Attacks are added to one of these Fronts. */
export const AttackEffect = record({
  do: z.literal('add Attacks'),
  who: z.enum(WHO),
  fronts: some([...FRONTS, ...CLOSEST]),
  number,
})
/** One of these tracks moves, one of these ways. */
export const TrackEffect = record({
  do: z.literal('move a track'),
  who: z.enum(WHO),
  tracks: some(TRACKS),
  ways: some(WAYS),
  number,
})
/** One of these Bonuses is turned. */
export const BonusEffect = record({
  do: z.literal('turn a Bonus'),
  who: z.enum(WHO),
  bonuses: some(BONUSES),
  to: z.enum(FACES),
})
/** Hero points are gained or lost. */
export const HeroEffect = record({
  do: z.literal(['gain Hero points', 'lose Hero points']),
  who: z.enum(WHO),
  number,
})
/** Hero points are taken from one of the others. */
export const TakingEffect = record({
  do: z.literal('take Hero points'),
  who: z.enum(WHO),
  from: some(FACTIONS),
  number,
})
/** Cards are drawn, or what needs no number is done. */
export const DrawEffect = record({ do: z.literal('draw cards'), who: z.enum(WHO), number })
/** Player tokens go into the Bag of Glory. */
export const TokenEffect = record({ do: z.literal('add tokens to the Bag'), who: z.enum(WHO), number })
/** The effects that consist of a name only. */
export const PLAIN = [
  'claim a Medallion',
  'play a card',
  'add a card to the tableau',
  'swap a card with the tableau',
  'return a card from the trash',
  'remove a Blank marker',
] as const
export const PlainEffect = record({ do: z.literal(PLAIN), who: z.enum(WHO) })

export const Effect = z.discriminatedUnion('do', [
  StrengthEffect,
  AttackEffect,
  TrackEffect,
  BonusEffect,
  HeroEffect,
  TakingEffect,
  DrawEffect,
  TokenEffect,
  PlainEffect,
])
export type Effect = z.infer<typeof Effect>
export type EffectOf<Do extends Effect['do']> = Extract<Effect, { readonly do: Do }>
