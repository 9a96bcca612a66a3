/**
 * Helpers for writing the lines of our cards and tracks. Each line is about the player who has it, unless `by` names another.
 * @module
 */
import type { Effect, Who } from '../effects.js'
import { type Bonus, type Closest, type Faction, FRONTS, type Front, type Track, type Way } from '../vocabulary.js'
import type { FascistCard, Icon, Letter, PlayerCard } from './cards.js'

const who = 'self'

/** The same line, about somebody else. */
export const by = (somebody: Who, effect: Effect): Effect => ({ ...effect, who: somebody })

/** Strength for one of some Fronts. */
export const strength = (number: number, fronts: readonly Front[] = FRONTS): Effect => ({
  do: 'add Strength',
  who,
  fronts: [...fronts],
  number,
})
/** Attacks on one of some Fronts. */
export const attacks = (number: number, fronts: readonly (Front | Closest)[] = FRONTS): Effect => ({
  do: 'add Attacks',
  who,
  fronts: [...fronts],
  number,
})

/** A move of one of some tracks, one of some ways. */
export const move = (tracks: readonly Track[], ways: readonly Way[], number = 1): Effect => ({
  do: 'move a track',
  who,
  tracks: [...tracks],
  ways: [...ways],
  number,
})
export const up = (track: Track, number = 1): Effect => move([track], ['up'], number)
export const down = (track: Track, number = 1): Effect => move([track], ['down'], number)
/** The Government towards its center. */
export const inwards = (): Effect => move(['Government'], ['towards Center'])
/** The Government away from its center. */
export const outwards = (): Effect => move(['Government'], ['away from Center'])
/** Both tracks of the Anarchists, of which one is chosen. */
export const REVOLUTION = ['Liberty', 'Collectivization'] as const satisfies readonly Track[]

/** One of some Bonuses on. */
export const on = (...bonuses: readonly Bonus[]): Effect => ({
  do: 'turn a Bonus',
  who,
  bonuses: [...bonuses],
  to: 'on',
})
/** One of some Bonuses off. */
export const off = (...bonuses: readonly Bonus[]): Effect => ({
  do: 'turn a Bonus',
  who,
  bonuses: [...bonuses],
  to: 'off',
})

export const gain = (number: number): Effect => ({ do: 'gain Hero points', who, number })
export const lose = (number: number): Effect => ({ do: 'lose Hero points', who, number })
/** Hero points taken from one of some factions. */
export const take = (number: number, from: readonly Faction[]): Effect => ({
  do: 'take Hero points',
  who,
  from: [...from],
  number,
})

export const draw = (number: number): Effect => ({ do: 'draw cards', who, number })
export const token = (): Effect => ({ do: 'add tokens to the Bag', who, number: 1 })
export const medallion = (): Effect => ({ do: 'claim a Medallion', who })
export const playAnother = (): Effect => ({ do: 'play a card', who })
export const addToTableau = (): Effect => ({ do: 'add a card to the tableau', who })
export const swapWithTableau = (): Effect => ({ do: 'swap a card with the tableau', who })
export const outOfTrash = (): Effect => ({ do: 'return a card from the trash', who })
export const removeBlank = (): Effect => ({ do: 'remove a Blank marker', who })

/** A player card. */
export const card = (
  title: string,
  strength: PlayerCard['strength'],
  icons: readonly Icon[],
  ...event: readonly Effect[]
): PlayerCard => ({ title, strength, icons: [...icons], event: [...event] })

/** A Fascist card; its Attacks are carried out in the order in which they are written. */
export const fascist = (
  title: string,
  attacks: Readonly<Partial<Record<Letter, number>>>,
  harm: readonly Effect[],
  test: FascistCard['test'],
): FascistCard => ({
  title,
  attacks: Object.entries(attacks).map(([letter, number]) => ({ letter: letter as Letter, number })),
  harm: [...harm],
  test,
})

/** The Test of a Fascist card. */
export const testOn = (
  front: Front,
  threshold: number,
  reward: readonly Effect[],
  penalty: readonly Effect[],
): FascistCard['test'] => ({ front, threshold, reward: [...reward], penalty: [...penalty] })
