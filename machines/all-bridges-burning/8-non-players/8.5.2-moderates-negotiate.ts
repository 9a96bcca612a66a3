/** The Moderates Negotiate card (#61). @module */

import { readingOf } from 'rulewright/book'
import { isTown } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { isBase } from '#spec/all-bridges-burning/8-non-players/8.5.1-moderates-rally'
import {
  moderatesLower,
  moderatesNegotiateCondition,
  negotiateCells,
  negotiatesEverywhere,
} from '#spec/all-bridges-burning/8-non-players/8.5.2-moderates-negotiate'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import type { NegotiateContext } from '../3-commands/3.3.3-negotiate.js'
import {
  dataIn,
  gameIn,
  inSequence,
  type Line,
  type Look,
  line,
  type NonPlayerCard,
  type Select,
  timesOf,
} from './8.2-priority.js'
import { moderatesDialogue } from './8.5.2-moderates-dialogue.js'

const card = cited.moderatesNegotiateCard

const SPACE = 'a space to Negotiate in'
const selectedIn = (look: Look) => dataIn<NegotiateContext['data']>(look, 'negotiate')?.selected ?? []

const isReached = (look: Look) => {
  const game = gameIn(look)
  const most = negotiateCells.ask({
    polarization: game.polarization,
    resources: game.resources.moderates,
    atFive: readingOf(game, cited.negotiateAtFive),
    everywhere: readingOf(game, cited.negotiateEverywhere),
  })
  return selectedIn(look).length >= most
}

const isEverywhere = (look: Look) => negotiatesEverywhere.ask({ resources: gameIn(look).resources.moderates })
const baseAt = (look: Look, space: Space) => isBase(gameIn(look).spaces[space])
const inSteps = (look: Look) => readingOf(gameIn(look), cited.negotiateWhere) === 'one after the other'

const spaces: readonly Line[] = inSequence([
  line<Select>(SPACE, 'select', {
    name: 'Negotiate: at the Personality or a Network',
    cites: [card.enemies, card.enemiesPersonality],
    when: (look) => !isReached(look),
    wants: (look, { space }) => baseAt(look, space) && (inSteps(look) || isTown(space)),
  }),
  line<Select>(SPACE, 'select', {
    name: 'Negotiate: in Towns',
    cites: [card.enemies, card.enemiesTowns],
    when: (look) => inSteps(look) && !isReached(look),
    wants: (_, { space }) => isTown(space),
  }),
  line<Select>(SPACE, 'select', {
    name: 'Negotiate: in every space',
    cites: [card.everywhere, card.everywhereIf],
    when: (look) => isEverywhere(look) && !isReached(look),
  }),
])

/** True if a priority has selected a space. */
const isBegun = (look: Look) => spaces.some(({ name }) => timesOf(look, name) > 0)

/** True if Polarization is to be lowered. */
const lowers = (look: Look) => {
  const game = gameIn(look)
  return moderatesLower.ask({ polarization: game.polarization, reading: readingOf(game, cited.negotiateBelowFive) })
}

/** Moderates Negotiate (#61), over the map. */
export const moderatesNegotiate = (map: GameMap): NonPlayerCard => ({
  number: 61,
  faction: 'moderates',
  title: 'Moderates Negotiate',
  isMet: (_, game) =>
    moderatesNegotiateCondition.ask({ polarization: game.polarization, resources: game.resources.moderates }) === 'met',
  command: 'Negotiate',
  special: ['Dialogue'],
  priorities: [
    line(SPACE, 'stop', {
      name: 'Negotiate: no more Cells than the Preliminaries allow',
      cites: [card.upToTwoCells, card.untilFive],
      when: (look) => isBegun(look) && isReached(look),
    }),
    ...spaces,
    line('an Active Cell of an enemy to Deactivate', 'Deactivate', {
      name: 'Negotiate: an enemy Cell is made Inactive',
      cites: card.enemies,
      when: isBegun,
    }),
    line('whether to lower Polarization', 'lower Polarization', {
      name: 'Negotiate: Polarization is lowered',
      cites: card.untilFive,
      when: (look) => isBegun(look) && lowers(look),
    }),
    ...moderatesDialogue(map),
  ],
})
