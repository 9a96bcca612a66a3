/**
 * The format of examples: given a position, when these choices are made, then this holds; or a question to a table.
 *
 * The schemas here are what the files are read by, and what editors get as JSON Schema.
 *
 * @module
 */
import { z } from 'zod'

const json = z.json()
const partial = (description: string) => z.record(z.string(), json).meta({ description })
const words = (description: string) => z.record(z.string(), json).meta({ description })
const clauseIds = z.array(z.string()).min(1, 'expected at least one clause id')

const by = clauseIds.meta({ description: 'Ids of clauses. All of them refuse it; others may refuse it too.' })
const refused = z.union([z.strictObject({ by: by.optional() }), by, z.literal(true)]).meta({
  id: 'refused',
  description:
    'That the last of the choices is refused, or where none is named to begin, or the view of the table: `true`, or by which clauses.',
})
/** A refusal as an example writes it: by certain clauses, or by any. */
export type WrittenRefusal = Readonly<z.infer<typeof refused>>

/** The ids of the clauses that a written refusal names; none where it is by whatever. */
export function refusingIds(refusal: WrittenRefusal): readonly string[] {
  if (refusal === true) return []
  return 'by' in refusal ? (refusal.by ?? []) : Array.isArray(refusal) ? refusal : []
}

const name = z.string().min(1, 'expected a name').meta({ description: 'What the example shows, in a few words.' })
const cites = clauseIds.meta({ description: 'Clause ids or printed section numbers; at least one is a clause id.' })
const note = z.string().optional().meta({
  description: 'Where the example comes from, or anything else to remember.',
})
const common = { name, cites, note }

const frame = z.strictObject({
  chart: z.string(),
  state: z.string(),
  data: json,
  meanwhile: z.literal(true).optional(),
})
const stack = z.array(frame).meta({ description: 'The procedures that run, the outermost first.' })

const explore = z.enum(['alone', 'whole']).meta({
  description:
    'Set where everything that can come of it is enumerated as well: of the chart of the procedure alone, or of the whole book.',
})
const explored = {
  explore: explore.optional(),
  asides: z.literal(true).optional().meta({
    description: 'Set where rights that may be used at any time are enumerated, too.',
  }),
}

const given = z
  .strictObject({
    from: z.string().optional().meta({
      description: 'The base: `empty`, a base that the book names, or the path of a position file. Usually `empty`.',
    }),
    procedure: z.string().optional().meta({
      description: 'The procedure that begins here; the whole game where it is left out.',
    }),
    args: json.optional().meta({ description: 'The argument of the procedure.' }),
    stack: stack
      .optional()
      .meta({ description: 'Instead of a procedure that begins: those that run, the outermost first.' }),
    game: partial('What differs from the base: fields merge, lists and values replace.').optional(),
  })
  .meta({ id: 'given', description: 'The position in which the example begins.' })
/** The position in which an example begins, as it is written. */
export type GivenBlock = Readonly<z.infer<typeof given>>

const choice = words('As many words of an option as make it plain; `seat` says whose choice it is.').meta({
  id: 'choice',
})
const when = z
  .array(z.union([choice, z.array(choice)]))
  .meta({ id: 'when', description: 'Choices in their order, or several lists of choices that may interleave.' })

const due = z
  .strictObject({
    seat: z.string().optional().meta({ description: 'Who decides.' }),
    asks: z.string().optional().meta({ description: 'What is asked, in the words of the offer.' }),
    offers: z.array(choice).optional().meta({ description: 'Options that are offered, among others.' }),
    only: z.array(choice).optional().meta({ description: 'Options that are offered, and no others.' }),
    refuses: z
      .array(z.strictObject({ option: choice, by: by.optional() }))
      .optional()
      .meta({ description: 'Options that are not offered, each with clauses that refuse it, or by whatever.' }),
    odds: z
      .array(
        z.strictObject({ option: choice, is: z.string().regex(/^[1-9]\d* in [1-9]\d*$/, 'odds such as "1 in 6"') }),
      )
      .optional()
      .meta({ description: 'How likely options are where chance decides, such as `1 in 6`.' }),
  })
  .meta({ description: 'The decision that is due after the choices.' })

