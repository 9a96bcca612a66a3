/**
 * Situations: a game, a procedure that begins in it, and the choices that follow, as plain JSON in any language.
 *
 * @module
 */
import { z } from 'zod'
import type { Json } from '#core'

const json = z.json() as z.ZodType<Json>

/** The ids of clauses, or other names. */
export const names = z.array(z.string()).readonly()

/** A game without the readings under which it is played. */
export const gameSchema = z
  .record(z.string(), json)
  .meta({ description: 'The whole state of a game; the readings under which it is played stand elsewhere.' })

/** A procedure of the book, with its argument. */
export const beginSchema = z
  .strictObject({ procedure: z.string(), args: json })
  .readonly()
  .meta({ description: 'The procedure that begins, such as one Command, one phase, or the whole game.' })

/** A choice of somebody, or of chance: dice, draws and random picks are told like any other. */
export const choiceSchema = z
  .looseObject({ seat: z.string(), type: z.string() })
  .readonly()
  .meta({ description: 'Who chooses (chance for dice, draws and random picks), what kind of choice, and its fields.' })

/** Under which readings something holds, where one of them is not the usual one. */
export const readingsSchema = z
  .record(z.string(), z.string())
  .meta({ description: 'The readings that are not the usual ones, by question.' })

/** The state after the last choice: a decision, or the end of the procedure. */
export const dueSchema = z.union([
  z.strictObject({ seat: z.string(), asks: z.string() }).readonly(),
  z.strictObject({ over: z.literal(true), outcome: json }).readonly(),
])

/** A game without readings. */
export type PlainGame = z.infer<typeof gameSchema>
export type PlainChoice = z.infer<typeof choiceSchema>
export type DueDecision = z.infer<typeof dueSchema>
