/** The closed lists of All Bridges Burning: seats, spaces, pieces, levels, places of the track, commands. @module */

/** The three Factions. */
export const FACTIONS = ['reds', 'senate', 'moderates'] as const
export type Faction = (typeof FACTIONS)[number]

/** The two Powers. */
export const POWERS = ['germany', 'russia'] as const
export type Power = (typeof POWERS)[number]

/** The five Towns. */
export const TOWNS = ['Helsinki', 'Tampere', 'Turku', 'Vaasa', 'Viipuri'] as const
export type Town = (typeof TOWNS)[number]

/** The eight Provinces. */
export const PROVINCES = [
  'Häme',
  'Karelia',
  'Kuopion lääni',
  'Mikkelin lääni',
  'Oulun lääni',
  'Pohjanmaa',
  'Uusimaa',
  'Varsinais-Suomi',
] as const

/** Every space: the Towns, then the Provinces. */
export const SPACES = [...TOWNS, ...PROVINCES] as const
export type Space = (typeof SPACES)[number]

/** The levels of Support and Opposition, from the Reds' end to the Senate's. */
export const LEVELS = [
  'Active Opposition',
  'Passive Opposition',
  'Neutral',
  'Passive Support',
  'Active Support',
] as const
export type Level = (typeof LEVELS)[number]

/** The possible Control of a space. */
export const CONTROLS = ['reds', 'senate', 'nobody'] as const
export type Control = (typeof CONTROLS)[number]

/** The two militant Factions: they can Control spaces and hold Capability and Prepared markers. */
export const MILITANTS = ['reds', 'senate'] as const
export type Militant = (typeof MILITANTS)[number]

/** The colors of cubes, Terror markers and Resolved markers. */
export const COLORS = ['red', 'white'] as const
export type Color = (typeof COLORS)[number]

/** The kinds of Capability markers. */
export const CAPABILITIES = ['Cannons', 'Commander', 'Jaeger', 'Trains'] as const
export type Capability = (typeof CAPABILITIES)[number]

/** The rows of the Sequence of Play track. */
export const ROWS = ['top', 'middle', 'bottom'] as const
export type Row = (typeof ROWS)[number]

/** Every box that the track could have: each row with each mark, a letter in a circle or a dark shade. */
export const BOXES = [
  'top c',
  'top d',
  'top dark',
  'middle c',
  'middle d',
  'middle dark',
  'bottom c',
  'bottom d',
  'bottom dark',
] as const
export type Box = (typeof BOXES)[number]

/** The actions that action boxes stand for. */
export const ACTIONS = ['Limited Command', 'Command', 'Event'] as const
export type Action = (typeof ACTIONS)[number]

/** The places of Eligible Factions, in their order. */
export const ELIGIBLE = ['1st', '2nd', '3rd'] as const
/** The places of Factions that passed, in their order. */
export const PASSED = ['Pass A', 'Pass B', 'Pass C'] as const

/** The spots of a Faction's Eligibility cylinder. It is `aside` only before the game is set up. */
export const PLACES = [...ELIGIBLE, ...PASSED, 'Ineligible', ...BOXES, 'aside'] as const
export type Place = (typeof PLACES)[number]

/** The three circles of the German cylinder: waiting, or to act before or after the Factions. */
export const GERMAN_CIRCLES = ['waiting', 'before the Factions', 'after the Factions'] as const

/** Every Command, whoever can use it. */
export const COMMAND_NAMES = [
  'Rally',
  'Activism',
  'Terror',
  'Attack',
  'March',
  'Message',
  'Negotiate',
  'Politics',
] as const
export type CommandName = (typeof COMMAND_NAMES)[number]

/** The Commands on the list of each Faction. */
export const OWN_COMMANDS: Readonly<Record<Faction, readonly CommandName[]>> = {
  reds: ['Rally', 'Activism', 'Terror', 'Attack', 'March'],
  senate: ['Rally', 'Activism', 'Terror', 'Attack', 'March'],
  moderates: ['Rally', 'Message', 'Negotiate', 'Politics'],
}

/** Every Special Activity, whoever can use it. */
export const SPECIAL_ACTIVITIES = [
  'Political Event',
  'Foreign Relations',
  'Prepare',
  'Coordinate',
  'Crackdown',
  'Personality',
  'Dialogue',
  'Publish',
] as const
export type SpecialActivity = (typeof SPECIAL_ACTIVITIES)[number]

/** The Special Activities on the list of each Faction. */
export const OWN_SPECIAL_ACTIVITIES: Readonly<Record<Faction, readonly SpecialActivity[]>> = {
  reds: ['Political Event', 'Foreign Relations', 'Prepare'],
  senate: ['Political Event', 'Foreign Relations', 'Prepare', 'Coordinate', 'Crackdown'],
  moderates: ['Personality', 'Dialogue', 'Publish'],
}
