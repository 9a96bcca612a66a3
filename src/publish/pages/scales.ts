/** Scales on pages: all of a book at its beginning, and those that an example changes. @module */

import { type Html, html } from '../../draw/html.js'
import { scalesSvg } from '../../draw/scales-svg.js'
import type { Sketch } from '../../kernel/book.js'
import { signsOn } from '../../kernel/scale.js'
import type { Scales } from '../boards.js'

/** A group of scales with its name, and what the signs on it mean. */
export function scaleFigure({ title, scales = [] }: Sketch): Html {
  const meaning = signsOn(scales)
    .map(({ short, name }) => `${short} ${name}`)
    .join(', ')
  return html`<figure class="rw-drawn">${scalesSvg(scales, title)}<figcaption>${title}${meaning && `: ${meaning}`}</figcaption></figure>`
}

/** The scales on which something has moved in an example; nothing where none did. */
export function scalesMoved({ before, after = before }: Scales): Html | undefined {
  const was = new Map(before.map(({ name, at }) => [name, at]))
  const moved = after.filter(({ name, at }) => was.has(name) && was.get(name) !== at)
  if (moved.length === 0) return undefined
  const what = `Moved: ${moved.map(({ name }) => name).join(', ')}`
  return html`<figure class="rw-drawn">${scalesSvg(moved, what, was)}<figcaption>${what}; the broken ring is where it stood before</figcaption></figure>`
}
