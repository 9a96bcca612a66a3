/** Prepare: a Prepared marker in a space, or Sabotage on a border. @module */

import { asks, type Context, charting, deciding, type OptionOf, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotPrepare } from '#spec/all-bridges-burning/4-special-activities/4.2.3-prepare'
import { borderOf, type GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { availablePrepared, cellsIn, inSpace } from '#spec/all-bridges-burning/pieces'
import { prepareProcedure, SpecialArgs } from '#spec/all-bridges-burning/procedures/special-activities'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { type Faction, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { borderText } from '#spec/all-bridges-burning/wording'
import { doorOf, type SpecialMachine } from './4.1-special-activities.js'

const Data = record({
  ...SpecialArgs.unwrap().shape,
  /** True if Sabotage has been placed, so that a Prepared marker may follow. */
  sabotaged: z.boolean(),
})

type C = Context<Game, z.infer<typeof Data>>
const begun = (args: SpecialArgs): z.infer<typeof Data> => ({ sabotaged: false, ...args })
const bordersOf = (map: GameMap) => map.borders.map(([one, other]) => ({ one, other, border: borderOf(one, other) }))
const hasCell = ({ game, data }: C, space: Space) => cellsIn(game.spaces[space], data.faction) > 0

/** The Prepared markers of a Faction in a space; the Moderates have none. */
const preparedIn = ({ spaces }: Game, space: Space, faction: Faction) =>
  faction === 'moderates' ? 0 : spaces[space].prepared[faction]

/** All that Prepare could do: a marker in a space, or Sabotage on a border. */
const deedsOn = (map: GameMap) => [
  ...SPACES.map((space) => option('place Prepared', { space })),
  ...bordersOf(map).map(({ border }) => option('place Sabotage', { border })),
  ...bordersOf(map).map(({ border }) => option('remove Sabotage', { border })),
]

/** The prohibitions on the parts of Prepare, over the map. */
function preparingOn(map: GameMap) {
  const among = bordersOf(map)
  const touches = (context: C, name: string) =>
    among.some(({ one, other, border }) => border === name && (hasCell(context, one) || hasCell(context, other)))
  const endsOf = (name: string) =>
    among.filter(({ border }) => border === name).flatMap(({ one, other }) => [one, other])
  /** True if another border of one of the two spaces has Sabotage. */
  const elsewhere = ({ game }: C, name: string) => {
    const ends = endsOf(name)
    return among.some(
      ({ one, other, border }) =>
        border !== name && game.sabotage.includes(border) && (ends.includes(one) || ends.includes(other)),
    )
  }
  return deciding<C, ReturnType<typeof deedsOn>[number]>()({
    table: mayNotPrepare,
    view: {
      deed: (_, { type }) => type,
      phase: ({ game }) => game.phase,
      friendlyCell: (context, candidate) =>
        candidate.type === 'place Prepared' ? hasCell(context, candidate.space) : touches(context, candidate.border),
      available: ({ game }) => availablePrepared(game) > 0,
      there: ({ game, data }, candidate) =>
        candidate.type === 'place Prepared'
          ? preparedIn(game, candidate.space, data.faction) > 0
          : game.sabotage.includes(candidate.border),
      sabotaged: ({ data }) => data.sabotaged,
      elsewhere: (context, candidate) => candidate.type !== 'place Prepared' && elsewhere(context, candidate.border),
      limit: ({ game }) => readingOf(game, cited.sabotageOfASpace),
    },
  })
}

function askingOn(map: GameMap, preparing: ReturnType<typeof preparingOn>) {
  const all = deedsOn(map)
  return asks<C>().upTo(
    option('nothing more to Prepare'),
    {
      name: 'what to Prepare',
      cites: [cited.specialActivitiesInGeneral.selects],
      seat: ({ data }) => data.faction,
      from: () => all,
      says: (_, deed) => (deed.type === 'place Prepared' ? `in ${deed.space}` : `on ${borderText(deed.border)}`),
      forbid: preparing,
    },
    ({ data }) => data.sabotaged,
  )
}

const withPrepared = (game: Game, faction: Faction, name: Space): Game =>
  inSpace(game, name, (space) => ({ ...space, prepared: { ...space.prepared, [faction]: 1 } }))

const withSabotage = (game: Game, border: string): Game => ({
  ...game,
  sabotage: [...game.sabotage, border].toSorted(),
})

const withoutSabotage = (game: Game, gone: string): Game => ({
  ...game,
  sabotage: game.sabotage.filter((border) => border !== gone),
})

/** True if Sabotage and a Prepared marker go together, as the cards of the Reds allow. */
const doesBoth = ({ game, data: { faction } }: C): boolean =>
  faction === 'reds' && isNonPlayer(game, faction) && readingOf(game, cited.prepareByCard) === 'both'

export function prepareOn(map: GameMap): SpecialMachine {
  const preparing = preparingOn(map)
  const deeds = askingOn(map, preparing)
  const { chart, go, when } = charting<Game, OptionOf<typeof deeds>>().implementing(prepareProcedure, Data)
  return {
    atBest: (game, faction) =>
      game.sabotage
        .filter(
          (border) =>
            !preparing.refuses({ game, data: begun({ faction, free: false }) }, option('remove Sabotage', { border })),
        )
        .map((border) => withoutSabotage(game, border)),
    chart: chart({
      door: doorOf('Prepare'),
      context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
      initial: 'preparing',
      states: {
        preparing: {
          meta: { asks: deeds, requirements: [cited.prepare.anyCommand, cited.accompanying.otherwiseAny] },
          on: {
            'place Prepared': go(
              'done',
              [cited.prepare.placePrepared, cited.prepare.side],
              ({ context: { game, data }, event }) => ({
                game: withPrepared(game, data.faction, event.space),
              }),
            ),
            'place Sabotage': [
              when(
                'the card has a Prepared marker follow',
                ({ context }) => doesBoth(context),
                go(
                  'preparing',
                  [cited.redsRallyCard.sabotage, cited.redsRallyCard.prepared, cited.borders.separate],
                  ({ context: { game, data }, event }) => ({
                    game: withSabotage(game, event.border),
                    data: { ...data, sabotaged: true },
                  }),
                ),
              ),
              go('done', [cited.prepare.orSabotage, cited.borders.separate], ({ context: { game }, event }) => ({
                game: withSabotage(game, event.border),
              })),
            ],
            'remove Sabotage': go(
              'done',
              [cited.prepare.orSabotage, cited.borders.separate],
              ({ context: { game }, event }) => ({
                game: { ...game, sabotage: game.sabotage.filter((border) => border !== event.border) },
              }),
            ),
            'nothing more to Prepare': 'done',
            nothing: 'done',
          },
        },
        done: { type: 'final' },
      },
      output: null,
    }),
  }
}