const then = z
  .strictObject({
    game: partial('What the game says afterwards: only what is named is compared.').optional(),
    totals: z.record(z.string(), json).optional().meta({
      description:
        'What measures of the book come to afterwards, by name and argument: only what is named is compared.',
    }),
    due: due.optional(),
    outcome: json.optional().meta({ description: 'What the procedure, or the game, came to in the end.' }),
  })
  .meta({ id: 'then', description: 'What holds after the choices.' })
/** The expectations after the choices of an example. */
export type ThenBlock = Readonly<z.infer<typeof then>>

const played = z
  // biome-ignore lint/suspicious/noThenProperty: a word of the format, and never a function
  .strictObject({ ...common, ...explored, given: given.optional(), when: when.optional(), then: then.optional() })
  .meta({ title: 'Played', description: 'These choices can be made, in one way only; then this holds.' })
const barred = z
  .strictObject({ ...common, ...explored, given: given.optional(), when, refused })
  .meta({ title: 'Refused', description: 'The choices can be made up to one that these clauses refuse.' })
const knocked = z
  .strictObject({ ...common, given, refused })
  .meta({ title: 'Shut', description: 'The procedure may not begin here, since these clauses refuse it at its door.' })

const begun = z
  .strictObject({ name, note, ...explored, explore, given: given.optional() })
  .meta({ title: 'Explored', description: 'A position from which everything that can come is enumerated.' })

const table = z.string().meta({ description: 'The name of a rule table.' })
const view = words(
  'What the table is asked about: every field of its view; a question may be left to its usual reading.',
)
const answered = z
  .strictObject({
    ...common,
    table,
    view,
    answer: json
      .optional()
      .meta({ description: 'The answer; of a table that refuses, `allowed`. Without it the table is only asked.' }),
  })
  .meta({ title: 'Answered', description: 'A question to a rule table, with its answer.' })
const denied = z
  .strictObject({ ...common, table, view, refused })
  .meta({ title: 'Denied', description: 'A question to a rule table that refuses.' })

/** An example as it is written whose procedure may not begin. */
export type WrittenPrecondition = Readonly<z.infer<typeof knocked>>

/** A position from which everything is enumerated, as it is written. */
type WrittenBeginning = Readonly<z.infer<typeof begun>>

/** An example as it is written: choices in a position, a procedure that may not begin, or a question to a rule table. */
export type WrittenExample =
  | WrittenPrecondition
  | WrittenBeginning
  | Readonly<z.infer<typeof played> | z.infer<typeof barred> | z.infer<typeof answered> | z.infer<typeof denied>>

/** The answer of a table that could refuse, where it does not. */
export const ALLOWED = 'allowed'

/** The schema of the kind of example that a value seems to be. */
export function exampleSchemaFor(value: Readonly<Record<string, unknown>>): z.ZodType<WrittenExample> {
  const asksTable = 'table' in value || 'view' in value || 'answer' in value
  if (asksTable) return 'refused' in value ? denied : answered
  if ('explore' in value && !['cites', 'when', 'then', 'refused'].some((field) => field in value)) return begun
  if ('refused' in value) return 'when' in value ? barred : knocked
  return played
}

const other = z
  .strictObject({
    name,
    cites: cites.optional(),
    note,
    readings: z
      .record(z.string(), z.string())
      .refine((readings) => Object.keys(readings).length > 0, 'expected at least one reading')
      .meta({
        description: 'The readings of questions that differ from those of the example beside which this stands.',
      }),
    when: when.optional(),
    // biome-ignore lint/suspicious/noThenProperty: a word of the format, and never a function
    then: then.optional(),
    refused: refused.optional(),
    answer: json.optional(),
  })
  .meta({ title: 'Otherwise', description: 'What comes of it under other readings; all else is as in the example.' })

