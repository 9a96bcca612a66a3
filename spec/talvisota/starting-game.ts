/** The game before and after it is set up. @module */
import { usualReadings } from 'rulewright/book'
import type { Components } from './components/components.js'
import { questions } from './contents.js'
import type { FinnishUnits, Game, SovietUnits } from './game.js'
import { EMPTY, withSoviets } from './spaces.js'
import { noFinns, noSoviets } from './units.js'
import { ENTRENCHMENTS, FIRST_MORALE, type Front } from './vocabulary.js'

/** The Soviet units of the beginning. */
export const ENGAGED: SovietUnits = { FUS: 13, ELI: 3, MECA: 4, TAN: 3 }
/** The units that come in January. */
export const AWAITED: SovietUnits = { FUS: 12, ELI: 3, MECA: 3, TAN: 3 }
/** All Finnish units. */
export const FINNISH: FinnishUnits = { SCT: 3, WD: 3, SK: 6, DIV: 9, RES: 6 }

/** The game before anything is set up: all that is not placed by anybody lies where it belongs. */
export const emptyGame = ({ map }: Pick<Components, 'map'>): Game => ({
  readings: usualReadings(questions),
  solo: false,
  harder: false,
  easier: false,
  turn: 0,
  event: 0,
  morale: FIRST_MORALE,
  changes: { Soviets: 0, Finns: 0 },
  spaces: Object.fromEntries(map.spaces.map(({ name }) => [name, EMPTY])),
  revealed: false,
  opened: [],
  soviets: {
    fronts: { Lapland: noSoviets, Ladoga: noSoviets, Karelia: noSoviets },
    arriving: ENGAGED,
    awaited: AWAITED,
    losses: noSoviets,
    reinforcements: noSoviets,
    plans: [],
  },
  finns: {
    forces: FINNISH,
    losses: noFinns,
    reinforcements: noFinns,
    plans: [],
    entrenchments: ENTRENCHMENTS,
    infiltration: 'none',
    breach: 'none',
  },
})

/** A first game: the Soviet units divided among the Fronts as a player might. */
export function firstGame(parts: Pick<Components, 'map'>): Game {
  const game = emptyGame(parts)
  return {
    ...game,
    soviets: {
      ...game.soviets,
      arriving: noSoviets,
      fronts: {
        Lapland: { FUS: 3, ELI: 0, MECA: 0, TAN: 0 },
        Ladoga: { FUS: 4, ELI: 1, MECA: 1, TAN: 0 },
        Karelia: { FUS: 6, ELI: 2, MECA: 3, TAN: 3 },
      },
    },
  }
}

/** The first turn of that game, when the special movement has brought all units to a centre of their Front. */
export function gameAtTheBorder(parts: Pick<Components, 'map'>): Game {
  const game = firstGame(parts)
  const { Lapland, Ladoga, Karelia } = game.soviets.fronts
  const sheet = { ...game.soviets, fronts: { Lapland: noSoviets, Ladoga: noSoviets, Karelia: noSoviets } }
  const moved = withSoviets({ ...game, turn: 1, soviets: sheet }, centreOf(parts, 'Lapland'), Lapland)
  return withSoviets(withSoviets(moved, centreOf(parts, 'Ladoga'), Ladoga), centreOf(parts, 'Karelia'), Karelia)
}

const centreOf = ({ map }: Pick<Components, 'map'>, front: Front): string =>
  map.spaces.findLast((space) => space.centre && space.front === front)?.name ?? ''
