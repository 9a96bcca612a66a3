/** The help texts of all commands, with the books of the package. @module */
import { books } from '../../machines/books.js'
import { auditCommand } from '../../src/cli/commands/audit/command.js'
import { diffBehaviourCommand } from '../../src/cli/commands/diff/behaviour/command.js'
import { editingCommands } from '../../src/cli/commands/editing-commands.js'
import { publishCommand } from '../../src/cli/commands/publish/command.js'
import { verifyCommand } from '../../src/cli/commands/verify/command.js'
import { run } from '../../src/cli/program/run.js'
import { layOutFor } from '../../src/cli/text/layout/terminal-width.js'

const more = [verifyCommand, publishCommand, auditCommand, diffBehaviourCommand, ...editingCommands]

/** The help text of a command; the path of the whole program is empty. */
export interface HelpText {
  readonly path: string
  readonly text: string
}

/** Prints the help of a command at a width. */
async function helpOf(path: string, width: number): Promise<HelpText> {
  const out: string[] = []
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void out.push(text),
    bytes: () => new Uint8Array(),
    lines: () => ({ next: async () => undefined, close: () => undefined }),
    typed: false,
    width,
    colour: false,
    debug: false,
  }
  await run([...path.split(' ').filter(Boolean), '--help'], io, books, more)
  return { path, text: out.join('') }
}

/** Returns the lines below a heading of a help text. */
const linesBelow = (text: string, heading: string): readonly string[] =>
  (text.split(`\n${heading}\n`)[1]?.split(/\n(?=\S)/)[0] ?? '').split('\n')

/** The headings of the program's help below which its commands stand. */
const GROUPS = ['Ask and play:', 'Check and edit a text:', 'Implement:', 'Write and publish:', 'Tools:']

const namesBelow = (text: string, headings: readonly string[]): readonly string[] =>
  headings
    .flatMap((heading) => linesBelow(text, heading))
    .flatMap((line) => /^ {2}([a-z]+)(?: |$)/.exec(line)?.[1] ?? [])
    .filter((name) => name !== 'help')

/** Prints the help of the program and of every command, each command before those below it. */
export async function helpTexts(width: number): Promise<readonly HelpText[]> {
  const whole = await helpOf('', width)
  const commands = namesBelow(whole.text, GROUPS).map(async (name) => {
    const help = await helpOf(name, width)
    const below = namesBelow(help.text, ['Commands:']).map((one) => helpOf(`${name} ${one}`, width))
    return [help, ...(await Promise.all(below))]
  })
  const all = [whole, ...(await Promise.all(commands)).flat()]
  // Tests that share a thread lay out their texts without a terminal.
  layOutFor(undefined)
  return all
}

/** The description of a command: the text between its usage and its options. */
export const descriptionIn = ({ text }: HelpText): readonly string[] => (text.split('\n\n')[1] ?? '').split('\n')

/** The examples in a help text, as somebody types them. */
export function examplesIn({ text }: HelpText): readonly string[] {
  const [, one] = /^Example: (.*)$/m.exec(text) ?? []
  if (one !== undefined) return [one]
  return linesBelow(text, 'Examples:').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
}
