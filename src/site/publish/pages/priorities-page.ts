/** The priorities by which the book plays seats that nobody sits at. @module */

import type { Priority } from '#core'
import { type Html, html } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import { clauseLinks } from '../link-targets.js'
import { slug } from '../links.js'
import { type Page, page } from '../page.js'
import { body, lead } from './parts/page-parts.js'

type Shown = Pick<Priority<unknown>, 'name' | 'clauses' | 'asks' | 'of' | 'leansOn'> & {
  readonly within: readonly Pick<Priority<unknown>['within'][number], 'says' | 'clauses'>[]
}

const anchorOf = (name: string): string => `priority-${slug(name)}`

/** All priorities of a book, each with what is nested in it; no page where the book plays no seats. */
export function prioritiesPages(sources: Sources): readonly Page[] {
  const { book, places } = sources
  if (book.automaton === undefined) return []
  const { all, grounds } = book.automaton
  const entries = all.map(({ name }) => ({ anchor: anchorOf(name), text: name, words: name }))
  return [
    page({
      id: places.priorities.page,
      name: 'Priorities',
      headings: [...entries.map(({ anchor, text }) => ({ anchor, text })), OTHERWISE],
      entries,
      body: () =>
        body(
          lead(
            'The rulebook plays some seats by priorities. The first priority that fits decides among the legal options. Its nested priorities narrow them further, step by step.',
          ),
          all.map((priority) => box(sources, priority)),
          html`<article class="rw-clause" id="${OTHERWISE.anchor}"><header><h2>${OTHERWISE.text}</h2></header><p class="rw-aside">The seat declines if it can. Otherwise chance decides among all options. Chance also decides if several options are left.</p><p>${clauseLinks(places, grounds)}</p></article>`,
        ),
    }),
  ]
}

const OTHERWISE = { anchor: anchorOf('otherwise'), text: 'If no priority fits' }

const box = ({ places }: Sources, { name, clauses, asks, of, leansOn = [], within }: Shown): Html =>
  html`<article class="rw-clause" id="${anchorOf(name)}"><header><h2>${name}</h2></header><p class="rw-aside">${[...(of === undefined ? [] : [`Belongs to: ${of}`]), `Asked: ${asks}`, ...(leansOn.length > 0 ? [`Leans on: ${leansOn.join(', ')}`] : [])].join('. ')}</p><p>${clauseLinks(places, clauses)}</p>${
    within.length > 0
      ? html`<ol>${within.map((nested) => html`<li>${nested.says} ${clauseLinks(places, nested.clauses)}</li>`)}</ol>`
      : undefined
  }</article>`
