/**
 * The effects of which the texts of Events are made: every kind of thing that the rulebook says an Event may do.
 *
 * @module
 */
import { z } from 'zod'
import { CAPABILITIES, COLORS, COMMAND_NAMES, FACTIONS, POWERS, SPECIAL_ACTIVITIES } from '../vocabulary.js'
import { By, Of, OWNERS, PIECES, PieceTypes, SIDES, Where } from './words.js'

const amount = z.int().min(1)
const deciding = {
  by: By.exactOptional(),
  optional: z.boolean().exactOptional().describe('Whether the text says "may" or "up to"; otherwise it must be done'),
}
const count = amount.or(z.literal('all')).exactOptional().describe('How many in all; 1 where nothing is said')
/** What bounds an effect that is carried out piece by piece, marker by marker or level by level. */
const bounded = {
  ...deciding,
  count,
  where: Where.exactOptional().describe('In which spaces; any where nothing is said'),
  spaces: amount.exactOptional().describe('In how many spaces at most'),
  each: amount.exactOptional().describe('How many in one space at most'),
}
const taking = {
  ...bounded,
  of: Of,
  piece: PieceTypes,
  status: z.enum(SIDES).exactOptional().describe('Only Cells on this side'),
}
const side = z
  .enum(SIDES)
  .exactOptional()
  .describe('The side on which a Cell is placed; as usual where nothing is said')

/** What bounds an effect that is carried out in steps. */
export type Bounds = z.infer<z.ZodObject<typeof bounded>>

/** Pieces are placed. */
export const Place = z.strictObject({ do: z.literal('place'), ...bounded, of: Of, piece: PieceTypes, status: side })
/** Pieces are placed. */
export type Place = z.infer<typeof Place>

/** Where pieces are kept off the map. */
export const KEPT = ['Available', 'Prisoners', 'Out of Play'] as const
/** Where pieces are kept off the map. */
export type Kept = (typeof KEPT)[number]

/** Pieces are removed. */
export const Remove = z.strictObject({
  do: z.literal('remove'),
  ...taking,
  to: z.enum(KEPT).exactOptional().describe('Available where nothing is said'),
})
/** Pieces are removed. */
export type Remove = z.infer<typeof Remove>

/** Pieces are replaced, one by one. */
export const Replace = z.strictObject({
  do: z.literal('replace'),
  ...taking,
  with: z.strictObject({ of: z.enum([...OWNERS, 'executing']), piece: z.enum(PIECES), status: side }).readonly(),
})
/** Pieces are replaced, one by one. */
export type Replace = z.infer<typeof Replace>

/** Cells are flipped. */
export const Flip = z.strictObject({
  do: z.literal('flip'),
  ...bounded,
  of: Of,
  to: z.enum([...SIDES, 'the other side']),
})
/** Cells are flipped. */
export type Flip = z.infer<typeof Flip>

/** Pieces move. */
export const Move = z.strictObject({ do: z.literal('move'), ...taking, to: Where })
/** Pieces move. */
export type Move = z.infer<typeof Move>

/** Pieces change from one box to another, off the map. */
export const BetweenBoxes = z.strictObject({
  do: z.literal('between boxes'),
  of: Of,
  from: z.enum(KEPT),
  to: z.enum(KEPT),
  count,
})
/** Pieces change from one box to another, off the map. */
export type BetweenBoxes = z.infer<typeof BetweenBoxes>

/** Support or Opposition shifts, level by level. */
export const Shift = z.strictObject({
  do: z.literal('shift'),
  ...bounded,
  toward: z.enum(['Support', 'Opposition', 'Neutral', 'either']),
})
/** Support or Opposition shifts. */
export type Shift = z.infer<typeof Shift>

const change = z.int().refine((by) => by !== 0, 'expected a number other than 0')

/** Polarization or Vassalage shifts, or Resources are gained, lost or handed over. */
export const Track = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('shift Polarization'), amount: change }),
  z.strictObject({ do: z.literal('shift Vassalage'), power: z.enum(POWERS), amount: change }),
  z.strictObject({ do: z.enum(['gain Resources', 'lose Resources']), of: Of, amount }),
  z.strictObject({
    do: z.literal('transfer Resources'),
    from: z.enum([...FACTIONS, 'executing']),
    to: z.enum([...FACTIONS, 'executing']),
    amount,
  }),
])
/** Something that a track shows changes. */
export type Track = z.infer<typeof Track>

/** Cubes are placed in the Political Display or removed from it. */
export const Cube = z.strictObject({
  do: z.enum(['place cube', 'remove cube']),
  ...deciding,
  count,
  color: z.enum([...COLORS, 'any']),
})
/** Cubes are placed in the Political Display or removed from it. */
export type Cube = z.infer<typeof Cube>

/** The markers that stand in spaces, News by who holds it. */
export const MARKERS = [
  'red Terror',
  'white Terror',
  'Prepared of the Reds',
  'Prepared of the Senate',
  'Personality',
  'News',
  'News of the Reds',
  'News of the Senate',
  'News of an Active Moderates Cell',
  'News of an Underground Moderates Cell',
] as const
/** A marker that stands in a space. */
export type Marker = (typeof MARKERS)[number]

