/** How the Reds Prepare by their cards. @module */

import { madeOnce } from 'rulewright/book'
import { distanceTo, isTown } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { endsOf, trainsOf } from '#spec/all-bridges-burning/8-non-players/8.1.7-railways'
import { redsRallyCard } from '#spec/all-bridges-burning/8-non-players/8.3.1-reds-rally'
import { redsActivismCard49 } from '#spec/all-bridges-burning/8-non-players/8.3.2-reds-activism'
import { redsActivismCard50 } from '#spec/all-bridges-burning/8-non-players/8.3.3-reds-activism-in-war'
import { redsTerrorCard } from '#spec/all-bridges-burning/8-non-players/8.3.4-reds-terror'
import { redsAttackCard } from '#spec/all-bridges-burning/8-non-players/8.3.5-reds-attack'
import { redsMarchCard } from '#spec/all-bridges-burning/8-non-players/8.3.6-reds-march'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
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
  redsActivismCard49.prepare,
  redsActivismCard50.prepare,
  redsTerrorCard.prepare,
  redsAttackCard.prepare,
  redsMarchCard.prepare,
]

const DEED = 'what to Prepare'

const prepareOn = (map: GameMap): readonly Line[] => [
  line<Sabotage>({
    name: 'Reds Prepare: Sabotage',
    cites: [redsRallyCard.sabotage, redsRallyCard.sabotageLimit, redsRallyCard.sabotagePlayerOnly, ...ON_CARDS],
    asks: DEED,
    type: 'place Sabotage',
    when: (look) => {
      const game = gameIn(look)
      return !isNonPlayer(game, 'senate') && game.sabotage.length < trainsOf(game, 'senate')
    },
    wants: (look, { border }) => isCloseBorder(map, look, border, false),
    within: [
      nearTrains(map, redsRallyCard.sabotage),
      prefer<Sabotage>(redsRallyCard.sabotageTown, 'the border of a Town', (_, { border }) =>
        endsOf(map, border).some(isTown),
      ),
    ],
  }),
  line<Prepared>({
    name: 'Reds Prepare: a Prepared marker',
    cites: [redsRallyCard.prepared, ...ON_CARDS],
    asks: DEED,
    type: 'place Prepared',
    wants: (_, { space }) => isTown(space),
    within: [
      prefer<Prepared>(
        redsRallyCard.preparedHelsinki,
        'closest to Helsinki',
        (_, { space }) => -distanceTo(map, space, ['Helsinki']),
      ),
    ],
  }),
]

/** How the Reds Prepare, over the map; all cards share the same priorities. */
export const redsPrepare: (map: GameMap) => readonly Line[] = madeOnce(prepareOn)
