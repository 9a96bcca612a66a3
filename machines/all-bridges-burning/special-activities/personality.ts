/**
 * Personality: News is put to use, or the marker is placed.
 *
 * @module
 */

import { calls, charting, type OptionOf, readingOf } from '#kernel'
import { availability } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { polarization, polarized } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
import {
  personality as clauses,
  halfARoll,
  newsThenPlacing,
  personalityPlaced,
  placingFollows,
} from '#spec/all-bridges-burning/4-special-activities/4.3.1-personality'
import { gained } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import { ownPiecesProcedure } from '#spec/all-bridges-burning/procedures/pieces'
import { personalityProcedure } from '#spec/all-bridges-burning/procedures/special-activities'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { doorOf } from './door.js'
import {
  begun,
  type PersonalityContext as C,
  cubes,
  deeds,
  effects,
  PersonalityData,
  placements,
  resourceDie,
  unityDie,
} from './personality-offers.js'
import type { SpecialMachine } from './special-machine.js'

const withoutNews = (game: Game, name: Space): Game =>
  inSpace(game, name, (space) => {
    const { moderates } = space.news
    return { ...space, news: { ...space.news, moderates: { ...moderates, inactive: moderates.inactive - 1 } } }
  })

/** A game with the Personality in the Town that was selected, if it is Available. */
const placed = ({ game, data: { town } }: C): Pick<C, 'game'> => {
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

/** Personality. */
export const personality: SpecialMachine = {
  chart: chart({
    door: doorOf('Personality'),
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'choosing',
    states: {
      choosing: {
        meta: { asks: deeds },
        on: {
          'use News': go('cube', [clauses.newsWanted, clauses.discardNews], ({ context: { game }, event }) => ({
            game: withoutNews(game, event.space),
          })),
          place: go('making it Available', [clauses.orPlace], ({ context: { data }, event }) => ({
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
          requirements: [availability.ownPersonality],
        },
        on: { returned: 'placing' },
      },
      placing: {
        always: go('done', [clauses.orPlace], ({ context }) => placed(context)),
      },
      cube: {
        meta: { asks: cubes },
        on: {
          'place cube': go(
            'effect',
            [clauses.newsCube, clauses.cubeColor],
            ({ context: { game }, event: { color } }) => ({
              game: { ...game, cubes: { ...game.cubes, [color]: game.cubes[color] + 1 } },
            }),
          ),
          nothing: go('effect', [clauses.newsCube]),
        },
      },
      effect: {
        meta: { asks: effects, requirements: [clauses.thenOne] },
        on: { 'gain Resources': 'Resources', 'lower Polarization': 'Polarization' },
      },
      Resources: {
        meta: { asks: resourceDie },
        on: {
          roll: go('the marker too?', [clauses.resources], ({ context: { game, data }, event }) => ({
            game: gained(game, data.faction, event.face),
          })),
        },
      },
      Polarization: {
        meta: { asks: unityDie },
        on: {
          roll: go('the marker too?', [clauses.polarization, polarization.actions], ({ context: { game }, event }) => ({
            game: polarized(game, -halfARoll.compute(event.face)),
          })),
        },
      },
      'the marker too?': {
        always: [
          when(
            'the marker may still be placed (reading)',
            ({ context: { game } }) => placingFollows.ask({ reading: readingOf(game, newsThenPlacing) }),
            'placing after News',
          ),
          'done',
        ],
      },
      'placing after News': {
        meta: { asks: placements },
        on: {
          place: go('making it Available', [clauses.orPlace], ({ context: { data }, event }) => ({
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
