/** One screen: what is told first fits it, and the rest stands behind an option. @module */
import { filled } from './table.js'

/** How much a small terminal shows; the prompt beneath takes a line. */
export const SCREEN = { lines: 23, columns: 80 } as const

/** A text in lines that fit a small terminal, all indented. */
export const narrow = (text: string, indent = 0): readonly string[] =>
  filled(text, SCREEN.columns - indent).map((line) => `${' '.repeat(indent)}${line}`)

/** A text in at most so many lines that fit a small terminal, all indented; what is cut is told by a sign. */
export function briefly(text: string, indent: number, most: number): readonly string[] {
  const all = narrow(text, indent)
  if (all.length <= most) return all
  const last = (all[most - 1] ?? '').slice(0, SCREEN.columns - 2)
  return [...all.slice(0, most - 1), `${last} …`]
}

/** Blocks of lines in their order, as many as have room; where some have none, the last line tells how many. */
export function asManyAs(
  room: number,
  blocks: readonly (readonly string[])[],
  more: (hidden: number) => string,
): readonly string[] {
  const whole = blocks.flat()
  if (whole.length <= room) return whole
  const told: string[] = []
  let shown = 0
  for (const block of blocks) {
    if (told.length + block.length > room - 1) break
    told.push(...block)
    shown += 1
  }
  return room > 0 ? [...told, more(blocks.length - shown)] : []
}
