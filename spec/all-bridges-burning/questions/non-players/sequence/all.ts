/**
 * Every question about what Non-players do in the Sequence of Play.
 *
 * @module
 */
import { certainEffect } from './certain-effect.js'
import { conditionOfNamedCard } from './condition-of-named-card.js'
import { diceOfTheCard } from './dice-of-the-card.js'
import { markerNotPlayed } from './marker-not-played.js'
import { newsAfterFull } from './news-after-full.js'
import { newsOfNonPlayerModerates } from './news-of-non-player-moderates.js'
import { newsWithoutCard } from './news-without-card.js'
import { noCardToExecute } from './no-card-to-execute.js'
import { orderOfMost } from './order-of-most.js'
import { ownFreeAction } from './own-free-action.js'
import { passWithoutEffect } from './pass-without-effect.js'
import { recordedInFact } from './recorded-in-fact.js'
import { redsAndTrains } from './reds-and-trains.js'
import { redsCapabilityModifier } from './reds-capability-modifier.js'
import { refusedCapability } from './refused-capability.js'
import { secondPassForEvent } from './second-pass-for-event.js'
import { trainsMarker } from './trains-marker.js'
import { twoCapabilities } from './two-capabilities.js'
import { whoseMarker } from './whose-marker.js'

/** Every question about what Non-players do in the Sequence of Play. */
export const nonPlayersSequenceQuestions = [
  whoseMarker,
  markerNotPlayed,
  secondPassForEvent,
  passWithoutEffect,
  trainsMarker,
  redsAndTrains,
  twoCapabilities,
  redsCapabilityModifier,
  refusedCapability,
  noCardToExecute,
  newsAfterFull,
  newsWithoutCard,
  newsOfNonPlayerModerates,
  recordedInFact,
  certainEffect,
  conditionOfNamedCard,
  diceOfTheCard,
  ownFreeAction,
  orderOfMost,
] as const
