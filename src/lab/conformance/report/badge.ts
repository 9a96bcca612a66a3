/** Badges: how much of a book an implementation follows, as a small picture, or as data for who draws it elsewhere. @module */

import { inHtml } from '#core'
import type { Run } from '../runner/outcome.js'
import { isClean, percentOf, sumOf, tallyText } from '../runner/totals.js'

const HEIGHT = 20
/** The approximate width of a character in the badge's font. */
const CHARACTER = 6.6
const MARGIN = 7

/** A run as a small picture (SVG). */
export function badgeOf(run: Run): string {
  const { totals } = run
  const says = saidOf(run)
  const [left, right] = [widthOf(run.title), widthOf(says)]
  const width = left + right
  const text = (at: number, words: string) =>
    `  <text x="${at}" y="14" text-anchor="middle" fill="#fff">${inHtml(words)}</text>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img"`,
    `  aria-label="${inHtml(`${run.title}: ${says}`)}" font-family="Verdana, Geneva, sans-serif" font-size="11">`,
    `  <title>${inHtml(`${run.title}: ${tallyText(totals)}`)}</title>`,
    `  <rect width="${width}" height="${HEIGHT}" rx="3" fill="#444"/>`,
    `  <path d="M${left} 0h${right - 3}a3 3 0 0 1 3 3v${HEIGHT - 6}a3 3 0 0 1-3 3h-${right - 3}z" fill="${colourOf(run)}"/>`,
    text(left / 2, run.title),
    text(left + right / 2, says),
    '</svg>',
    '',
  ].join('\n')
}

/** A run as the data of a badge that shields.io draws from an address ("endpoint"). */
export const badgeDataOf = (run: Run): string =>
  `${JSON.stringify({ schemaVersion: 1, label: run.title, message: saidOf(run), color: colourOf(run) }, null, 2)}\n`

function saidOf({ totals }: Pick<Run, 'totals'>): string {
  const asked = sumOf(totals) - totals.skipped
  return asked === 0 ? 'nothing asked' : `${percentOf(totals)} % of ${asked} cases`
}

const widthOf = (text: string): number => Math.round([...text].length * CHARACTER) + 2 * MARGIN

/** Dark enough for white letters. */
function colourOf({ totals }: Pick<Run, 'totals'>): string {
  if (sumOf(totals) === totals.skipped) return '#666'
  if (isClean(totals)) return '#2a7a2a'
  return percentOf(totals) >= 90 ? '#8a6100' : '#a92e2e'
}
