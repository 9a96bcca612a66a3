/**
 * The words in which the aid sheets of Non-players are written down: what is preferred, one thing after the other.
 *
 * @module
 */

import { record } from 'rulewright/book'
import { z } from 'zod'
import { MARKERS } from '../../events/marker-effects.js'
import { ofText, piecesText, spacesText } from '../../events/text/words.js'
import { Conditions, Of, PieceTypes, SIDES } from '../../events/words.js'
import { COLORS, FACTIONS } from '../../vocabulary.js'
import { NAMES } from '../../wording.js'

/** The measures of a space for a Non-player. */
export const MEASURES = [
  'Population',
  'own Cells',
  'own pieces',
  'enemy Cells',
  'Active enemy Cells',
  'Terror',
] as const
export type Measure = (typeof MEASURES)[number]
/** Returns the schema of a list that is not empty. */
export const listOf = <T extends z.ZodType>(item: T, says: string) => z.array(item).min(1).readonly().describe(says)
const Spaces = record({
  prefer: z.literal('spaces'),
  where: Conditions.describe('Spaces like these before any others'),
})
const Most = record({ prefer: z.literal('most'), of: z.enum(MEASURES).describe('The space with the most of this') })
const Least = record({ prefer: z.literal('least'), of: z.enum(MEASURES).describe('The space with the least of this') })

const AnySpacePreference = z.discriminatedUnion('prefer', [Spaces, Most, Least]).meta({ id: 'SpacePreference' })
export type SpacePreference = z.infer<typeof AnySpacePreference>
// What is built of these shapes repeats their names, and not all that they consist of.
export const SpacePreference: z.ZodType<SpacePreference> = AnySpacePreference
const AnyPreference = z
  .discriminatedUnion('prefer', [
    Spaces,
    Most,
    Least,
    record({
      prefer: z.literal('pieces'),
      of: Of,
      piece: PieceTypes.exactOptional().describe('Any type where nothing is said'),
      status: z.enum(SIDES).exactOptional().describe('Only Cells on this side'),
    }),
    record({
      prefer: z.literal('Factions'),
      order: listOf(z.enum(FACTIONS), 'The Faction that comes first, then the next'),
    }),
    record({ prefer: z.literal('shifts'), toward: z.enum(['Support', 'Opposition']) }),
    record({
      prefer: z.literal('colors'),
      order: listOf(z.enum(COLORS), 'The color that comes first, then the next'),
    }),
    record({
      prefer: z.literal('markers'),
      order: listOf(z.enum(MARKERS), 'The marker that comes first, then the next'),
    }),
    record({
      prefer: z.literal('effect'),
      text: z.string().min(1).describe('The effect that the card calls so'),
    }),
    record({ prefer: z.literal('no more') }).describe('To do no more, where that is allowed'),
  ])
  .meta({ id: 'Preference' })
export type Preference = z.infer<typeof AnyPreference>
export const Preference: z.ZodType<Preference> = AnyPreference
const ordered = (names: readonly string[]): string => `first ${names.join(', then ')}`

/** A preference in words. */
export function preferenceText(preference: Preference): string {
  switch (preference.prefer) {
    case 'spaces':
      return spacesText(preference.where, true)
    case 'most':
    case 'least':
      return `the ${preference.prefer} ${preference.of}`
    case 'pieces': {
      const { of, piece, status } = preference
      const what =
        piece === undefined && status === undefined ? 'pieces' : piecesText(piece ?? 'Cell', of, status, true)
      return `${what} ${ofText(of)}`
    }
    case 'Factions':
      return ordered(preference.order.map((faction) => NAMES[faction]))
    case 'shifts':
      return `shifts toward ${preference.toward}`
    case 'colors':
      return ordered(preference.order)
    case 'markers':
      return ordered(preference.order)
    case 'effect':
      return `"${preference.text}"`
    case 'no more':
      return 'to do no more'
  }
}

/** Preferences in words, one after the other. */
export const preferencesText = (preferences: readonly Preference[]): string =>
  preferences.map(preferenceText).join(', within that ')
