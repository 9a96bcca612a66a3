/** The Senate Activism card (#56). @module */

import { compared } from 'rulewright/book'
import { controlOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import { senateTownPop } from '#spec/all-bridges-burning/1-introduction/1.11-political-display'
import { isTown } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import {
  comesCloserToFive,
  controlWithout,
  isSingle,
  removesOwnCells,
  senateActivismCondition,
} from '#spec/all-bridges-burning/8-non-players/8.4.3-senate-activism'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { overMap } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { removableIn } from './8.1.3-activism-offers.js'
import { flippedCells, flipSpaces } from './8.2.3-flips.js'
import {
  gameIn,
  inSequence,
  type Line,
  type Look,
  line,
  type NonPlayerCard,
  prefer,
  type SpaceOption,
  spaceIn,
} from './8.2-priority.js'
import { senateCrackdown } from './8.4.4-senate-terror.js'
import { senatePrepare } from './8.4.5-senate-prepare.js'

const card = cited.senateActivismCard

type Remove = SpaceOption<'remove'>

type Activate = SpaceOption<'Activate'>

const CARD = 'Senate Activism'
const STEP = 'the next step of a Non-player in Activism'

/** After this Propaganda Round the last Campaign begins. */
const LAST_CAMPAIGN = 3

const flips = {
  title: CARD,
  actor: 'senate',
  enemy: 'reds',
  flip: [card.flipReds, card.flipModerates],
  notLimited: card.flipNotLimited,
  players: card.flipPlayers,
  lastActive: card.flipLast,
} as const

/** True if the Senate would lower Polarization by its own Cells. */
function wouldRemove(map: GameMap, look: Look): boolean {
  const game = gameIn(look)
  const { propagandaRounds, polarization } = game
  const lastCampaign = propagandaRounds === LAST_CAMPAIGN
  const removes = removesOwnCells.ask({ lastCampaign, towns: senateTownPop.compute(game, {}, map), polarization })
  return removes && comesCloserToFive(game, 'germany', removableIn<Remove>(look, keepsTown))
}

/** True if the Senate keeps the Town Population that it Controls with one Active Cell less. */
const keepsTown = (look: Look, { space }: Remove) =>
  !isTown(space) ||
  controlOf.compute(gameIn(look), { space }) !== 'senate' ||
  controlWithout(spaceIn(look, space), 'senate') === 'senate'

const stepsOn = (map: GameMap): readonly Line[] =>
  inSequence([
    flipSpaces(flips),
    line(STEP, 'take the die', { name: `${CARD}: the retained die`, cites: card.activate }),
    line<Remove>(STEP, 'remove', {
      name: `${CARD}: Active Cells to remove`,
      cites: [card.remove, card.removeNumber, card.removeKeepsTowns],
      when: (look) => wouldRemove(map, look),
      wants: keepsTown,
    }),
  ])

const activation = line<Activate>('an own Inactive Cell to Activate', 'Activate', {
  name: `${CARD}: Cells to Activate`,
  cites: [card.activate, card.activateDie],
  within: [
    prefer<Activate>(card.activateLone, 'a single Senate Cell', (look, { space }) =>
      isSingle(spaceIn(look, space), 'senate'),
    ),
    prefer<Activate>(
      card.activateSupport,
      'Active Support last',
      (look, { space }) => spaceIn(look, space).level !== 'Active Support',
    ),
  ],
})

/** Senate Activism (#56), over the map. */
export const senateActivism = (map: GameMap): NonPlayerCard => ({
  number: 56,
  faction: 'senate',
  title: 'Senate Activism',
  isMet: (_, game, die) =>
    senateActivismCondition.ask({
      phase: game.phase,
      die: compared(
        die,
        overMap(game, ({ cells }) => cells.senate.active),
      ),
      towns: senateTownPop.compute(game, {}, map),
    }) === 'met',
  command: 'Activism',
  special: ['Foreign Relations', 'Crackdown', 'Prepare'],
  priorities: [...stepsOn(map), flippedCells(flips), activation, ...senateCrackdown(map), ...senatePrepare(map)],
})
