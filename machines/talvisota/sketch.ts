/** The game as players look at it: morale, the Fronts, and the spaces of the map with what stands there. @module */
import type { Json, Results, Sketch } from 'rulewright/book'
import { controlOf } from '#spec/talvisota/1.1-general-points'
import type { Components } from '#spec/talvisota/components/components'
import type { MapText, SpaceText } from '#spec/talvisota/components/map'
import type { Game } from '#spec/talvisota/game'
import type { Outcome } from '#spec/talvisota/outcome'
import { engagedFinns } from '#spec/talvisota/plans'
import { markersLeft, spaceIn } from '#spec/talvisota/spaces'
import { plus, sizeOf, unitsText } from '#spec/talvisota/units'
import { FRONTS, HIGHEST_MORALE, SIDES, type Side, TURNS } from '#spec/talvisota/vocabulary'

/** What stands in a space, in words. */
function standing(game: Game, { name }: SpaceText): string {
  const { soviets, possession, scouts } = spaceIn(game, name)
  return [
    ...(sizeOf(soviets) > 0 ? [unitsText(soviets)] : []),
    ...(possession ? ['a Possession marker'] : []),
    ...(scouts > 0 ? [`${scouts} SCT`] : []),
    ...(game.finns.infiltration === name ? ['the Infiltration marker'] : []),
  ].join(', ')
}

/** Where attacks have been deployed, in their order. */
const attacks = (game: Game, { name }: SpaceText): string =>
  game.soviets.plans
    .filter(({ target }) => target === name)
    .map(({ order }) => order)
    .toSorted()
    .join(', ')

const spaceRow = (map: MapText, game: Game, space: SpaceText): readonly (string | number)[] => [
  space.name,
  space.side === 'Soviet' ? '' : space.value,
  space.dotted ? 'dotted' : '',
  controlOf(game, map, space.name),
  standing(game, space),
  attacks(game, space),
]

/** A game in tables of words; nothing of it is secret. */
export const sketchOf =
  ({ map }: Pick<Components, 'map'>) =>
  (game: Game): readonly Sketch[] => [
    {
      title: TURNS[game.turn - 1] ?? 'before the first turn',
      columns: ['', ...SIDES],
      rows: [
        [`Morale (0 to ${HIGHEST_MORALE})`, game.morale.Soviets, game.morale.Finns],
        ['changes of this turn', game.changes.Soviets, game.changes.Finns],
        ['units on the sheet', '', unitsText(plus(game.finns.forces, engagedFinns(game)))],
        ['losses', unitsText(game.soviets.losses), unitsText(game.finns.losses)],
        ['reinforcements', unitsText(game.soviets.reinforcements), unitsText(game.finns.reinforcements)],
        ['Possession markers left', markersLeft(game), ''],
        ['International Event', '', game.event],
      ],
    },
    ...FRONTS.map(
      (front): Sketch => ({
        title: `${front}: ${unitsText(game.soviets.fronts[front])} on the Soviet sheet`,
        columns: ['', 'number', 'line', 'control', 'there', 'attacks'],
        rows: map.spaces.filter((space) => space.front === front).map((space) => spaceRow(map, game, space)),
      }),
    ),
  ]

/** Who won, and how far ahead in morale. */
export function resultsOf(outcome: Json): Results {
  const { winner, morale } = outcome as Outcome
  const ahead = (side: Side) =>
    morale[side] - Math.max(...SIDES.filter((other) => other !== side).map((other) => morale[other]))
  return {
    winner,
    says: `${winner === 'nobody' ? 'nobody wins' : `the ${winner} win`}: ${endOf(outcome as Outcome)}`,
    margins: Object.fromEntries(SIDES.map((side) => [side, ahead(side)])),
  }
}

/** By what a game has ended. */
function endOf({ by, morale }: Outcome): string {
  const fallen = SIDES.filter((side) => morale[side] === 0).map((side) => `the morale of the ${side} is 0`)
  switch (by) {
    case 'Helsinki':
      return 'they control Helsinki'
    case 'morale':
      return fallen.join(', and ')
    case 'the last turn':
      return `morale is compared after the last turn, ${SIDES.map((side) => `${side} ${morale[side]}`).join(', ')}`
  }
}
