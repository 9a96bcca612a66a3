/** Numbers that are given on the command line. @module */
import { Unreadable } from '#core'

/** A whole number behind an option, not below the least that makes sense. */
export function wholeNumber(flag: string, text: string, least = 0): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text)
  throw new Unreadable([`${flag}: got "${text}", expected a whole number from ${least} to 999999999`])
}