/** The schema of an example's results under other readings, which are written beside it. */
export const otherReadingsSchema = z.array(other).min(1, 'expected at least one example').meta({
  id: 'otherwise',
  description: 'What the example comes to under other readings, each an example of its own.',
})
const otherwise = otherReadingsSchema.optional()

const book = z.string().meta({ description: 'The name of the book.' })
const kinds = [
  ...[played, barred, knocked, answered, denied].map((kind) =>
    z.strictObject({ ...kind.shape, otherwise }).meta({ ...kind.meta() }),
  ),
  begun,
]
const several = z.strictObject({ book, examples: z.array(z.union(kinds)).min(1) }).meta({ title: 'Examples' })
const single = z.union(kinds.map((kind) => z.strictObject({ book, ...kind.shape }).meta({ ...kind.meta() })))

/** The schema of the fields around the examples of a file. */
export const collectionSchema = z.strictObject({
  book: book.optional(),
  examples: z.array(z.record(z.string(), z.unknown())).min(1, 'expected at least one example'),
})

const wholePosition = z
  .strictObject({
    book: book.optional(),
    game: partial('The whole game.'),
    stack,
    outcome: json.optional(),
    when: when.optional(),
  })
  .meta({ title: 'Position', description: 'A whole position, as the program prints it.' })
const ignored = z.unknown().optional().meta({ description: 'Printed beside the position, and not read.' })
const askedPosition = z
  .strictObject({
    book: book.optional(),
    position: wholePosition.pick({ game: true, stack: true, outcome: true }),
    when: when.optional(),
    hash: ignored,
    choices: ignored,
    changed: ignored,
    totals: ignored,
    due: ignored,
    counted: ignored,
    asides: ignored,
    refused: ignored,
  })
  .meta({ title: 'Asked', description: 'A position as `rulewright ask --json` prints it.' })
const givenPosition = z
  .strictObject({ book: book.optional(), given, when: when.optional() })
  .meta({ title: 'Given', description: 'A position as an example gives it, and choices that lead on from there.' })

const gameAlone = wholePosition
  .pick({ book: true, game: true, when: true })
  .meta({ title: 'Game', description: 'A whole game in which nothing runs: what begins in it is said elsewhere.' })

/** A position as a file writes it: whole, as an example gives it, or a game in which nothing runs. */
export type WrittenPosition = Readonly<
  | z.infer<typeof wholePosition>
  | z.infer<typeof askedPosition>
  | z.infer<typeof givenPosition>
  | z.infer<typeof gameAlone>
>

/** The schema of the kind of position that a value seems to be. */
export function positionSchemaFor(value: Readonly<Record<string, unknown>>): z.ZodType<WrittenPosition> {
  if ('position' in value) return askedPosition
  if ('stack' in value) return wholePosition
  return 'game' in value && !('given' in value) ? gameAlone : givenPosition
}

/** A game that stands alone, as a position file: `ask --json` prints it as a part of what it prints. */
export const toPositionFile = (
  value: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Readonly<Record<string, unknown>> => {
  const { book, ...game } = value
  const isGame =
    !seemsExample(value) && !seemsPosition(value) && Object.keys(game).some((name) => fields.includes(name))
  return isGame ? { ...(book !== undefined && { book }), game } : value
}

/** True if a value looks like a file of examples. */
export const seemsExample = (value: Readonly<Record<string, unknown>>): boolean =>
  ['examples', 'name', 'cites', 'table'].some((field) => field in value)

/** True if a value looks like a position file. */
export const seemsPosition = (value: Readonly<Record<string, unknown>>): boolean =>
  !seemsExample(value) && ['given', 'position', 'stack', 'game'].some((field) => field in value)

/** The JSON Schema of a file of examples. */
export const exampleJsonSchema = (): object =>
  z.toJSONSchema(z.union([several, single]).meta({ title: 'Examples of a rulebook' }), { io: 'input' })

/** The JSON Schema of a position file. */
export const positionJsonSchema = (): object =>
  z.toJSONSchema(
    z.union([wholePosition, askedPosition, givenPosition, gameAlone]).meta({ title: 'A position of a rulebook' }),
    {
      io: 'input',
    },
  )
