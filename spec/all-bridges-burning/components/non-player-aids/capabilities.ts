/**
 * The guidance of the Solitaire play-aid sheet on Capabilities: a Non-player's spaces, and the side for which the Moderates get
 * them.
 *
 * @module
 */

import { type Fact, type Problem, record } from 'rulewright/book'
import { z } from 'zod'
import { CAPABILITIES, type Capability, MILITANTS, type Militant } from '../../vocabulary.js'
import { NAMES } from '../../wording.js'
import { factOf, known } from './known.js'
import { preferencesText, SpacePreference } from './preferences.js'

/** The component that the facts of the placement are about. */
export const CAPABILITY_PLACEMENT = 'Capability placement'
export const Placement = record({
  owner: z.enum(MILITANTS).describe('Whose Capability it is'),
  marker: z.enum(CAPABILITIES).exactOptional().describe('Only for this Capability'),
  prefer: z.array(SpacePreference).readonly().describe('In which spaces first; chance decides the rest'),
  ...known,
}).meta({ id: 'CapabilityPlacement' })
export type Placement = z.infer<typeof Placement>
export const OnBehalf = record({
  order: z.array(z.enum(MILITANTS)).readonly().describe('The Faction that comes first; by chance where none is named'),
  ...known,
})
export type OnBehalf = z.infer<typeof OnBehalf>

/** Returns the preferences for a Capability of a side: those of that marker, or else those of any. */
export const placementOf = (all: readonly Placement[], owner: Militant, marker: Capability): Placement['prefer'] => {
  const ofOwner = all.filter((one) => one.owner === owner)
  return (ofOwner.find((one) => one.marker === marker) ?? ofOwner.find((one) => one.marker === undefined))?.prefer ?? []
}

const BECAUSE =
  'the Solitaire play-aid sheet was not found; ours: a Capability is lost with the last friendly Cell (5.3), and Towns come first (8.1.7)'

const standIn = (owner: Militant): Placement => ({
  owner,
  prefer: [
    { prefer: 'most', of: 'own Cells' },
    { prefer: 'spaces', where: { kind: 'Town' } },
  ],
  source: 'stand-in',
  because: BECAUSE,
})

/** The placeholder for the placement of Capabilities. */
export const standardPlacement: readonly Placement[] = MILITANTS.map(standIn)

/** The placeholder for the choice of the Moderates. */
export const standardOnBehalf: OnBehalf = {
  order: [],
  source: 'stand-in',
  because: 'the Solitaire play-aid sheet was not found; ours',
}

/** Placements that are told of twice. */
export const placementProblems = (all: readonly Placement[]): readonly Problem[] =>
  all.flatMap(({ owner, marker }, index) =>
    all.findIndex((other) => other.owner === owner && other.marker === marker) < index
      ? [{ path: ['capabilities', index], message: `${marker ?? 'any Capability'} of "${owner}" is there twice` }]
      : [],
  )

/** The facts of Capabilities, with their sources. */
export const capabilityFacts = (all: readonly Placement[], onBehalf: OnBehalf, file: string): readonly Fact[] => [
  ...all.map((one) => {
    const where = one.prefer.length > 0 ? preferencesText(one.prefer) : 'by chance'
    const what = one.marker ?? 'any Capability'
    return factOf(CAPABILITY_PLACEMENT, `${what} of ${NAMES[one.owner]}, by a Non-player: ${where}`, one, file)
  }),
  factOf(
    CAPABILITY_PLACEMENT,
    `Non-player Moderates execute a Capability Event for ${
      onBehalf.order.length > 0 ? onBehalf.order.map((of) => NAMES[of]).join(', else ') : 'whom chance names'
    }`,
    onBehalf,
    file,
  ),
]
