/** The Reds Terror card (#51). @module */

import { readingOf } from 'rulewright/book'
import { isTown } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import {
  hasEnemyCells,
  redsTerrorCondition,
  terrorizesToControl,
} from '#spec/all-bridges-burning/8-non-players/8.3.4-reds-terror'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import {
  activeVictim,
  markerVictim,
  mayTerrorize,
  noMoreTerror,
  randomCube,
  SPACE,
  type TerrorCard,
  terrorAnywhere,
  terrorAtActive,
  terrorAtMarkers,
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
  spaceIn,
} from './8.2-priority.js'
import { redsPrepare } from './8.3.1-reds-prepare.js'

const card = cited.redsTerrorCard

const CARD: TerrorCard = {
  faction: 'reds',
  title: 'Reds Terror',
  clauses: card,
  isTarget: (space) => hasEnemyCells(space, 'reds'),
}

const populationIfAsked = (map: GameMap, look: Look, space: Space) =>
  readingOf(gameIn(look), cited.mostRedsControl) === 'Population' ? map.population[space] : 0

/** Lists the priorities for the spaces of Terror, in order. */
const spacesOn = (map: GameMap): readonly Line[] =>
  inSequence([
    line<Select>(SPACE, 'select', {
      name: 'Reds Terror: Control',
      cites: [card.control, card.withEnemies],
      wants: (look, option) =>
        mayTerrorize(CARD, look, option) && terrorizesToControl(gameIn(look), spaceIn(look, option.space), 'reds'),
      within: [
        prefer<Select>(card.control, 'the most Control', (look, { space }) => populationIfAsked(map, look, space)),
        prefer<Select>(card.controlTowns, 'Towns', (_, { space }) => isTown(space)),
      ],
    }),
    terrorAtActive(CARD, 'senate', card.activeSenate),
    terrorAtMarkers(CARD),
    terrorAnywhere(CARD),
  ])

/** Reds Terror (#51), over the map. */
export function redsTerror(map: GameMap): NonPlayerCard {
  const spaces = spacesOn(map)
  return {
    number: 51,
    faction: 'reds',
    title: 'Reds Terror',
    isMet: (_, { spaces }) =>
      redsTerrorCondition.ask({
        activeNearEnemy: SPACES.some(
          (name) => spaces[name].cells.reds.active > 0 && hasEnemyCells(spaces[name], 'reds'),
        ),
      }) === 'met',
    command: 'Terror',
    special: ['Foreign Relations', 'Prepare'],
    priorities: [
      ...spaces,
      noMoreTerror(CARD),
      activeVictim(spaces, CARD, 'senate', card.activeSenate),
      markerVictim(spaces, CARD),
      randomCube(CARD),
      ...redsPrepare(map),
    ],
  }
}
