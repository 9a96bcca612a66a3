/** The Senate Terror card (#57). @module */

import { madeOnce, readingOf } from 'rulewright/book'
import { crackdownLevel } from '#spec/all-bridges-burning/4-special-activities/4.2.5-crackdown'
import { isPopulated, isTown } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { removals, terrorizesToControl } from '#spec/all-bridges-burning/8-non-players/8.3.4-reds-terror'
import { oppositionFor } from '#spec/all-bridges-burning/8-non-players/8.4.2-senate-rally-in-war'
import {
  canRemoveReds,
  cellsForTown,
  reachesDiscOf,
  reachesDiscOfPlayer,
  senateTerrorCondition,
} from '#spec/all-bridges-burning/8-non-players/8.4.4-senate-terror'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import {
  activeVictim,
  isSelectedBy,
  markerVictim,
  mayTerrorize,
  noMoreTerror,
  type Remove,
  randomCube,
  resolving,
  SPACE,
  type TerrorCard,
  terrorAnywhere,
  terrorAtActive,
  terrorAtMarkers,
  VICTIM,
} from './8.2.3-terror.js'
import {
  gameIn,
  inSequence,
  type Line,
  type Look,
  line,
  type NonPlayerCard,
  prefer,
  type Select,
  type SpaceOption,
  spaceIn,
} from './8.2-priority.js'
import { senatePrepare } from './8.4.5-senate-prepare.js'

const card = cited.senateTerrorCard

const CARD: TerrorCard = { faction: 'senate', title: 'Senate Terror', clauses: card }
const CONTROL = 'Senate Terror: Control of Population'

/** Lists the priorities for the spaces of Terror, in order. */
const spacesOn = (map: GameMap): readonly Line[] =>
  inSequence([
    line<Select>(SPACE, 'select', {
      name: CONTROL,
      cites: card.control,
      wants: (look, option) =>
        mayTerrorize(CARD, look, option) &&
        isPopulated(map, option.space) &&
        terrorizesToControl(gameIn(look), spaceIn(look, option.space), 'senate'),
      within: [
        prefer<Select>(card.control, 'the most Population', (_, { space }) => map.population[space]),
        prefer<Select>(card.controlTowns, 'Towns', (_, { space }) => isTown(space)),
        prefer<Select>(card.controlDiscs, 'the Network or the Administration of a player', (look, { space }) =>
          reachesDiscOfPlayer(gameIn(look), spaceIn(look, space), removals(gameIn(look))),
        ),
      ],
    }),
    terrorAtActive(CARD, 'reds', card.activeReds),
    terrorAtMarkers(CARD),
    terrorAnywhere(CARD),
  ])

/** For Control it takes the Network or the Administration of a player, with the Cells before it. */
const discVictim = (spaces: readonly Line[]): Line =>
  line<Remove>(VICTIM, 'remove', {
    name: 'Senate Terror: what takes the Network or the Administration of a player',
    cites: card.controlDiscs,
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

/** Senate Terror (#57), over the map. */
export function senateTerror(map: GameMap): NonPlayerCard {
  const spaces = spacesOn(map)
  return {
    number: 57,
    faction: 'senate',
    title: 'Senate Terror',
    isMet: (_, game) =>
      senateTerrorCondition.ask({
        phase: game.phase,
        polarization: game.polarization,
        forTown: cellsForTown(game),
        reds: canRemoveReds(game),
      }) === 'met',
    command: 'Terror',
    special: ['Foreign Relations', 'Crackdown', 'Prepare'],
    priorities: [
      ...spaces,
      noMoreTerror(CARD),
      discVictim(spaces),
      activeVictim(spaces, CARD, 'reds', card.activeReds),
      markerVictim(spaces, CARD),
      randomCube(CARD),
      ...senateCrackdown(map),
      ...senatePrepare(map),
    ],
  }
}

type CrackDown = SpaceOption<'crack down'>

/** Returns the Opposition that a Crackdown would remove in a space. */
function removed(map: GameMap, look: Look, name: Space): number {
  const game = gameIn(look)
  const space = game.spaces[name]
  const shifted = { ...space, level: crackdownLevel.ask({ level: space.level }) }
  return oppositionFor(map, game, name, space) - oppositionFor(map, game, name, shifted)
}

const crackdownOn = (map: GameMap): readonly Line[] => [
  line<CrackDown>('the space of the Crackdown', 'crack down', {
    name: 'Senate Crackdown: where there is Opposition to remove',
    cites: [cited.senateRallyCard55.crackdown, cited.senateActivismCard.crackdown, card.crackdown],
    wants: (look, { space }) =>
      removed(map, look, space) > 0 || readingOf(gameIn(look), cited.crackdownInVain) === 'yes',
    within: [
      prefer<CrackDown>(cited.senateRallyCard55.crackdownMost, 'the most Opposition', (look, { space }) =>
        removed(map, look, space),
      ),
    ],
  }),
]

/** Lists the priorities of the Senate in a Crackdown, over the map. All cards share them. */
export const senateCrackdown: (map: GameMap) => readonly Line[] = madeOnce(crackdownOn)
