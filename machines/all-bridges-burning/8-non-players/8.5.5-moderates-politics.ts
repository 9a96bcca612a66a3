/** The Moderates Politics card (#64). @module */

import { type Clause, madeOnce } from 'rulewright/book'
import { placeable } from '#spec/all-bridges-burning/3-commands/3.3.4-politics'
import { moderatesOnMap } from '#spec/all-bridges-burning/8-non-players/8.5.1-moderates-rally'
import {
  moderatesPoliticsCondition,
  mostPublished,
  mostWanted,
  politicsColor,
  publishedAt,
} from '#spec/all-bridges-burning/8-non-players/8.5.5-moderates-politics'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Color } from '#spec/all-bridges-burning/vocabulary'
import { faceFor } from './8.2.3-dice.js'
import { gameIn, type Line, type Look, line, type NonPlayerCard, prefer, type Select, timesOf } from './8.2-priority.js'
import { moderatesPersonality } from './8.5.1-moderates-rally.js'
import { moderatesDialogue } from './8.5.2-moderates-dialogue.js'

const card = cited.moderatesPoliticsCard

interface Cube {
  readonly type: 'place cube'
  readonly color: Color
}

/** The color that the die tells; nothing as long as it waits. */
const colorByDie = (look: Look) => {
  const game = gameIn(look)
  const die = faceFor(game, 64)
  if (die === 0) return undefined
  const [reds, senate] = [isNonPlayer(game, 'reds'), isNonPlayer(game, 'senate')]
  return politicsColor.ask({ die, reds, senate })
}

/** The minimum that Publish must earn, and its measure. */
interface Least {
  readonly resources: number
  readonly earned: (map: GameMap, game: Game) => number
}

const publishing = (map: GameMap, name: string, least: Least, cites: readonly Clause[]): Line =>
  line<Select>('a space to Publish in', 'select', {
    name,
    cites,
    when: (look) => least.earned(map, gameIn(look)) >= least.resources,
    wants: (look, { space }) => publishedAt(map, gameIn(look), space) > 0,
    within: [prefer<Select>(cites, 'the most Resources', (look, { space }) => publishedAt(map, gameIn(look), space))],
  })

const MOST = 'Publish: the most Resources'
const FOUR = 'Publish: four Resources or more'

const activating = line('a Cell to Activate', 'Activate', {
  name: 'Publish: every Cell that brings Resources',
  cites: [cited.moderatesMessageCard62.publish, cited.moderatesMessageCard63.publish],
  when: (look) => [MOST, FOUR].some((name) => timesOf(look, name) > 0),
})

const linesOn = (map: GameMap) => ({
  most: [
    publishing(map, MOST, { resources: 1, earned: mostPublished }, [cited.moderatesMessageCard62.publish]),
    activating,
  ],
  four: [
    publishing(map, FOUR, { resources: 4, earned: mostWanted }, [
      cited.moderatesMessageCard63.publish,
      cited.moderatesMessageCard63.publishFour,
      card.publish,
    ]),
    activating,
  ],
})

const lines = madeOnce(linesOn)

/** The priorities for Publish, over the map: for the most Resources, or for four at least; cards share them. */
export const moderatesPublish = (map: GameMap, which: 'most' | 'four'): readonly Line[] => lines(map)[which]

/** Moderates Politics (#64), over the map. */
export const moderatesPolitics = (map: GameMap): NonPlayerCard => ({
  number: 64,
  faction: 'moderates',
  title: 'Moderates Politics',
  isMet: (_, game) =>
    moderatesPoliticsCondition.ask({ polarization: game.polarization, cells: moderatesOnMap(game) }) === 'met',
  command: 'Politics',
  special: ['Publish', 'Personality', 'Dialogue'],
  priorities: [
    line('to conduct Politics', 'conduct Politics', {
      name: 'Politics: while a cube can be placed',
      cites: card.cube,
      when: (look) => placeable(gameIn(look)).length > 0,
    }),
    line<Cube>('the cube to place in the Political Display', 'place cube', {
      name: 'Politics: the cube',
      cites: card.cube,
      within: [
        prefer<Cube>(
          [card.color, card.colorReds, card.colorSenate, card.colorNonPlayer],
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
