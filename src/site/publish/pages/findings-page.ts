/** Findings: what is wrong with the text, with the smallest case that shows it and the whole region. @module */

import { type Box, capital, fieldWords, type TextFindingReport, yesNo } from '#core'
import { valuesText } from '#lab'
import { type Html, html } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import { clauseLinks } from '../link-targets.js'
import { slug } from '../links.js'
import { type Page, page } from '../page.js'
import { badge, body, count, grid, lead } from './parts/page-parts.js'

/** More boxes than this are told by their number only. */
const MANY = 24

const anchorOf = (name: string): string => `finding-${slug(name)}`
const titleOf = ({ name }: TextFindingReport): string => capital(fieldWords(name))

/** All findings about the text; no page where nothing was found. */
export function findingsPages(sources: Sources): readonly Page[] {
  const { report, places } = sources
  const { textFindings: all } = report
  if (all.length === 0) return []
  const entries = all.map((one) => ({ anchor: anchorOf(one.name), text: titleOf(one), words: one.says }))
  return [
    page({
      id: places.findings.page,
      name: 'Findings',
      headings: entries.map(({ anchor, text }) => ({ anchor, text })),
      entries,
      body: () =>
        body(
          lead(
            `${count(all.length, 'defect')} of the text that a machine can show. Each is looked for again whenever the book is verified; one that no case shows any more fails the run.`,
          ),
          all.map((one) => box(sources, one)),
        ),
    }),
  ]
}

function box(sources: Sources, one: TextFindingReport): Html {
  const clauses = sources.book.findings?.find(({ name }) => name === one.name)?.clauses ?? []
  return html`<article class="rw-clause" id="${anchorOf(one.name)}"><header><h2>${titleOf(one)}</h2>${badge('open', one.kind)}</header><p>${capital(one.says)}.</p><p>${clauseLinks(sources.places, clauses)}</p>${shownIn(one)}</article>`
}

function shownIn({ among, shown, region }: TextFindingReport): Html {
  if (among === 1) return regionTable(region)
  return html`<p class="rw-aside">Shown by ${shown.toLocaleString('en')} of ${count(among, 'case')}. The smallest comes first.</p>${regionTable(region)}`
}

function regionTable(region: readonly Box[]): Html {
  const fields = Object.keys(region[0] ?? {})
  const more = region.length - MANY
  return html`${grid(
    fields.map(fieldWords),
    region
      .slice(0, MANY)
      .map((part) => fields.map((field) => valuesText((part[field] ?? []).map(yesNo) as Box[string]))),
  )}${more > 0 ? html`<p class="rw-faint">and ${count(more, 'more row')}; <code>rulewright verify --json</code> has them all</p>` : undefined}`
}
