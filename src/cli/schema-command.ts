/**
 * `rulewright schema`: the JSON Schema of what the program reads and writes.
 *
 * @module
 */
import { Argument, type Command } from 'commander'
import { z } from 'zod'
import { behaviourSchema } from '../audit/behaviour/report.js'
import { auditSchema } from '../audit/editions/report.js'
import { comparisonSchema, readingsSchema, witnessesSchema } from '../audit/readings/report.js'
import { standingSchema } from '../audit/standing/report.js'
import { censusSchema } from '../conformance/census/report.js'
import { caseSchema } from '../conformance/format/case.js'
import { manifestSchema } from '../conformance/format/manifest.js'
import { replySchema, requestSchema } from '../conformance/format/messages.js'
import { mutantsReportSchema } from '../conformance/mutants/report.js'
import { exampleJsonSchema, positionJsonSchema } from '../examples/format.js'
import { playoutsSchema, replaySchema } from '../play/reports.js'
import { reportSchema } from '../verify/report.js'
import type { Library } from './library.js'
import type { Session } from './session.js'

const SCHEMAS = {
  example: exampleJsonSchema,
  position: positionJsonSchema,
  report: () => z.toJSONSchema(reportSchema),
  replay: () => z.toJSONSchema(replaySchema),
  playouts: () => z.toJSONSchema(playoutsSchema),
  readings: () => z.toJSONSchema(readingsSchema),
  comparison: () => z.toJSONSchema(comparisonSchema),
  witnesses: () => z.toJSONSchema(witnessesSchema),
  audit: () => z.toJSONSchema(auditSchema),
  standing: () => z.toJSONSchema(standingSchema),
  behaviour: () => z.toJSONSchema(behaviourSchema),
  request: () => z.toJSONSchema(requestSchema),
  reply: () => z.toJSONSchema(replySchema),
  case: () => z.toJSONSchema(caseSchema),
  manifest: () => z.toJSONSchema(manifestSchema),
  mutants: () => z.toJSONSchema(mutantsReportSchema),
  census: () => z.toJSONSchema(censusSchema),
} as const

/** The schemas of the components that a user can give, by name. */
const ofComponents = (library: Library) =>
  library.books
    .flatMap(({ components = {} }) => Object.entries(components))
    .map(([name, { schema }]) => [name, () => componentSchema(schema)] as const)

/** The JSON Schema of a component that a user writes. */
export const componentSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' })

/** Adds the command `schema`. */
export function schemaCommand(program: Command, { io, library }: Session): void {
  const schemas: Readonly<Record<string, () => unknown>> = { ...Object.fromEntries(ofComponents(library)), ...SCHEMAS }
  program
    .command('schema')
    .description(
      'print the JSON Schema of example files, position files, verification reports, replays, playouts, audits, the conformance suite or a component',
    )
    .addArgument(new Argument('<what>', 'what is described').choices(Object.keys(schemas)))
    .addHelpText(
      'after',
      [
        '',
        'Examples:',
        '  rulewright schema example > example.schema.json',
        '',
        'An editor then checks a file that begins with this line:',
        '  # yaml-language-server: $schema=example.schema.json',
      ].join('\n'),
    )
    .action((what: string) => io.out(`${JSON.stringify(schemas[what]?.(), null, 2)}\n`))
}
