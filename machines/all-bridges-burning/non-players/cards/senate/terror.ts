/**
 * The Senate Terror card (#57).
 *
 * @module
 */
import {
  senateTerrorCard as clauses,
  senateTerrorCondition,
} from '#spec/all-bridges-burning/8-non-players/8.4.4-senate-terror'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { isPopulated, isTown } from '#spec/all-bridges-burning/non-players/places'
import {
  canRemoveReds,
  cellsForTown,
  reachesDiscOf,
  reachesDiscOfPlayer,
} from '#spec/all-bridges-burning/non-players/senate-terror'
import { hasRemovableActive, removals, terrorizesToControl } from '#spec/all-bridges-burning/non-players/terror'
import type { NonPlayerCard } from '../../card.js'
import { gameIn, inSequence, type Line, line, prefer } from '../../priority.js'
import {
  mayTerrorize,
  noMoreTerror,
  type Select,
  SPACE,
  spaceIn,
  type TerrorCard,
  terrorAnywhere,
  terrorAtMarkers,
} from '../terror/spaces.js'
import {
  activeVictim,
  isSelectedBy,
  markerVictim,
  type Remove,
  randomCube,
  resolving,
  VICTIM,
} from '../terror/victims.js'
import { senateCrackdown } from './crackdown.js'
import { senatePrepare } from './prepare.js'

const CARD: TerrorCard = { faction: 'senate', title: 'Senate Terror', clauses }
const CONTROL = 'Senate Terror: Control of Population'

/** Where Terror goes, in its order. */
const spacesOn = (map: GameMap): readonly Line[] =>
  inSequence([
    line<Select>({
      name: CONTROL,
      cites: clauses.control,
      asks: SPACE,
      type: 'select',
      wants: (look, option) =>
        mayTerrorize(CARD, look, option) &&
        isPopulated(map, option.space) &&
        terrorizesToControl(gameIn(look), spaceIn(look, option.space), 'senate'),
      within: [
        prefer<Select>(clauses.control, 'the most Population', (_, { space }) => map.population[space]),
        prefer<Select>(clauses.controlTowns, 'Towns', (_, { space }) => isTown(space)),
        prefer<Select>(clauses.controlDiscs, 'the Network or the Administration of a player', (look, { space }) =>
          reachesDiscOfPlayer(gameIn(look), spaceIn(look, space), removals(gameIn(look))),
        ),
      ],
    }),
    line<Select>({
      name: 'Senate Terror: Active Cells',
      cites: clauses.activeReds,
      asks: SPACE,
      type: 'select',
      wants: (look, option) =>
        mayTerrorize(CARD, look, option) && hasRemovableActive(spaceIn(look, option.space), 'reds'),
    }),
    terrorAtMarkers(CARD),
    terrorAnywhere(CARD),
  ])

/** For Control it takes the Network or the Administration of a player, with the Cells before it. */
const discVictim = (spaces: readonly Line[]): Line =>
  line<Remove>({
    name: 'Senate Terror: what takes the Network or the Administration of a player',
    cites: clauses.controlDiscs,
    asks: VICTIM,
    type: 'remove',
    when: (look) => isSelectedBy(look, spaces, CONTROL),
    wants: (look, { of }) => {
      const now = resolving(look)
      return (
        now !== undefined &&
        (of === 'reds' || of === 'moderates') &&
        reachesDiscOf(gameIn(look), now.space, of, now.left)
      )
    },
  })

const isMet = (_: GameMap, game: Game): boolean =>
  senateTerrorCondition.ask({
    phase: game.phase,
    polarization: game.polarization,
    forTown: cellsForTown(game),
    reds: canRemoveReds(game),
  }) === 'met'

/** Senate Terror (#57), over the map. */
export function senateTerror(map: GameMap): NonPlayerCard {
  const spaces = spacesOn(map)
  return {
    number: 57,
    faction: 'senate',
    title: 'Senate Terror',
    rolls: false,
    isMet,
    command: 'Terror',
    special: ['Foreign Relations', 'Crackdown', 'Prepare'],
    priorities: [
      ...spaces,
      noMoreTerror(CARD),
      discVictim(spaces),
      activeVictim(spaces, CARD, 'reds', clauses.activeReds),
      markerVictim(spaces, CARD),
      randomCube(CARD),
      ...senateCrackdown(map),
      ...senatePrepare(map),
    ],
  }
}
