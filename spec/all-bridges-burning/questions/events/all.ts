/**
 * Every question about Events.
 *
 * @module
 */
import { capabilityPlacer } from './capability-placer.js'
import { capabilityWithoutACell } from './capability-without-a-cell.js'
import { eligibilityOfFreeActions } from './eligibility-of-free-actions.js'
import { eventOverTheLimit } from './event-over-the-limit.js'
import { freeActionDeclined } from './free-action-declined.js'
import { jaegerOfTheReds } from './jaeger-of-the-reds.js'
import { newsAfterFreeCommand } from './news-after-free-command.js'
import { removedCapabilities } from './removed-capabilities.js'
import { selectionsForMost } from './selections-for-most.js'
import { spacesSettled } from './spaces-settled.js'
import { specialWithFreeCommand } from './special-with-free-command.js'
import { textWithoutEffect } from './text-without-effect.js'

/** Every question about Events. */
export const eventsQuestions = [
  capabilityPlacer,
  capabilityWithoutACell,
  eligibilityOfFreeActions,
  eventOverTheLimit,
  freeActionDeclined,
  jaegerOfTheReds,
  newsAfterFreeCommand,
  removedCapabilities,
  selectionsForMost,
  spacesSettled,
  specialWithFreeCommand,
  textWithoutEffect,
] as const
