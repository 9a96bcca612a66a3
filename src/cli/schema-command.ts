/**
 * `rulewright schema`: the JSON Schema of what the program reads and writes.
 *
 * @module
 */
import { Argument, type Command } from 'commander'
import { z } from 'zod'
import { exampleJsonSchema, positionJsonSchema } from '../examples/format.js'
import { playoutsSchema, replaySchema } from '../play/reports.js'
import { reportSchema } from '../verify/report.js'
import type { Session } from './session.js'

const SCHEMAS = {
  example: exampleJsonSchema,
  position: positionJsonSchema,
  report: () => z.toJSONSchema(reportSchema),
  replay: () => z.toJSONSchema(replaySchema),
  playouts: () => z.toJSONSchema(playoutsSchema),
} as const

/** Adds the command `schema`. */
export function schemaCommand(program: Command, { io }: Session): void {
  program
    .command('schema')
    .description('print the JSON Schema of example files, position files, verification reports, replays or playouts')
    .addArgument(new Argument('<what>', 'what is described').choices(Object.keys(SCHEMAS)))
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
    .action((what: keyof typeof SCHEMAS) => io.out(`${JSON.stringify(SCHEMAS[what](), null, 2)}\n`))
}
