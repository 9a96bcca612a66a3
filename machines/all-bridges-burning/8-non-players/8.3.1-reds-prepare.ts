/** The priorities of the Reds in Prepare, by their cards. @module */

import { madeOnce } from 'rulewright/book'
import { distanceTo, isTown } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { endsOf, trainsOf } from '#spec/all-bridges-burning/8-non-players/8.1.7-railways'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { isCloseBorder, nearTrains } from './8.2.3-closest.js'
import { gameIn, type Line, line, prefer, type SpaceOption } from './8.2-priority.js'

const card = cited.redsRallyCard

interface Sabotage {
  readonly type: 'place Sabotage'
  readonly border: string
}

type Prepared = SpaceOption<'place Prepared'>

/** The other cards that have the Reds Prepare as the first one does. */
const ON_CARDS = [
  cited.redsActivismCard49.prepare,
  cited.redsActivismCard50.prepare,
  cited.redsTerrorCard.prepare,
  cited.redsAttackCard.prepare,
  cited.redsMarchCard.prepare,
]

const DEED = 'what to Prepare'

const prepareOn = (map: GameMap): readonly Line[] => [
  line<Sabotage>(DEED, 'place Sabotage', {
    name: 'Reds Prepare: Sabotage',
    cites: [card.sabotage, card.sabotageLimit, card.sabotagePlayerOnly, ...ON_CARDS],
    when: (look) => {
      const game = gameIn(look)
      return !isNonPlayer(game, 'senate') && game.sabotage.length < trainsOf(game, 'senate')
    },
    wants: (look, { border }) => isCloseBorder(map, look, border, false),
    within: [
      nearTrains(map, card.sabotage),
      prefer<Sabotage>(card.sabotageTown, 'the border of a Town', (_, { border }) => endsOf(map, border).some(isTown)),
    ],
  }),
  line<Prepared>(DEED, 'place Prepared', {
    name: 'Reds Prepare: a Prepared marker',
    cites: [card.prepared, ...ON_CARDS],
    wants: (_, { space }) => isTown(space),
    within: [
      prefer<Prepared>(
        card.preparedHelsinki,
        'closest to Helsinki',
        (_, { space }) => -distanceTo(map, space, ['Helsinki']),
      ),
    ],
  }),
]

/** Lists the priorities of the Reds in Prepare, over the map. All cards share them. */
export const redsPrepare: (map: GameMap) => readonly Line[] = madeOnce(prepareOn)
