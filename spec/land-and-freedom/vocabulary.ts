/** The closed lists of Land and Freedom, and the types that follow from them. @module */

/** The factions, one for each player. */
export const FACTIONS = ['Anarchists', 'Communists', 'Moderates'] as const
export type Faction = (typeof FACTIONS)[number]

/** The Years. */
export const YEARS = [1, 2, 3] as const
export type Year = (typeof YEARS)[number]
/** The turns of a Year; none has begun at 0. */
export const TURNS = 4

/** The Fronts. */
export const FRONTS = ['Madrid', 'Northern', 'Aragon', 'Southern'] as const
export type Front = (typeof FRONTS)[number]

/** The Fronts that an Event can name by where they stand. */
export const CLOSEST = ['closest to Victory', 'closest to Defeat'] as const
export type Closest = (typeof CLOSEST)[number]

/** The five tracks, in the order of the board. */
export const TRACKS = ['Liberty', 'Collectivization', 'Government', 'Soviet Support', 'Foreign Aid'] as const
export type Track = (typeof TRACKS)[number]

/** The ways a track can move: Government also towards its center and away from it. */
export const WAYS = ['up', 'down', 'towards Center', 'away from Center'] as const
export type Way = (typeof WAYS)[number]

/** The two Bonuses. */
export const BONUSES = ['Morale', 'Teamwork'] as const
export type Bonus = (typeof BONUSES)[number]

/** The nine Medallions. The first five have their printed names, the others are called by what they do. */
export const MEDALLIONS = [
  'Organization',
  'Volunteers',
  'Strategy',
  'Archives',
  'Intelligence',
  'Token',
  'Seven Hero points',
  'Another card',
  'Successes',
] as const
export type Medallion = (typeof MEDALLIONS)[number]

/** The kinds of seat that play a faction. */
export const ROLES = ['player', 'Non-player'] as const
export type Role = (typeof ROLES)[number]

/** The faces of the Bonuses. */
export const FACES = ['on', 'off'] as const

/** The highest space of every track. */
export const HIGHEST = 10
/** The value of a Front that has achieved Victory; of one that has suffered Defeat it is the same below 0. */
export const DECIDED = 10
