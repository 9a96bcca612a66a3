/**
 * The numbers and conditions that the text takes from the rules of A&A 1914, the base game, each with its source.
 *
 * @module
 */

import { type Fact, record } from 'rulewright/book'
import { z } from 'zod'
import { CAPITALS } from '../vocabulary.js'

const count = z.int().min(0)
const price = z.int().min(1).describe('IPCs')
export const BaseGame = record({
  /** The conditions of the Bolshevik Revolution. */
  revolution: record({
    adjacentToMoscow: count.describe('territories adjacent to Moscow that the Central Powers control, at least'),
    elsewhere: count.describe('other Russian territories that they control, at least'),
  }),
  transportCarries: count.describe('land units that one transport carries'),
  cruiserMoves: count.describe('sea zones that a cruiser moves'),
  /** The cost of a unit. No unit is free, or mobilizing would never end. */
  price: record({ infantry: price, artillery: price }),
  mineSinks: count.max(6).describe('faces of the die on which a mine sinks the ships'),
  victory: record({
    capitals: count.describe('enemy capitals that a side needs'),
    centralPowersNeedOneOf: z.array(z.enum(CAPITALS)).readonly(),
    alliesNeedOneOf: z.array(z.enum(CAPITALS)).readonly(),
  }),
  lastRound: count.describe('the round after which a play of this model ends'),
})

export type BaseGame = z.infer<typeof BaseGame>

/** The rules of the base game, as far as they are known. */
export const standardBaseGame: BaseGame = {
  revolution: { adjacentToMoscow: 3, elsewhere: 1 },
  transportCarries: 2,
  cruiserMoves: 3,
  price: { infantry: 3, artillery: 4 },
  mineSinks: 1,
  victory: { capitals: 2, centralPowersNeedOneOf: ['Paris', 'London'], alliesNeedOneOf: ['Berlin'] },
  lastRound: 6,
}

const FORUM =
  'a player tells of such a Revolution in the forum of axisandallies.org, and another of Moscow being contested'
const TRIPLEA = 'the map World War I 1914 that was made for TripleA after the board'

/** The component that a file can replace. */
export const BASE_GAME = 'base game'
type Said = readonly [string, Fact['source'], string]

/** The numbers and conditions, with their sources. */
const NUMBERS: readonly Said[] = [
  [
    'the Revolution needs three territories adjacent to Moscow and one more Russian territory, all controlled by the Central Powers',
    'public',
    FORUM,
  ],
  ['a transport carries two land units', 'public', TRIPLEA],
  ['a cruiser moves three sea zones', 'public', TRIPLEA],
  ['infantry costs 3 IPCs and artillery 4', 'public', TRIPLEA],
  [
    'the Central Powers win with two enemy capitals, Paris or London among them; the Allies with two, Berlin among them',
    'public',
    TRIPLEA,
  ],
  ['a mine sinks a ship on a 1', 'stand-in', 'not found'],
  ['a play ends after round 6', 'stand-in', 'ours; so that every play ends'],
]

/** The model's rules for points that the base game decides, with their sources. */
const MANNERS: readonly Said[] = [
  [
    'the turns go from Austria-Hungary to Russia, Germany, France, Britain, the Ottoman Empire, Italy and the USA',
    'public',
    'a preview of the game at axisandallies.org',
  ],
  ['Moscow must be controlled or contested by Russia for the Revolution', 'public', FORUM],
  ['nobody collects income for a contested territory', 'public', TRIPLEA],
  ['a territory is contested while units of both sides stand in it', 'stand-in', 'ours; it is what the words suggest'],
  [
    'a territory that an Ally frees before the Revolution goes to whose emblem it carries, if that Ally has its capital',
    'stand-in',
    'ours; not found for this game',
  ],
  [
    'a power collects no income and mobilizes nothing while its capital is in other hands',
    'stand-in',
    'ours; not found for this game, see the questions on income',
  ],
  ['a ship that is at sea when the Revolution comes stays where it is', 'stand-in', 'ours; the steps name territories'],
  ['there are no national objectives', 'stand-in', 'none were found'],
  [
    'for mines one die is thrown where a voyage ends, for all ships of it',
    'stand-in',
    'ours; the text says that mines work, and not when',
  ],
  [
    'land units are infantry and artillery, ships cruisers and transports',
    'stand-in',
    'ours; those that the text names',
  ],
  [
    'in a turn all land units of a power in one place move one space, and the Soviet ships of one zone sail',
    'stand-in',
    'ours; what this text forbids can be shown with it',
  ],
  [
    'one throw decides a combat: for the attackers, for the defenders, or for nobody; who loses has nothing left there',
    'stand-in',
    'ours; combat belongs to the base game',
  ],
  ['units are mobilized in the capital', 'stand-in', 'ours; where is left to the base game'],
  [
    'on the other fronts one capital a round may fall or be freed',
    'stand-in',
    'ours; so that the game can be won and Moscow can count',
  ],
  ['round 4 begins in one of three positions', 'stand-in', 'ours; rounds 1 to 3 belong to the base game'],
]

const factsOf = (component: string, said: readonly Said[]): readonly Fact[] =>
  said.map(([fact, source, because]) => ({ component, fact, source, because }))

/** The facts of the base game with their sources. */
export const baseGameFacts: readonly Fact[] = [
  ...factsOf(BASE_GAME, NUMBERS),
  ...factsOf('manner of the base game', MANNERS),
]
