/** The priorities of the Reds in Prepare, by their cards. @module */

import { madeOnce } from 'rulewright/book'
import { distanceTo, isTown } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { endsOf, trainsOf } from '#spec/all-bridges-burning/8-non-players/8.1.7-railways'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { isCloseBorder, nearTrains } from './8.2.3-closest.js'
import { gameIn, type Line, line, prefer } from './8.2-priority.js'

interface Sabotage {
  readonly type: 'place Sabotage'
  readonly border: string
}

interface Prepared {
  readonly type: 'place Prepared'
  readonly space: Space
}

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
  line<Sabotage>({
    name: 'Reds Prepare: Sabotage',
    cites: [
      cited.redsRallyCard.sabotage,
      cited.redsRallyCard.sabotageLimit,
      cited.redsRallyCard.sabotagePlayerOnly,
      ...ON_CARDS,
    ],
    asks: DEED,
    type: 'place Sabotage',
    when: (look) => {
      const game = gameIn(look)
      return !isNonPlayer(game, 'senate') && game.sabotage.length < trainsOf(game, 'senate')
    },
    wants: (look, { border }) => isCloseBorder(map, look, border, false),
    within: [
      nearTrains(map, cited.redsRallyCard.sabotage),
      prefer<Sabotage>(cited.redsRallyCard.sabotageTown, 'the border of a Town', (_, { border }) =>
        endsOf(map, border).some(isTown),
      ),
    ],
  }),
  line<Prepared>({
    name: 'Reds Prepare: a Prepared marker',
    cites: [cited.redsRallyCard.prepared, ...ON_CARDS],
    asks: DEED,
    type: 'place Prepared',
    wants: (_, { space }) => isTown(space),
    within: [
      prefer<Prepared>(
        cited.redsRallyCard.preparedHelsinki,
        'closest to Helsinki',
        (_, { space }) => -distanceTo(map, space, ['Helsinki']),
      ),
    ],
  }),
]

/** Lists the priorities of the Reds in Prepare, over the map. All cards share them. */
export const redsPrepare: (map: GameMap) => readonly Line[] = madeOnce(prepareOn)
