/** The second card of Reds Activism (#50). @module */

import { readingOf } from 'rulewright/book'
import { controlOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import { opposeAdmins } from '#spec/all-bridges-burning/1-introduction/1.11-political-display'
import { isInOpposition } from '#spec/all-bridges-burning/8-non-players/8.1.7-levels'
import { isTown } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { hasBare } from '#spec/all-bridges-burning/8-non-players/8.3.2-reds-activism'
import {
  redsActivismCondition50,
  redsRemoveOwnCells,
} from '#spec/all-bridges-burning/8-non-players/8.3.3-reds-activism-in-war'
import { oppositionFor } from '#spec/all-bridges-burning/8-non-players/8.4.2-senate-rally-in-war'
import { comesCloserToFive, controlWithout } from '#spec/all-bridges-burning/8-non-players/8.4.3-senate-activism'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { hasCome, type NonPlayerActivismData, removableIn } from './8.1.3-activism-offers.js'
import { flippedCells, flipSpaces } from './8.2.3-flips.js'
import {
  dataIn,
  gameIn,
  inSequence,
  type Line,
  type Look,
  line,
  type NonPlayerCard,
  prefer,
  type SpaceOption,
  spaceIn,
  timesOf,
} from './8.2-priority.js'
import { redsPrepare } from './8.3.1-reds-prepare.js'

const card = cited.redsActivismCard50

type Remove = SpaceOption<'remove'>

type Agitate = SpaceOption<'Agitate'>

type Activate = SpaceOption<'Activate'>

const CARD = 'Reds Activism in Phase II'

const flips = {
  title: CARD,
  actor: 'reds',
  enemy: 'senate',
  flip: [card.flipSenate, card.flipModerates],
  notLimited: card.limitedSkipsFlips,
  players: card.flipPlayer,
  lastActive: card.flipLastActive,
} as const

const STEP = 'the next step of a Non-player in Activism'
const AFTER_ALL = `${CARD}: Active Cells to remove after all`

/** After this Propaganda Round the last Campaign begins. */
const LAST_CAMPAIGN = 3

/** True if the Reds would lower Polarization by their own Cells, at once or after all. */
function wouldRemove(map: GameMap, look: Look, afterAll: boolean): boolean {
  const game = gameIn(look)
  const { propagandaRounds, polarization } = game
  const removes = redsRemoveOwnCells.ask({
    lastCampaign: propagandaRounds === LAST_CAMPAIGN,
    afterAll,
    total: opposeAdmins.compute(game, {}, map),
    polarization,
  })
  return removes && comesCloserToFive(game, 'russia', removableIn<Remove>(look, keepsSenateOut))
}

/** True if removing one Active Reds Cell would not give the Senate the Control of a space with Opposition. */
const keepsSenateOut = (look: Look, { space }: Remove) =>
  !isInOpposition(spaceIn(look, space)) ||
  controlOf.compute(gameIn(look), { space }) === 'senate' ||
  controlWithout(spaceIn(look, space), 'reds') !== 'senate'

/** True if no priority before the last has had an effect. */
function nothingYet(look: Look): boolean {
  const data = dataIn<NonPlayerActivismData>(look, 'non-player activism')
  if (data === undefined) return false
  const strict = readingOf(gameIn(look), cited.activismOccurred) === 'a die rolled'
  const taken = data.stepsTaken.filter((step) => strict || hasCome(data, step))
  return taken.length === timesOf(look, AFTER_ALL)
}

const REMOVING = [
  card.remove,
  card.removeOpposeAdmins,
  card.removePolarization,
  card.removeTowardsFive,
  card.removeKeepsControl,
]

/** Lists the priorities of the Reds in Activism, in order. */
const stepsOn = (map: GameMap): readonly Line[] =>
  inSequence([
    line<Remove>(STEP, 'remove', {
      name: `${CARD}: Active Cells to remove`,
      cites: [...REMOVING, card.removeLastCampaign],
      when: (look) => wouldRemove(map, look, false),
      wants: keepsSenateOut,
    }),
    flipSpaces(flips),
    line<Agitate>(STEP, 'Agitate', {
      name: `${CARD}: a space in which to Agitate`,
      cites: [card.agitate, card.agitateWhere],
      times: () => 1,
      wants: (look, { space }) =>
        spaceIn(look, space).level !== 'Active Opposition' ||
        readingOf(gameIn(look), cited.agitateForTerror) === 'also for Terror',
      within: [
        prefer<Agitate>(card.agitateTown, 'Towns', (_, { space }) => isTown(space)),
        prefer<Agitate>(
          card.agitateLeast,
          'the least Opposition',
          (look, { space }) => -oppositionFor(map, gameIn(look), space, spaceIn(look, space)),
        ),
      ],
    }),
    line(STEP, 'take the die', { name: `${CARD}: the die`, cites: card.activateDie }),
    line<Remove>(STEP, 'remove', {
      name: AFTER_ALL,
      cites: [card.removeAfterAll, card.anyCampaign, card.otherConditions, ...REMOVING],
      when: (look) => nothingYet(look) && wouldRemove(map, look, true),
      wants: keepsSenateOut,
    }),
  ])

/** Reds Activism in Phase II (#50), over the map. */
export const redsActivismInPhaseTwo = (map: GameMap): NonPlayerCard => ({
  number: 50,
  faction: 'reds',
  title: 'Reds Activism (Phase II)',
  isMet: (_, game) => redsActivismCondition50.ask({ phase: game.phase, bare: hasBare(game) }) === 'met',
  command: 'Activism',
  special: ['Prepare'],
  priorities: [
    ...stepsOn(map),
    flippedCells(flips),
    line<Activate>('an own Inactive Cell to Activate', 'Activate', {
      name: `${CARD}: Cells to Activate`,
      cites: card.activate,
      within: [
        prefer<Activate>(
          card.activateOppositionLast,
          'Opposition last',
          (look, { space }) => !isInOpposition(spaceIn(look, space)),
        ),
      ],
    }),
    ...redsPrepare(map),
  ],
})
