/** The game as players look at it: morale, the Combat Strategies that they may know, the Fronts, and the spaces of the map. @module */
import type { Json, Results, Sketch } from 'rulewright/book'
import { controlOf, isLastingBreak } from '#spec/talvisota/1.1-general-points'
import type { Components } from '#spec/talvisota/components/components'
import type { MapText, SpaceText } from '#spec/talvisota/components/map'
import type { FinnishPlan, FinnishUnits, Game, SovietPlan, SovietUnits } from '#spec/talvisota/game'
import type { Outcome } from '#spec/talvisota/outcome'
import { engagedFinns } from '#spec/talvisota/plans'
import { mayKnow } from '#spec/talvisota/secrets'
import { markersLeft, spaceIn } from '#spec/talvisota/spaces'
import { plus, sizeOf, unitsText } from '#spec/talvisota/units'
import { FRONTS, HIGHEST_MORALE, SIDES, type Side, TURNS } from '#spec/talvisota/vocabulary'

/** Formats the contents of a space, in words. */
function standing(game: Game, { name }: SpaceText): string {
  const { soviets, possession, scouts } = spaceIn(game, name)
  return [
    ...(sizeOf(soviets) > 0 ? [unitsText(soviets)] : []),
    ...(possession ? ['a Possession marker'] : []),
    ...(scouts > 0 ? [`${scouts} SCT`] : []),
    ...(game.finns.infiltration === name ? ['the Infiltration marker'] : []),
    ...(game.finns.breach === name ? ['a break of the line until the turn ends'] : []),
    ...(isLastingBreak(game, name) ? ['a break of the line until the Soviets conquer the space'] : []),
  ].join(', ')
}

/** Lists the orders of the attacks deployed on a space, sorted. */
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

const unitsOrNone = (units: SovietUnits | FinnishUnits): string => (sizeOf(units) > 0 ? unitsText(units) : '')
const spaceOrNone = (name: string): string => (name === 'none' ? '' : name)

/** Lists the extras of a Combat Strategy: Environment markers and an entrenchment. */
const marked = (plan: SovietPlan | FinnishPlan): string =>
  'environments' in plan ? [...plan.environments, ...(plan.entrenched ? ['an entrenchment'] : [])].join(', ') : ''

/** A Combat Strategy: where it lies, from where and where it attacks or answers, and what it has. */
const planRow = (plan: SovietPlan | FinnishPlan): readonly (string | number)[] => [
  plan.strategy,
  plan.front,
  'start' in plan ? spaceOrNone(plan.start) : '',
  spaceOrNone(plan.target),
  unitsOrNone(plan.units),
  plan.supports.join(', '),
  marked(plan),
]

/** The Combat Strategies that a seat may know. */
function plansSketch(game: Game, seat: string | undefined): readonly Sketch[] {
  const rows = [
    ...game.soviets.plans.filter(mayKnow(game, seat, 'Soviets')),
    ...game.finns.plans.filter(mayKnow(game, seat, 'Finns')),
  ].map(planRow)
  const columns = ['', 'Front', 'from', 'to', 'units', 'supports', 'Environment']
  return rows.length > 0 ? [{ title: 'Combat Strategies', columns, rows }] : []
}

/** A game in tables of words, as far as a seat may know it. */
export const sketchOf =
  ({ map }: Pick<Components, 'map'>) =>
  (game: Game, seat?: string): readonly Sketch[] => [
    {
      title: TURNS[game.turn - 1] ?? 'before the first turn',
      columns: ['', ...SIDES],
      rows: [
        [`Morale (0 to ${HIGHEST_MORALE})`, game.morale.Soviets, game.morale.Finns],
        ['Morale changes of this turn', game.changes.Soviets, game.changes.Finns],
        ...FRONTS.map((front) => [`on the sheet in ${front}`, unitsOrNone(game.soviets.fronts[front]), '']),
        ['units on the sheet', '', unitsOrNone(plus(game.finns.forces, engagedFinns(game)))],
        ['losses', unitsOrNone(game.soviets.losses), unitsOrNone(game.finns.losses)],
        ['reinforcements', unitsOrNone(game.soviets.reinforcements), unitsOrNone(game.finns.reinforcements)],
        ['Possession markers left', markersLeft(game), ''],
        ['International Event', '', game.event],
      ],
    },
    ...plansSketch(game, seat),
    ...FRONTS.map(
      (front): Sketch => ({
        title: front,
        columns: ['', 'number', 'line', 'control', 'there', 'attacks'],
        rows: map.spaces.filter((space) => space.front === front).map((space) => spaceRow(map, game, space)),
      }),
    ),
  ]

/** Returns the winner and the lead in morale. */
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
