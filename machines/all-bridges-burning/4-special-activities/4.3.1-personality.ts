/** Personality: News is put to use, or the marker is placed. @module */

import {
  asks,
  type Clause,
  type Context,
  calls,
  charting,
  deciding,
  type OptionOf,
  option,
  range,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { polarized } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
import {
  halfARoll,
  mayNotPersonality,
  mayNotPlaceNewsCube,
  personalityPlaced,
  placingFollows,
} from '#spec/all-bridges-burning/4-special-activities/4.3.1-personality'
import { gained } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { withModeratesNews } from '#spec/all-bridges-burning/cells'
import { FORCES } from '#spec/all-bridges-burning/components/forces'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { cellsIn, inSpace, newsOf, withCubes } from '#spec/all-bridges-burning/pieces'
import { ownPiecesProcedure } from '#spec/all-bridges-burning/procedures/pieces'
import { personalityProcedure, SpecialArgs } from '#spec/all-bridges-burning/procedures/special-activities'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { COLORS, type Faction, SPACES, type Space, TOWNS } from '#spec/all-bridges-burning/vocabulary'
import { doorOf, type SpecialMachine } from './4.1-special-activities.js'

export const PersonalityData = record({
  ...SpecialArgs.unwrap().shape,
  /** The Town for the Personality, once it is selected. */
  town: z.enum([...SPACES, 'none']),
})

export type PersonalityContext = Context<Game, z.infer<typeof PersonalityData>>
export const begun = (args: SpecialArgs): z.infer<typeof PersonalityData> => ({ town: 'none', ...args })
const ask = asks<PersonalityContext>()
const cubesForNews = COLORS.map((color) => option('place cube', { color }))

const cubePlacing = deciding<PersonalityContext, (typeof cubesForNews)[number]>()({
  table: mayNotPlaceNewsCube,
  view: {
    available: ({ game }, { color }) => game.cubes[color] < FORCES.cubes[color],
    issueLeft: ({ game }) => game.resolved.red + game.resolved.white < FORCES.issues,
    reading: ({ game }) => readingOf(game, cited.cubesWithoutAnIssue),
  },
})

/** An action of Personality in a space. */
interface Deed {
  readonly type: 'use News' | 'place'
  readonly space: Space
}

const deedDoing = deciding<PersonalityContext, Deed>()({
  table: mayNotPersonality,
  view: {
    deed: (_, { type }) => type,
    phase: ({ game }) => game.phase,
    personality: ({ game }, { space }) => game.spaces[space].personality,
    undergroundNews: ({ game }, { space }) => game.spaces[space].news.moderates.inactive > 0,
    news: ({ game }, { space }) => newsOf(game.spaces[space], 'moderates') > 0,
    nonPlayer: ({ game, data }) => isNonPlayer(game, data.faction),
    byCard: ({ game }) => readingOf(game, cited.newsByTheCard) === 'by the card',
    town: (_, { space }) => TOWNS.some((town) => town === space),
    cell: ({ game }, { space }) => cellsIn(game.spaces[space], 'moderates') > 0,
    cube: (context) => cubePlacing.allowsSome(context, cubesForNews),
    reading: ({ game }) => readingOf(game, cited.newsWithoutACube),
  },
})

/** The highest face of a die. */
const HIGHEST = 6

const newsUses = SPACES.map((space) => option('use News', { space }))
const moderatesData = begun({ faction: 'moderates', free: false })

/** The games after News is put to use, whose roll is the highest. */
function atBest(game: Game, faction: Faction): readonly Game[] {
  if (!deedDoing.allowsSome({ game, data: moderatesData }, newsUses)) return []
  return [gained(game, faction, HIGHEST), polarized(game, -halfARoll.compute(HIGHEST))]
}

const placing = () => SPACES.map((space) => option('place', { space }))

export const deeds = ask.must({
  name: 'what Personality does, and where',
  cites: [cited.specialActivitiesInGeneral.selects],
  seat: ({ data }) => data.faction,
  from: () => [...SPACES.map((space) => option('use News', { space })), ...placing()],
  says: (_, { type, space }) => (type === 'place' ? `it in ${space}` : `in ${space}`),
  forbid: deedDoing,
})

export const placements = ask.upTo(option('do not place'), {
  name: 'where the Personality is placed after the News',
  cites: [cited.specialActivitiesInGeneral.selects, cited.personality.orPlace],
  seat: ({ data }) => data.faction,
  from: placing,
  says: (_, { space }) => `it in ${space}`,
  forbid: deedDoing,
})

export const cubes = ask.must({
  name: 'the cube for the News',
  cites: [cited.personality.cubeColor],
  seat: ({ data }) => data.faction,
  from: () => cubesForNews,
  forbid: cubePlacing,
})

export const effects = ask.must({
  name: 'what the News brings',
  cites: [cited.personality.thenOne],
  seat: ({ data }) => data.faction,
  from: () => [option('gain Resources'), option('lower Polarization')],
})

const die = (name: string, clause: Clause) =>
  ask.chance({
    name,
    cites: [clause],
    from: () => range(1, 6).map((face) => option('roll', { face })),
    says: (_, { face }) => `a ${face}`,
  })

export const resourceDie = die('the die for Resources', cited.personality.resources)

export const unityDie = die('the die for Polarization', cited.personality.polarization)

const withoutNews = (game: Game, name: Space): Game =>
  inSpace(game, name, (space) => {
    const status = space.news.moderates.inactive > 0 ? 'inactive' : 'active'
    return withModeratesNews(space, status, -1)
  })

/** A game with the Personality in the Town that was selected, if it is Available. */
const placed = ({ game, data: { town } }: PersonalityContext): Pick<PersonalityContext, 'game'> => {
  const available = !SPACES.some((name) => game.spaces[name].personality)
  if (!personalityPlaced.ask({ available }) || town === 'none') return { game }
  return { game: inSpace(game, town, (space) => ({ ...space, personality: true })) }
}

const { chart, go, when } = charting<
  Game,
  | OptionOf<typeof deeds>
  | OptionOf<typeof placements>
  | OptionOf<typeof cubes>
  | OptionOf<typeof effects>
  | OptionOf<typeof resourceDie>
>().implementing(personalityProcedure, PersonalityData)

export const personalityActivity: SpecialMachine = {
  atBest,
  chart: chart({
    door: doorOf('Personality'),
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'choosing',
    states: {
      choosing: {
        meta: { asks: deeds },
        on: {
          'use News': go(
            'cube',
            [cited.personality.newsWanted, cited.personality.discardNews],
            ({ context: { game }, event }) => ({
              game: withoutNews(game, event.space),
            }),
          ),
          place: go('making it Available', [cited.personality.orPlace], ({ context: { data }, event }) => ({
            data: { ...data, town: event.space },
          })),
          nothing: 'done',
        },
      },
      'making it Available': {
        meta: {
          calls: calls(
            ownPiecesProcedure,
            ({ data }) => ({ faction: data.faction, piece: 'Personality', wanted: 1 }) as const,
          ),
          requirements: [cited.availability.ownPersonality],
        },
        on: { returned: 'placing' },
      },
      placing: {
        always: go('done', [cited.personality.orPlace], ({ context }) => placed(context)),
      },
      cube: {
        meta: { asks: cubes },
        on: {
          'place cube': go(
            'effect',
            [cited.personality.newsCube, cited.personality.cubeColor],
            ({ context: { game }, event: { color } }) => ({
              game: withCubes(game, color, 1),
            }),
          ),
          nothing: go('effect', [cited.personality.newsCube]),
        },
      },
      effect: {
        meta: { asks: effects, requirements: [cited.personality.thenOne] },
        on: { 'gain Resources': 'Resources', 'lower Polarization': 'Polarization' },
      },
      Resources: {
        meta: { asks: resourceDie },
        on: {
          roll: go('the marker too?', [cited.personality.resources], ({ context: { game, data }, event }) => ({
            game: gained(game, data.faction, event.face),
          })),
        },
      },
      Polarization: {
        meta: { asks: unityDie },
        on: {
          roll: go(
            'the marker too?',
            [cited.personality.polarization, cited.polarization.actions],
            ({ context: { game }, event }) => ({
              game: polarized(game, -halfARoll.compute(event.face)),
            }),
          ),
        },
      },
      'the marker too?': {
        always: [
          when(
            'the marker may still be placed (reading)',
            ({ context: { game } }) => placingFollows.ask({ reading: readingOf(game, cited.newsThenPlacing) }),
            'placing after News',
          ),
          'done',
        ],
      },
      'placing after News': {
        meta: { asks: placements },
        on: {
          place: go('making it Available', [cited.personality.orPlace], ({ context: { data }, event }) => ({
            data: { ...data, town: event.space },
          })),
          'do not place': 'done',
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  }),
}
