/** The Reds Rally card (#48). @module */

import { isPopulated } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import {
  canRelocate,
  hasAdministration,
  isBare,
  isRelocatable,
  isSite,
  rallied,
  ralliesToControl,
  redsRallyCondition,
} from '#spec/all-bridges-burning/8-non-players/8.3.1-reds-rally'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { availableAdministrations, availableCells, piecesIn } from '#spec/all-bridges-burning/pieces'
import type { OwnPiecesArgs } from '#spec/all-bridges-burning/procedures/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import type { RallyData } from '../3-commands/3.2.1-rally-cells.js'
import { controlByDisc, controlByRally } from './8.1.7-control.js'
import {
  dataIn,
  decidedBy,
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
  timesOf,
} from './8.2-priority.js'
import { redsPrepare } from './8.3.1-reds-prepare.js'

const card = cited.redsRallyCard

interface Place {
  readonly type: 'place'
  readonly cells: number
}

interface Replace {
  readonly type: 'replace'
  readonly space: Space
  readonly active: number
}

type TakeBack = SpaceOption<'take back'>

const MOST_SPACES = 3
const SPACE = 'a space to Rally in'
const ADMINISTRATION = 'Reds Rally: an Administration'
const selectedIn = (look: Look): readonly Space[] => dataIn<RallyData>(look, 'rally')?.selected ?? []

const brings = (look: Look, name: Space) => rallied(gameIn(look), 'reds', name) > 0

/** Lists the priorities for the spaces where Rally places Cells and an Administration, in order. */
function spacesOn(map: GameMap): readonly Line[] {
  const control = controlByRally(map, 'reds')
  return inSequence([
    line<Select>(SPACE, 'select', {
      name: 'Reds Rally: Cells at every bare Administration',
      cites: card.administrationCells,
      wants: (look, { space }) => isBare(spaceIn(look, space)) && brings(look, space),
      within: [control],
    }),
    line<Select>(SPACE, 'select', {
      name: ADMINISTRATION,
      cites: [
        card.administration,
        card.administrationAvailable,
        card.administrationPopulation,
        card.administrationOpposition,
        card.administrationRoom,
        card.administrationAlone,
        card.administrationContested,
        cited.nonPlayerPriorities.oneAdministration,
      ],
      times: () => 1,
      when: (look) => hasAdministration(gameIn(look)),
      wants: (look, { space }) => isSite(map, gameIn(look), space),
      within: [controlByDisc(map, 'reds')],
    }),
    line<Select>(SPACE, 'select', {
      name: 'Reds Rally: Cells for Control',
      cites: [card.cells, card.cellsControl],
      times: () => 1,
      wants: (look, { space }) => isPopulated(map, space) && ralliesToControl(gameIn(look), 'reds', space),
      within: [
        prefer<Select>(
          card.cellsControlAdministration,
          'an Administration and no Active Opposition yet',
          (look, { space }) => spaceIn(look, space).administrations > 0 && !isRelocatable(spaceIn(look, space)),
        ),
        control,
      ],
    }),
    line<Select>(SPACE, 'select', {
      name: 'Reds Rally: Cells where there are Reds',
      cites: [card.cells, card.cellsReds],
      times: () => 1,
      wants: (look, { space }) => piecesIn(spaceIn(look, space), 'reds') > 0 && brings(look, space),
      within: [control],
    }),
    line<Select>(SPACE, 'select', {
      name: 'Reds Rally: Cells in random spaces',
      cites: [card.cells, card.cellsRandom, card.cellsUntilThree],
      wants: (look, { space }) => isPopulated(map, space) && brings(look, space),
    }),
  ])
}

/** The space in which the Administration is to stand. */
const siteIn = (look: Look, spaces: readonly Line[]): Space | undefined =>
  selectedIn(look).find((_, place) => decidedBy(look, spaces, place)?.name === ADMINISTRATION)

const takesOff = (look: Look) => dataIn<OwnPiecesArgs>(look, 'own pieces')?.piece

/** Lists the priorities for building the Administration. */
const administrationOn = (spaces: readonly Line[]): readonly Line[] => [
  line<Place>('how many Cells to place in the space', 'place', {
    name: 'Reds Rally: no Cells where the Administration is to stand',
    cites: card.administration,
    when: (look) => selectedIn(look).at(-1) === siteIn(look, spaces),
    wants: (_, { cells }) => cells === 0,
  }),
  line<Replace>('two Cells to replace with an Administration', 'replace', {
    name: 'Reds Rally: two Cells for an Administration',
    cites: card.administration,
    when: (look) => timesOf(look, ADMINISTRATION) > 0,
    wants: (look, { space }) => space === siteIn(look, spaces),
    within: [prefer<Replace>(cited.nonPlayerPriorities.replaceInactive, 'Inactive Cells', (_, { active }) => -active)],
  }),
  line<TakeBack>('own pieces to take off the map and place', 'take back', {
    name: 'Reds Rally: an Administration to relocate',
    cites: [
      card.availableFirst,
      card.relocate,
      card.relocateKeepsControl,
      cited.executingInstructions.administrationsFromMap,
    ],
    when: (look) => takesOff(look) === 'Administration' && availableAdministrations(gameIn(look)) === 0,
    wants: (look, { space }) => canRelocate(spaceIn(look, space)),
  }),
]

/** Reds Rally (#48), over the map. */
export function redsRally(map: GameMap): NonPlayerCard {
  const spaces = spacesOn(map)
  return {
    number: 48,
    faction: 'reds',
    title: 'Reds Rally',
    isMet: (_, game) =>
      redsRallyCondition.ask({
        cells: availableCells(game, 'reds') > 0,
        administrations: availableAdministrations(game) > 0,
        relocatable: SPACES.some((name) => isRelocatable(game.spaces[name])),
      }) === 'met',
    command: 'Rally',
    special: ['Prepare'],
    priorities: [
      line(SPACE, 'stop', {
        name: 'Reds Rally: no more than three spaces',
        cites: card.upToThree,
        when: (look) => selectedIn(look).length >= MOST_SPACES,
      }),
      ...spaces,
      ...administrationOn(spaces),
      ...redsPrepare(map),
    ],
  }
}
