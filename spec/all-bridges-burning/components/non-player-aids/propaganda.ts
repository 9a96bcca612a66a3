/**
 * The guidance of the Solitaire play-aid sheet on Propaganda Rounds: Agitation, the color of cubes and markers, and Prisoners.
 *
 * @module
 */

import { type Fact, type Problem, record } from 'rulewright/book'
import { z } from 'zod'
import { COLORS, FACTIONS, type Faction } from '../../vocabulary.js'
import { joined, NAMES } from '../../wording.js'
import { factOf, known } from './known.js'
import { preferencesText, SpacePreference } from './preferences.js'

/** The component that the facts of the Propaganda decisions are about. */
export const PROPAGANDA = 'Propaganda decisions'

/** The uses of a space in Agitation: shifts, Polarization, a disc for two Cells, a cube. */
export const AGITATION_USES = ['shift', 'Polarization', 'disc', 'cube'] as const
export type AgitationUse = (typeof AGITATION_USES)[number]

/** The uses of a space for each Faction. */
export const USES_OF: Readonly<Record<Faction, readonly AgitationUse[]>> = {
  senate: ['shift', 'Polarization'],
  reds: ['shift', 'Polarization', 'disc'],
  moderates: ['shift', 'Polarization', 'disc', 'cube'],
}

const colors = (says: string) => z.array(z.enum(COLORS)).max(2).readonly().default([]).describe(says)
const Use = record({
  use: z.enum(AGITATION_USES),
  prefer: z.array(SpacePreference).min(1).readonly().exactOptional().describe('In which spaces first'),
}).meta({ id: 'AgitationUse' })

export const Propaganda = record({
  faction: z.enum(FACTIONS),
  agitation: z.array(Use).readonly().describe('What it uses spaces for, in this order; what is left out it never does'),
  release: z
    .array(z.enum(FACTIONS))
    .readonly()
    .default([])
    .describe('Whose Cells it releases from the Prisoners, in this order; all that it may'),
  cube: colors(
    'The color of the cubes that the Moderates add, the first that can be had; by chance where none is named',
  ),
  marker: colors('The color of a Resolved marker that the Moderates decide; by chance where none is named'),
  ...known,
}).meta({ id: 'Propaganda' })
export type Propaganda = z.infer<typeof Propaganda>

const BECAUSE =
  'the Solitaire play-aid sheet was not found; ours: shifts and the first disc of a space, of which 8.1.7 speaks, and nothing else'

const standIn = (faction: Faction, ...uses: readonly AgitationUse[]): Propaganda => ({
  faction,
  agitation: uses.map((use) => ({ use })),
  release: [],
  cube: [],
  marker: [],
  source: 'stand-in',
  because: BECAUSE,
})

/** The placeholder for the Propaganda decisions. */
export const standardPropaganda: readonly Propaganda[] = [
  standIn('reds', 'shift', 'disc'),
  standIn('senate', 'shift'),
  standIn('moderates', 'shift', 'disc'),
]

/** Uses that a Faction does not have, or that are named twice, and colors that only the Moderates decide on. */
export function propagandaProblems(all: readonly Propaganda[]): readonly Problem[] {
  return all.flatMap(({ faction, agitation, cube, marker, release }, index): readonly Problem[] => {
    const at = (...path: (string | number)[]) => ['propaganda', index, ...path]
    const uses = agitation.map(({ use }) => use)
    return [
      ...(all.findIndex((other) => other.faction === faction) < index
        ? [{ path: at('faction'), message: `"${faction}" is there twice` }]
        : []),
      ...uses.flatMap((use, place) => {
        const path = at('agitation', place, 'use')
        if (!USES_OF[faction].includes(use))
          return [{ path, message: `got "${use}", expected for "${faction}" ${joined(USES_OF[faction], 'or')}` }]
        return uses.indexOf(use) < place ? [{ path, message: `"${use}" is there twice` }] : []
      }),
      ...(faction !== 'moderates' && cube.length > 0
        ? [{ path: at('cube'), message: `"${faction}" adds no cubes; only the Moderates do` }]
        : []),
      ...(faction !== 'moderates' && marker.length > 0
        ? [{ path: at('marker'), message: `"${faction}" decides on no Resolved marker; only the Moderates do` }]
        : []),
      ...(faction === 'moderates' && release.length > 0
        ? [{ path: at('release'), message: 'the Moderates release nobody; only the Reds and the Senate do' }]
        : []),
      ...(release.includes(faction)
        ? [{ path: at('release'), message: `"${faction}" is itself; only enemy Cells are released` }]
        : []),
    ]
  })
}

const USE_TEXT: Readonly<Record<AgitationUse, string>> = {
  shift: 'it Agitates wherever the shift is one that it wants, and as far as it wants it',
  Polarization: 'it lowers Polarization',
  disc: 'it replaces Cells by a disc wherever it has none yet',
  cube: 'it adds cubes',
}
const COLOR_OF = { cube: 'cubes', marker: 'Resolved markers' } as const

function inWords({ faction, agitation, release, ...colored }: Propaganda): string {
  const uses = agitation.map(
    ({ use, prefer }) => `${USE_TEXT[use]}${prefer === undefined ? '' : `: ${preferencesText(prefer)}`}`,
  )
  const moderates = (['cube', 'marker'] as const).map(
    (what) => `${COLOR_OF[what]}: ${colored[what].length > 0 ? colored[what].join(', then ') : 'by chance'}`,
  )
  return [
    `${NAMES[faction]}: ${uses.length > 0 ? uses.join('; then ') : 'no Agitation'}`,
    ...(faction === 'moderates'
      ? moderates
      : [`releases ${release.length > 0 ? release.map((of) => NAMES[of]).join(', then ') : 'no Prisoners'}`]),
  ].join('; ')
}

/** The facts of the Propaganda decisions, with their sources. */
export const propagandaFacts = (all: readonly Propaganda[], file: string): readonly Fact[] =>
  all.map((one) => factOf(PROPAGANDA, inWords(one), one, file))
