/** Results of commands, as text for people or as data for programs: every command prints its result here. @module */
import type { Io } from '../program/io.js'
import { type Paint, paintFor } from '../text/layout/output-layout.js'

/** A result in the forms that a command can print. Only the requested form is made. */
export interface CommandResult {
  readonly data: () => unknown
  readonly text: (paint: Paint) => string
  readonly markdown?: () => string
  readonly sarif?: () => unknown
}

/** The options that choose a form. Some commands use `--markdown` for a file, and have no result in Markdown. */
interface FormFlags {
  readonly json?: boolean | undefined
  readonly markdown?: unknown
  readonly sarif?: boolean | undefined
}

/** Prints a result in the form that the options of its command request, text by default. */
export const printResult = (io: Pick<Io, 'out' | 'colour'>, flags: FormFlags, result: CommandResult): void =>
  io.out(inForm(result, flags, io.colour))

function inForm({ data, text, markdown, sarif }: CommandResult, flags: FormFlags, colour: boolean): string {
  if (flags.sarif && sarif) return jsonText(sarif())
  if (flags.json) return jsonText(data())
  return flags.markdown && markdown ? markdown() : text(paintFor(colour))
}

/** Formats data as JSON for the output or a file. */
export const jsonText = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`
