/** The page of the guides that lists every command, from the help of the program. @module */
import { descriptionIn, type HelpText, helpTexts } from './help-texts.js'

const WIDTH = 80

/** Returns the text of `docs/commands.md`. */
export async function commandsPage(): Promise<string> {
  const [whole = { path: '', text: '' }, ...commands] = await helpTexts(WIDTH)
  const parts = [
    '# Commands',
    `${description(whole)} \`npm run commands\` writes this page from the help of the program.`,
    fenced(whole),
    ...commands.map((help) => `## ${help.path}\n\n${description(help)}\n\n${fenced(help)}`),
  ]
  return `${parts.join('\n\n')}\n`
}

/** The usage of a command, its options and its examples, as a block of code. */
function fenced({ text }: HelpText): string {
  const [usage = '', , ...rest] = text.split('\n\n')
  return `\`\`\`text\n${[usage.replace(/^Usage: /, ''), ...rest].join('\n').trim()}\n\`\`\``
}

/** The description of a command, as one paragraph. */
const description = (help: HelpText): string => descriptionIn(help).join(' ')
