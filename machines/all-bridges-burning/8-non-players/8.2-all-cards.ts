/** The Non-player cards, over the map. @module */
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { NonPlayerCard } from './8.2-priority.js'
import { redsRally } from './8.3.1-reds-rally.js'
import { redsActivismInPhaseOne } from './8.3.2-reds-activism.js'
import { redsActivismInPhaseTwo } from './8.3.3-reds-activism-in-war.js'
import { redsTerror } from './8.3.4-reds-terror.js'
import { redsAttack } from './8.3.5-reds-attack.js'
import { redsMarch } from './8.3.6-reds-march.js'
import { senateRallyInPhaseOne } from './8.4.1-senate-rally.js'
import { senateRallyInPhaseTwo } from './8.4.2-senate-rally-in-war.js'
import { senateActivism } from './8.4.3-senate-activism.js'
import { senateTerror } from './8.4.4-senate-terror.js'
import { senateAttack } from './8.4.5-senate-attack.js'
import { senateMarch } from './8.4.6-senate-march.js'
import { moderatesRally } from './8.5.1-moderates-rally.js'
import { moderatesNegotiate } from './8.5.2-moderates-negotiate.js'
import { moderatesMessageInPhaseOne } from './8.5.3-moderates-message.js'
import { moderatesMessageInPhaseTwo } from './8.5.4-moderates-message-in-war.js'
import { moderatesPolitics } from './8.5.5-moderates-politics.js'

export const redsCards = (map: GameMap): readonly NonPlayerCard[] => [
  redsRally(map),
  redsActivismInPhaseOne(map),
  redsActivismInPhaseTwo(map),
  redsTerror(map),
  redsAttack(map),
  redsMarch(map),
]

/** Every card of the Senate, in the order of their numbers. */
export const senateCards = (map: GameMap): readonly NonPlayerCard[] => [
  senateRallyInPhaseOne(map),
  senateRallyInPhaseTwo(map),
  senateActivism(map),
  senateTerror(map),
  senateAttack(map),
  senateMarch(map),
]

export const moderatesCardsOn = (map: GameMap): readonly NonPlayerCard[] => [
  moderatesRally(map),
  moderatesNegotiate(map),
  moderatesMessageInPhaseOne(map),
  moderatesMessageInPhaseTwo(map),
  moderatesPolitics(map),
]

export const cardsOn = (map: GameMap): readonly NonPlayerCard[] => [
  ...redsCards(map),
  ...senateCards(map),
  ...moderatesCardsOn(map),
]
