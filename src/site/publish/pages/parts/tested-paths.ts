/** The covering paths of a chart on its page: folded, with their names, their steps and the command that plays one. @module */

import { chartPaths, firstPaths, type NamedPath } from '#core'
import { type Html, html } from '../../../draw/html-template.js'
import type { Sources } from '../../book-sources.js'
import { UNSEARCHED } from '../../unsearched-parts.js'
import { count, number } from './page-parts.js'

/** The maximum number of paths on a chart's page, since a book has thousands. */
const SHOWN = 20

/** The paths of a chart that are tested, the first of them in full; nothing where it is not enumerated alone. */
export function testedPaths({ book, report }: Sources, chart: string): Html | undefined {
  const figures = chartPaths(report).find((one) => one.chart === chart)
  const paths = figures ? firstPaths(book, chart, figures.bound, SHOWN) : []
  const [first] = paths
  if (figures === undefined || first === undefined) return undefined
  return html`<details class="rw-more" ${UNSEARCHED}><summary>Paths that are tested: ${number(figures.covering)}</summary><p>These go through every state, transition and pair of transitions that the chart reaches alone. This plays one by the step that plays games and by XState beside it: <code>rulewright verify ${book.name} --path "${first.name}"</code></p><ul class="rw-paths">${paths.map(pathItem)}</ul>${
    figures.covering > paths.length
      ? html`<p>${count(figures.covering - paths.length, 'more path')}: <code>rulewright verify ${book.name} --paths "${chart}"</code></p>`
      : undefined
  }</details>`
}

const pathItem = ({ name, steps }: NamedPath): Html =>
  html`<li><code>${name}</code> ${stepsText(steps().map(({ says }) => says))}</li>`

const stepsText = (steps: readonly string[]): string => (steps.length === 0 ? 'the beginning alone' : steps.join(' › '))
