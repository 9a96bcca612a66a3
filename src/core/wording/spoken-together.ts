/** Several options in one line, in the words of players. @module */
import type { Worded } from '../kernel/offers/option.js'
import { spokenOption } from './spoken-option.js'
import { groupsBy } from './summarize-options.js'

/** Options one after another. Those that begin alike share their beginning: `move to A1, B1, C1`. */
export const spokenTogether = (options: readonly Worded[]): string =>
  groupsBy(options, beginningOf)
    .map((alike) => withBeginning(beginningOf(alike[0]), [...new Set(alike.map(spokenOption))]))
    .join(', ')

/** The type of an option, and the name of its field if it has only one and no words of its own. */
function beginningOf(one: Worded | undefined): string {
  if (one === undefined) return ''
  const { type, ...fields } = one.option
  const [name, ...others] = Object.keys(fields)
  const isAlone = name !== undefined && name !== type && others.length === 0 && one.says?.() === undefined
  return isAlone ? `${type} ${name}` : type
}

/** Texts with their beginning at the first alone. A text without more than the beginning keeps it. */
const withBeginning = (beginning: string, texts: readonly string[]): string =>
  texts
    .map((text, at) => (at > 0 && text.startsWith(`${beginning} `) ? text.slice(beginning.length + 1) : text))
    .join(', ')
