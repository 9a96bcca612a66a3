/** The closed lists of Front Line, and the types that follow from them. @module */

/** The players, each with a country and a color. */
export const PLAYERS = ['Red', 'Green'] as const
export type Player = (typeof PLAYERS)[number]

/** The other player. */
export const opponentOf = (player: Player): Player => (player === 'Red' ? 'Green' : 'Red')

/** The months, one round each. */
export const MONTHS = ['September', 'October', 'November', 'December'] as const
export type Month = (typeof MONTHS)[number]

/** The kinds of units. */
export const KINDS = ['Infantry', 'Tank', 'Artillery'] as const
export type Kind = (typeof KINDS)[number]

/** The faces of a unit: active or disrupted. */
export const STATUSES = ['active', 'disrupted'] as const
export type Status = (typeof STATUSES)[number]

/** The possible contents of a square: nothing, or one unit. The name gives the face only if the unit is disrupted. */
export const OCCUPANTS = [
  'empty',
  'Red Infantry',
  'Red Infantry disrupted',
  'Red Tank',
  'Red Tank disrupted',
  'Red Artillery',
  'Red Artillery disrupted',
  'Green Infantry',
  'Green Infantry disrupted',
  'Green Tank',
  'Green Tank disrupted',
  'Green Artillery',
  'Green Artillery disrupted',
] as const
export type Occupant = (typeof OCCUPANTS)[number]

/** The two sides of the Board. */
export const FIELDS = ['Main', 'Lake Nogo'] as const
export type FieldName = (typeof FIELDS)[number]

/** The columns of a Battle Field, from the Red end to the Green one. */
export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const
/** The rows of a Battle Field. */
export const ROWS = [1, 2, 3, 4, 5, 6] as const
export type Square = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`
/** The sixty squares, row by row. */
export const SQUARES: readonly Square[] = ROWS.flatMap((row) => COLUMNS.map((column): Square => `${column}${row}`))

/** The three areas of a Battle Field. */
export const AREAS = ['Red', 'neutral', 'Green'] as const
export type Area = (typeof AREAS)[number]

/** The kinds of cities. */
export const CITIES = ['Air Base', 'Industry', 'Capital'] as const
export type City = (typeof CITIES)[number]
/** The cities that can fall without ending the game. */
export const FALLING = ['Air Base', 'Industry'] as const
export type Falling = (typeof FALLING)[number]

/** The kinds of ground of a square. */
export const GROUNDS = ['Valley', 'Hill', 'Mountain', 'Beach', 'Desert', 'Port', ...CITIES, 'Water'] as const
export type Ground = (typeof GROUNDS)[number]

/** The kinds of supply that a Supply Card grants. */
export const SUPPLIES = ['Air', 'Capital', 'Industry'] as const
export type Supply = (typeof SUPPLIES)[number]
/** The kinds of chit in a stack. */
export const CHITS = [...SUPPLIES, 'Fallen'] as const
export type Chit = (typeof CHITS)[number]

/** The places of a Leadership card. */
export const LEADERSHIP = ['Available', 'Exhausted', 'Commissioned'] as const
export type Leadership = (typeof LEADERSHIP)[number]

/** The actions that units can be given. */
export const UNIT_ACTIONS = ['Move', 'Amphibious Move', 'Attack', 'Paratroop', 'Regroup', 'Build'] as const
export type UnitAction = (typeof UNIT_ACTIONS)[number]

/** The possible entries among the actions of a unit in a turn. */
export const UNIT_DEEDS = [...UNIT_ACTIONS, 'Maneuver'] as const
export type UnitDeed = (typeof UNIT_DEEDS)[number]

/** The actions by which a unit on the board uses supply. */
export const BOARD_ACTIONS = ['Move', 'Amphibious Move', 'Attack', 'Paratroop', 'Regroup'] as const
export type BoardAction = (typeof BOARD_ACTIONS)[number]

/** The causes that let a unit attack. */
export const ATTACK_BY = ['supply', 'Opportunity Fire'] as const

/** The times at which a unit has used supply in a turn. */
export const SUPPLY_USES = ['just now', 'earlier', 'not'] as const
export type SupplyUse = (typeof SUPPLY_USES)[number]

/** The Tasks of Leadership. */
export const TASKS = ['Rally', 'Opportunity Fire', 'Maneuver', 'Relieve', 'Cache'] as const
export type Task = (typeof TASKS)[number]

/** The results of an attack, the reference to the Advantage column included. */
export const RESULTS = ['Blitz', 'Disrupt', 'Rout', 'Adv', 'Miss'] as const
export type Result = (typeof RESULTS)[number]
/** The icons of defense in the Attack Results chart. */
export const ICONS = ['Capital', 'Industry', 'Air Base', 'Soldier'] as const
export type Icon = (typeof ICONS)[number]