const marker = z.enum(MARKERS)

/** Markers are placed in spaces or removed from them. */
export const Mark = z.strictObject({
  do: z.enum(['place marker', 'remove marker']),
  ...bounded,
  marker: marker.or(z.array(marker).min(1).readonly()).describe('Which marker, or any of a list'),
})
/** Markers are placed in spaces or removed from them. */
export type Mark = z.infer<typeof Mark>

/** Sabotage is placed on borders or removed from them. */
export const Sabotage = z.strictObject({
  do: z.enum(['place Sabotage', 'remove Sabotage']),
  ...deciding,
  count,
  where: Where.exactOptional().describe('A border of which spaces; any where nothing is said'),
})
/** Sabotage is placed on borders or removed from them. */
export type Sabotage = z.infer<typeof Sabotage>

/** A Capability marker is gained. */
export const GainCapability = z.strictObject({ do: z.literal('gain Capability'), marker: z.enum(CAPABILITIES) })
/** A Capability marker is gained. */
export type GainCapability = z.infer<typeof GainCapability>

/** A Faction executes a Command at once. */
export const GrantCommand = z.strictObject({
  do: z.literal('free Command'),
  ...deciding,
  of: Of.describe('Which Faction; of several, the one who decides picks one'),
  commands: z.array(z.enum(COMMAND_NAMES)).min(1).readonly().or(z.literal('any')),
  where: Where.exactOptional().describe('In which spaces; any where nothing is said'),
  limited: z.boolean().exactOptional().describe('Whether it is a Limited Command'),
  free: z.boolean().exactOptional().describe('false where the text has it paid for'),
})
/** A Faction executes a Command at once. */
export type GrantCommand = z.infer<typeof GrantCommand>

/** A Faction carries out a Special Activity at once. */
export const GrantSpecial = z.strictObject({
  do: z.literal('free Special Activity'),
  ...deciding,
  of: Of.describe('Which Faction; of several, the one who decides picks one'),
  activities: z.array(z.enum(SPECIAL_ACTIVITIES)).min(1).readonly().or(z.literal('any')),
})
/** A Faction carries out a Special Activity at once. */
export type GrantSpecial = z.infer<typeof GrantSpecial>

/** What an Event can bring about that otherwise has its time in the course of the game. */
export const TRIGGERS = [
  'Politics Phase',
  'Prisoners of War',
  'Powers',
  'German action',
  'Agitation of the Reds',
  'Agitation of the Senate',
  'Agitation of the Moderates',
] as const

/** A phase, or a part of one, takes place at once. */
export const Trigger = z.strictObject({ do: z.literal('trigger'), what: z.enum(TRIGGERS) })
/** A phase, or a part of one, takes place at once. */
export type Trigger = z.infer<typeof Trigger>

/** One of several effects is chosen. */
export type Choose = {
  readonly do: 'choose'
  readonly by?: By
  readonly from: readonly { readonly text: string; readonly effects: readonly Effect[] }[]
}

/** Spaces are selected, and the same is done in each. */
export type InSpaces = {
  readonly do: 'in spaces'
  readonly by?: By
  readonly optional?: boolean
  readonly count?: number | 'all'
  readonly where?: Where
  readonly effects: readonly Effect[]
}

/** One effect of an Event. */
export type Effect =
  | Place
  | Remove
  | Replace
  | Flip
  | Move
  | BetweenBoxes
  | Shift
  | Track
  | Cube
  | Mark
  | Sabotage
  | GainCapability
  | GrantCommand
  | GrantSpecial
  | Trigger
  | Choose
  | InSpaces

/** Effects, one after the other. */
export const Effects: z.ZodType<readonly Effect[]> = z.lazy(() => z.array(Effect).readonly())

/** One of several effects is chosen. */
export const Choose = z.strictObject({
  do: z.literal('choose'),
  by: By.exactOptional(),
  from: z
    .array(z.strictObject({ text: z.string().min(1), effects: Effects }).readonly())
    .min(2)
    .readonly(),
})

/** Spaces are selected, and the same is done in each. */
export const InSpaces = z.strictObject({
  do: z.literal('in spaces'),
  ...deciding,
  count: bounded.count,
  where: bounded.where,
  effects: Effects,
})

/** One effect of an Event. */
export const Effect: z.ZodType<Effect> = z
  .discriminatedUnion('do', [
    Place,
    Remove,
    Replace,
    Flip,
    Move,
    BetweenBoxes,
    Shift,
    Track,
    Cube,
    Mark,
    Sabotage,
    GainCapability,
    GrantCommand,
    GrantSpecial,
    Trigger,
    Choose,
    InSpaces,
  ])
  .meta({ id: 'Effect' })

/** The names of all kinds of effects. */
export type EffectKind = Effect['do']
