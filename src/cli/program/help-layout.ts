/** Help texts: the task of a command, its output, its options and an example, in few lines. @module */
import type { Argument, Command, Help, Option } from 'commander'

/** The parts of a help text that stand beside the options. */
export interface HelpParts {
  /** One line in the imperative, short enough for the list of commands. */
  readonly does: string
  /** One or two sentences on the output and the exit codes. */
  readonly shows: string
  /** Command lines that work as printed in an empty folder, one after the other. */
  readonly examples: readonly string[]
}

/** The heading of the options that few people need. */
export const ADVANCED = 'Advanced:'

/** The length up to which the terms of a list stand in a column; a longer one is followed by its text at once. */
const LONGEST = 20

/** Adds the help text of a command. */
export const addHelp = (command: Command, { does, shows, examples }: HelpParts): Command =>
  command.summary(does).description(`${does}\n${shows}`).addHelpText('after', examplesText(examples))

/** Formats examples: one stands behind its heading, several stand below. */
const examplesText = (examples: readonly string[]): string =>
  examples.length === 1 ? `Example: ${examples[0]}` : ['Examples:', ...examples.map((line) => `  ${line}`)].join('\n')

/** A term of a help text with its text. */
interface Item {
  readonly term: string
  readonly text: string
}

/** Lays out the help of a command, without line breaks inside a text. */
export function formatHelp(command: Command, help: Help): string {
  const sections = sectionsOf(command, help)
  const terms = sections.flatMap(([, items]) => items.map(({ term }) => term.length))
  const column = Math.max(...terms.filter((length) => length <= LONGEST), 0)
  return [
    `Usage: ${help.commandUsage(command)}`,
    '',
    help.commandDescription(command),
    '',
    ...sections.flatMap(([heading, items]) => [
      ...(heading === '' ? [] : [heading]),
      ...items.map(({ term, text }) => `  ${term.padEnd(column)}  ${text}`.trimEnd()),
    ]),
    '',
  ].join('\n')
}

/** Lists the arguments, options and commands of a command under their headings. */
function sectionsOf(command: Command, help: Help): readonly (readonly [heading: string, items: readonly Item[]])[] {
  const options = help.visibleOptions(command).filter(({ long }) => command.parent === null || long !== '--help')
  const below = help.visibleCommands(command)
  return [
    ['', help.visibleArguments(command).map(argumentItem)],
    ...grouped(options, ({ helpGroupHeading }) => helpGroupHeading ?? 'Options:', optionItem),
    ...grouped(
      below,
      (one) => one.helpGroup() || 'Commands:',
      (one) => ({ term: one.name(), text: one.summary() || one.description() }),
    ),
  ]
}

/** Groups things by their headings, in the order of the headings' first things. */
function grouped<One>(all: readonly One[], headingOf: (one: One) => string, itemOf: (one: One) => Item) {
  const headings = [...new Set(all.map(headingOf))]
  return headings.map((heading) => [heading, all.filter((one) => headingOf(one) === heading).map(itemOf)] as const)
}

const argumentItem = (argument: Argument): Item => ({
  term: argument.name(),
  text: withDetails(argument.description, [choicesText(argument.argChoices)]),
})

const optionItem = (option: Option): Item => ({
  term: option.flags,
  text: withDetails(option.description, [choicesText(option.argChoices), usualText(option)]),
})

const choicesText = (choices: readonly string[] = []): string => choices.join(', ')

/** Formats the default of an option, unless its text does; switches and lists have none worth printing. */
function usualText({ defaultValue, defaultValueDescription }: Option): string {
  if (defaultValueDescription === '') return ''
  return typeof defaultValue === 'string' ? `default: ${defaultValue}` : ''
}

function withDetails(text: string, details: readonly string[]): string {
  const given = details.filter((one) => one !== '')
  return given.length === 0 ? text : `${text} (${given.join('; ')})`
}
