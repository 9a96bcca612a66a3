/** The closed lists of Talvisota, and the types that follow from them. @module */

/** The sides, a player each. */
export const SIDES = ['Soviets', 'Finns'] as const
export type Side = (typeof SIDES)[number]

/** The Fronts of the command sheets. */
export const FRONTS = ['Lapland', 'Ladoga', 'Karelia'] as const
export type Front = (typeof FRONTS)[number]

/** The turns, two a month. */
export const TURNS = [
  'December I',
  'December II',
  'January I',
  'January II',
  'February I',
  'February II',
  'March I',
  'March II',
] as const

/** Soviet combat units. A corps is three FUS. */
export const SOVIET_UNITS = ['FUS', 'ELI', 'MECA', 'TAN'] as const
export type SovietUnit = (typeof SOVIET_UNITS)[number]
/** Finnish combat units, as the setup names them. */
export const FINNISH_UNITS = ['SCT', 'WD', 'SK', 'DIV', 'RES'] as const
export type FinnishUnit = (typeof FINNISH_UNITS)[number]

/** Combat Strategies. The text calls ATT also MASS. */
export const SOVIET_STRATEGIES = ['PRUD', 'ATT', 'BLIN', 'MAN'] as const
export type SovietStrategy = (typeof SOVIET_STRATEGIES)[number]
export const FINNISH_STRATEGIES = ['DEFENSE', 'CON-ATT', 'MOTTI', 'RESIST'] as const
export type FinnishStrategy = (typeof FINNISH_STRATEGIES)[number]

/** Tactical Supports. */
export const SOVIET_SUPPORTS = ['MER', 'TIMO', 'AIR', 'ART', 'NKVD', 'RENF', 'MUNI', 'RAV', 'T-34'] as const
export type SovietSupport = (typeof SOVIET_SUPPORTS)[number]
export const FINNISH_SUPPORTS = ['MANN', 'ART', 'RENF', 'A-T', 'AIR', 'EMB'] as const
export type FinnishSupport = (typeof FINNISH_SUPPORTS)[number]

/** Environment markers, one of each. */
export const ENVIRONMENTS = ['Snow', 'Woods', 'Forest', 'Swamp', 'Fog'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** The spaces of the track of International Events. */
export const EVENTS = [-2, 0, 2] as const

/** The morale with which each side begins. */
export const FIRST_MORALE: Readonly<Record<Side, number>> = { Soviets: 23, Finns: 19 }
/** The highest morale of either side. */
export const HIGHEST_MORALE = 23
/** The greatest force. */
export const GREATEST_FORCE = 6
/** Soviet Possession markers. */
export const POSSESSION_MARKERS = 4
/** Finnish entrenchments. */
export const ENTRENCHMENTS = 2
