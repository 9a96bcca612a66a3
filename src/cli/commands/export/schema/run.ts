/** `rulewright export schema`, carried out: the schemas themselves. @module */
import { z } from 'zod'
import {
  exampleJsonSchema,
  playoutsSchema,
  positionJsonSchema,
  replaySchema,
  reportSchema,
  seenReplaySchema,
  Unreadable,
  withId,
} from '#core'
import {
  auditSchema,
  behaviourSchema,
  caseSchema,
  censusSchema,
  changesSchema,
  clarificationSchema,
  comparisonSchema,
  manifestSchema,
  mutantsReportSchema,
  readingsSchema,
  replySchema,
  requestSchema,
  standingSchema,
  witnessesSchema,
} from '#lab'
import { bookMeant, type Library } from '../../../books/library.js'
import { jsonText } from '../../../output/print-result.js'
import type { Session } from '../../../program/command-context.js'
import type { SCHEMAS } from './schemas.js'

const MADE: Readonly<Record<(typeof SCHEMAS)[number], () => object>> = {
  example: exampleJsonSchema,
  position: positionJsonSchema,
  report: () => z.toJSONSchema(reportSchema),
  replay: () => z.toJSONSchema(z.union([replaySchema, seenReplaySchema])),
  playouts: () => z.toJSONSchema(playoutsSchema),
  readings: () => z.toJSONSchema(readingsSchema),
  comparison: () => z.toJSONSchema(comparisonSchema),
  witnesses: () => z.toJSONSchema(witnessesSchema),
  audit: () => z.toJSONSchema(auditSchema),
  standing: () => z.toJSONSchema(standingSchema),
  behaviour: () => z.toJSONSchema(behaviourSchema),
  changes: () => z.toJSONSchema(changesSchema),
  clarification: () => z.toJSONSchema(clarificationSchema),
  request: () => z.toJSONSchema(requestSchema),
  reply: () => z.toJSONSchema(replySchema),
  case: () => z.toJSONSchema(caseSchema),
  manifest: () => z.toJSONSchema(manifestSchema),
  mutants: () => z.toJSONSchema(mutantsReportSchema),
  census: () => z.toJSONSchema(censusSchema),
}

/** The JSON Schema of what a user writes: a component, or a game. */
export const componentSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' })

const isMade = (what: string): what is keyof typeof MADE => Object.hasOwn(MADE, what)

const madeOf = (what: keyof typeof MADE): object => withId([what], MADE[what]())

async function ofGame(library: Library, name: string | undefined): Promise<object> {
  const book = await bookMeant(library, name)
  return withId(['game', 'whole', book.name], componentSchema(book.schema))
}

/** Prints the schema of something that the program reads or writes, of a component, or of the game of a book. */
export async function printSchema(what: string, book: string | undefined, { io, library }: Session): Promise<void> {
  if (book !== undefined && what !== 'game')
    throw new Unreadable([`"${what}" is the same for every book; expected nothing behind it, but got "${book}"`])
  const schema =
    what === 'game' ? await ofGame(library, book) : await (isMade(what) ? madeOf(what) : ofComponent(library, what))
  io.out(jsonText(schema))
}

/** The schema of a component that a user can give, by its name. */
async function ofComponent({ books }: Library, name: string): Promise<unknown> {
  const book = await books.findLast(({ components }) => Object.hasOwn(components, name))?.load()
  const component = book?.components?.[name]
  return component && withId(['component', book?.name ?? '', name], componentSchema(component.schema))
}
