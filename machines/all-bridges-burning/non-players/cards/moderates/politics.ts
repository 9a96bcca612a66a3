/**
 * The Moderates Politics card (#64).
 *
 * @module
 */
import {
  moderatesPoliticsCard as clauses,
  moderatesPoliticsCondition,
  politicsColor,
} from '#spec/all-bridges-burning/8-non-players/8.5.5-moderates-politics'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { moderatesOnMap } from '#spec/all-bridges-burning/non-players/moderates'
import { isNonPlayer } from '#spec/all-bridges-burning/non-players/state'
import { COLORS, type Color } from '#spec/all-bridges-burning/vocabulary'
import { placeable } from '../../../commands/politics-offers.js'
import type { NonPlayerCard } from '../../card.js'
import { gameIn, type Look, line, prefer } from '../../priority.js'
import { moderatesDialogue } from './dialogue.js'
import { moderatesPersonality } from './personality.js'
import { moderatesPublish } from './publish.js'

interface Cube {
  readonly type: 'place cube'
  readonly color: Color
}

/** The die for the color of the cube. */
const DIE = 'the color of the cube'

const colorByDie = (look: Look) => {
  const game = gameIn(look)
  const [reds, senate] = [isNonPlayer(game, 'reds'), isNonPlayer(game, 'senate')]
  return politicsColor.ask({ die: game.nonPlayers.dice[DIE] ?? 0, reds, senate })
}

const isMet = (_: GameMap, game: Game): boolean =>
  moderatesPoliticsCondition.ask({ polarization: game.polarization, cells: moderatesOnMap(game) }) === 'met'

/** Moderates Politics (#64), over the map. */
export const moderatesPolitics = (map: GameMap): NonPlayerCard => ({
  number: 64,
  faction: 'moderates',
  title: 'Moderates Politics',
  rolls: false,
  dice: (_, game) => (placeable(game).length === COLORS.length ? [DIE] : []),
  isMet,
  command: 'Politics',
  special: ['Publish', 'Personality', 'Dialogue'],
  priorities: [
    line({
      name: 'Politics: while a cube can be placed',
      cites: clauses.cube,
      asks: 'to conduct Politics',
      type: 'conduct Politics',
      when: (look) => placeable(gameIn(look)).length > 0,
    }),
    line<Cube>({
      name: 'Politics: the cube',
      cites: clauses.cube,
      asks: 'the cube to place in the Political Display',
      type: 'place cube',
      within: [
        prefer<Cube>(
          [clauses.color, clauses.colorReds, clauses.colorSenate, clauses.colorNonPlayer],
          'the color that the die tells',
          (look, { color }) => color === colorByDie(look),
        ),
      ],
    }),
    ...moderatesPublish(map, 'four'),
    ...moderatesPersonality,
    ...moderatesDialogue(map),
  ],
})
