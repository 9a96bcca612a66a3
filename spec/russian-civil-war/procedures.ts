/**
 * The procedures of the charts of the Russian Civil War. Procedures of the base game have it in their name.
 *
 * @module
 */

import { procedure } from 'rulewright/book'
import { z } from 'zod'
import { mayNotRevolt } from './1-opening.js'
import { mayNotTakeTurn } from './4-soviet-republic.js'
import type { Outcome } from './6-victory-cities.js'
import { mayNotLeave } from './6-victory-cities.js'
import { POWERS, SIDES, TERRITORIES } from './vocabulary.js'

const ofPower = z.strictObject({ power: z.enum(POWERS) })

/** A play: what went before, and the rounds from 4 on. */
export const wholeGame = procedure('play', { results: [] as readonly Outcome[] })

/** Rounds 1 to 3, which the model does not play. */
export const earlierRounds = procedure('base game: earlier rounds')

/** The rounds from 4 on, to the last. */
export const campaign = procedure('rounds')

/** The results of a turn. */
export const TURN_ENDS = ['with its phases', 'with the Revolution'] as const

export const turnProcedure = procedure('turn', { args: ofPower, results: TURN_ENDS, door: mayNotTakeTurn })

/** The results of a movement: the territory that land units entered, or `nowhere`. */
export const ENTERED = [...TERRITORIES, 'nowhere'] as const

/** The movement of one power, as far as this text has a say in it. */
export const movementProcedure = procedure('movement', { args: ofPower, results: ENTERED, door: mayNotTakeTurn })

/** The combat of one power, which belongs to the base game. */
export const combatProcedure = procedure('base game: combat', { args: ofPower, door: mayNotTakeTurn })

/** Purchase and Mobilize New Units, which belong to the base game. */
export const mobilizeProcedure = procedure('base game: mobilize', { args: ofPower, door: mayNotTakeTurn })

/** The events outside Russia, which belong to the base game. */
export const otherFrontsProcedure = procedure('base game: other fronts')

export const revolutionProcedure = procedure('revolution phase', { door: mayNotRevolt })

/** One of the first two steps of the Revolution Phase. */
export const retreatProcedure = procedure('retreat', {
  args: z.strictObject({ side: z.enum(SIDES) }),
  door: mayNotLeave,
})
