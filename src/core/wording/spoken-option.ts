/** Options in the words of players. @module */
import type { Worded } from '../kernel/offers/option.js'
import { spoken } from './option-text.js'

/** Yes and no, as people say what a program calls true and false. */
export const yesNo = (value: unknown): unknown => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)

/** An option as people read it. */
export const spokenOption = ({ option, says }: Worded): string =>
  spoken({
    option: {
      type: option.type,
      ...Object.fromEntries(Object.entries(option).map(([name, value]) => [name, yesNo(value)])),
    },
    ...(says && { says }),
  })
