/**
 * What Personality knows while it lasts, what the Moderates choose in it, and the dice.
 *
 * @module
 */
import { z } from 'zod'
import { asks, type Clause, type Context, deciding, option, range, readingOf } from '#kernel'
import { cubesWithoutAnIssue } from '#spec/all-bridges-burning/3-commands/3.3.4-politics'
import { specialActivitiesInGeneral } from '#spec/all-bridges-burning/4-special-activities/4.1-special-activities'
import {
  mayNotPersonality,
  mayNotPlaceNewsCube,
  newsWithoutACube,
  personality,
} from '#spec/all-bridges-burning/4-special-activities/4.3.1-personality'
import { FORCES } from '#spec/all-bridges-burning/components/forces'
import type { Game } from '#spec/all-bridges-burning/game'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import { SpecialArgs } from '#spec/all-bridges-burning/procedures/special-activities'
import { COLORS, SPACES, type Space, TOWNS } from '#spec/all-bridges-burning/vocabulary'

/** What Personality knows while it lasts. */
export const PersonalityData = z
  .strictObject({
    ...SpecialArgs.unwrap().shape,
    /** Where the Personality is to be placed, once that is selected. */
    town: z.enum([...SPACES, 'none']),
  })
  .readonly()
/** A game, and what Personality knows. */
export type PersonalityContext = Context<Game, z.infer<typeof PersonalityData>>

/** The data with which Personality begins. */
export const begun = (args: SpecialArgs): z.infer<typeof PersonalityData> => ({ town: 'none', ...args })

const ask = asks<PersonalityContext>()

const cubesForNews = COLORS.map((color) => option('place cube', { color }))

/** Which cubes can be placed for News. */
const cubePlacing = deciding<PersonalityContext, (typeof cubesForNews)[number]>()({
  table: mayNotPlaceNewsCube,
  view: {
    available: ({ game }, { color }) => game.cubes[color] < FORCES.cubes[color],
    issueLeft: ({ game }) => game.resolved.red + game.resolved.white < FORCES.issues,
    reading: ({ game }) => readingOf(game, cubesWithoutAnIssue),
  },
})

/** What Personality does in a space. */
interface Deed {
  readonly type: 'use News' | 'place'
  readonly space: Space
}

/** Which deeds can be done. */
const deedDoing = deciding<PersonalityContext, Deed>()({
  table: mayNotPersonality,
  view: {
    deed: (_, { type }) => type,
    phase: ({ game }) => game.phase,
    personality: ({ game }, { space }) => game.spaces[space].personality,
    undergroundNews: ({ game }, { space }) => game.spaces[space].news.moderates.inactive > 0,
    town: (_, { space }) => TOWNS.some((town) => town === space),
    cell: ({ game }, { space }) => cellsIn(game.spaces[space], 'moderates') > 0,
    cube: (context) => cubePlacing.allowsSome(context, cubesForNews),
    reading: ({ game }) => readingOf(game, newsWithoutACube),
  },
})

const placing = () => SPACES.map((space) => option('place', { space }))

/** What Personality can do. */
export const deeds = ask.must({
  name: 'what Personality does, and where',
  cites: [specialActivitiesInGeneral.selects],
  seat: ({ data }) => data.faction,
  from: () => [...SPACES.map((space) => option('use News', { space })), ...placing()],
  forbid: deedDoing,
})

/** Where the Personality is placed once News has been used. */
export const placements = ask.upTo(option('do not place'), {
  name: 'where the Personality is placed after the News',
  cites: [specialActivitiesInGeneral.selects, personality.orPlace],
  seat: ({ data }) => data.faction,
  from: placing,
  forbid: deedDoing,
})

/** The cube that is placed for News. */
export const cubes = ask.must({
  name: 'the cube for the News',
  cites: [personality.cubeColor],
  seat: ({ data }) => data.faction,
  from: () => cubesForNews,
  forbid: cubePlacing,
})

/** What the News brings besides. */
export const effects = ask.must({
  name: 'what the News brings',
  cites: [personality.thenOne],
  seat: ({ data }) => data.faction,
  from: () => [option('gain Resources'), option('lower Polarization')],
})

const die = (name: string, clause: Clause) =>
  ask.chance({ name, cites: [clause], from: () => range(1, 6).map((face) => option('roll', { face })) })

/** The die for Resources. */
export const resourceDie = die('the die for Resources', personality.resources)

/** The die for Polarization. */
export const unityDie = die('the die for Polarization', personality.polarization)
