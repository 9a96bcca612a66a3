/**
 * Every question about Events.
 *
 * @module
 */
import { jaegerOfTheReds } from './jaeger-of-the-reds.js'

/** Every question about Events. */
export const eventsQuestions = [jaegerOfTheReds] as const
