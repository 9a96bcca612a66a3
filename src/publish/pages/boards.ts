/** Boards on pages: as a position begins and as it ends, and what their signs mean. @module */

import { boardSvg, classes } from '../../draw/board-svg.js'
import { type Html, html } from '../../draw/html.js'
import { type Board, changedSquares, isBare } from '../../kernel/board.js'
import { LEGEND_PARTS, type LegendPart, legendOf, type Meaning, meaningWords } from '../../kernel/legend.js'
import type { Boards } from '../boards.js'

/** Whether there is anything to see on the boards of an example. */
const isTaken = ({ before, after = before }: Boards): boolean => !isBare(before) || !isBare(after)

/** The boards of an example before and after; one where they are alike, none where nothing is on them. */
export function boardsShown(boards: Boards): Html | undefined {
  const { before, after = before } = boards
  if (!isTaken(boards)) return undefined
  const changed = changedSquares(before, after).map(({ name }) => name)
  if (changed.length === 0) return figure(before, 'The board, before and after')
  const what = `The board after; changed: ${changed.join(', ')}`
  return html`${figure(before, 'The board before')}${figure(after, what, new Set(changed))}`
}

/** What the signs mean on all boards that examples show. */
export const legendOfAll = (all: readonly (Boards | undefined)[]): Html | undefined =>
  boardLegend(all.flatMap((boards) => (boards && isTaken(boards) ? Object.values(boards) : [])))

/** A board with a line under it. */
export const figure = (board: Board, caption: string, changed?: ReadonlySet<string>): Html =>
  html`<figure class="rw-drawn">${boardSvg(board, changed)}<figcaption>${caption}</figcaption></figure>`

/** What the signs on boards mean, to be opened by who asks. */
export function boardLegend(boards: readonly Board[]): Html | undefined {
  if (boards.length === 0) return undefined
  const legend = legendOf(...boards)
  const parts = LEGEND_PARTS.filter((part) => legend[part].length > 0)
  return html`<details class="rw-more"><summary>What the signs on the boards mean</summary><dl class="rw-value">${parts.map(
    (part) => html`<dt>${part}</dt><dd>${legend[part].map((meaning) => keyOf(part, meaning))}</dd>`,
  )}</dl></details>`
}

const keyOf = (part: LegendPart, meaning: Meaning): Html =>
  html`<span class="${classes(`rw-board-key ${part}`, meaning.tint)}">${meaningWords(meaning)}</span> `
