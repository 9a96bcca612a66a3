/** Runs as one page: sections down, implementations across. It is whole in itself, and needs no scripts. @module */

import { inHtml } from '#core'
import type { Run, Tally } from '../runner/outcome.js'
import { isClean, percentOf, sumOf, tallyText } from '../runner/totals.js'
import { detailsOf } from './html-details.js'
import { STYLE } from './html-style.js'
import { askedIn } from './shared-phrases.js'

/** Runs of one book as a page of HTML. */
export function htmlOf(runs: readonly [Run, ...Run[]]): string {
  const [first] = runs
  const title = `${first.title}: conformance`
  const vectors = new Set(runs.map((run) => run.vectors))
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${inHtml(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${inHtml(title)}</h1>`,
    `<p>Edition: ${inHtml(first.edition)}. A cell shows how many cases about a section pass, without skipped cases. A case can be about several sections.</p>`,
    ...(vectors.size > 1 ? ['<p class="note">These runs were made with different vectors.</p>'] : []),
    ...matrixOf(runs),
    ...runs.flatMap((run, at) => detailsOf(run, idOf(at))),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const idOf = (at: number): string => `run-${at + 1}`

function matrixOf(runs: readonly Run[]): readonly string[] {
  const sections = new Map(runs.flatMap((run) => run.sections.map(({ section, title }) => [section, title] as const)))
  return [
    '<div class="wide matrix">',
    '<table>',
    '<caption>Sections and implementations</caption>',
    `<thead><tr><th scope="col">Section</th>${runs.map(headOf).join('')}</tr></thead>`,
    '<tbody>',
    `<tr class="all"><th scope="row">All cases</th>${runs.map(({ totals }) => cellOf(totals)).join('')}</tr>`,
    ...[...sections].map(([section, title]) => {
      const cells = runs.map((run) => cellOf(run.sections.find((one) => one.section === section)))
      return `<tr><th scope="row"><b>${inHtml(section)}</b> ${inHtml(title)}</th>${cells.join('')}</tr>`
    }),
    '</tbody>',
    '</table>',
    '</div>',
  ]
}

const headOf = (run: Run, at: number): string =>
  `<th scope="col"><a href="#${idOf(at)}">${inHtml(askedIn(run))}</a></th>`

/** From how many per cent on a cell says that little is wrong. */
const NEARLY = 90

function cellOf(tally: Tally | undefined): string {
  if (tally === undefined || sumOf(tally) === 0) return '<td class="none">–</td>'
  const asked = sumOf(tally) - tally.skipped
  const { passed, failed, skipped, errored } = tally
  const about = tallyText({ passed, failed, skipped, errored })
  if (asked === 0) return `<td class="skipped" title="${about}">skipped</td>`
  const sign = isClean(tally) ? '✓' : '✗'
  const tone = isClean(tally) ? 'good' : percentOf(tally) >= NEARLY ? 'near' : 'bad'
  const share = isClean(tally) ? `${passed}` : `${passed}/${asked} <small>${percentOf(tally)} %</small>`
  return `<td class="${tone}" title="${about}">${sign} ${share}</td>`
}
