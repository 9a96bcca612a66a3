/** The priorities by which the book plays seats that nobody sits at. @module */

import { type Html, html } from '../../draw/html.js'
import type { Priority } from '../../kernel/priorities.js'
import { slug } from '../links.js'
import { type Page, page } from '../page.js'
import { clauseLinks } from '../places.js'
import type { Sources } from '../sources.js'
import { body, lead } from './parts.js'

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
            'A seat that the book plays gets what the rules offer, narrowed: the first priority that wants something decides, and what is nested in it narrows further, step by step.',
          ),
          all.map((priority) => box(sources, priority)),
          html`<article class="rw-clause" id="${OTHERWISE.anchor}"><header><h2>${OTHERWISE.text}</h2></header><p class="rw-aside">It declines where it can; else chance decides among all options, as it does wherever several are left.</p><p>${clauseLinks(places, grounds)}</p></article>`,
        ),
    }),
  ]
}

const OTHERWISE = { anchor: anchorOf('otherwise'), text: 'Where no priority says anything' }

const box = ({ places }: Sources, { name, clauses, asks, of, leansOn = [], within }: Shown): Html =>
  html`<article class="rw-clause" id="${anchorOf(name)}"><header><h2>${name}</h2></header><p class="rw-aside">${[...(of === undefined ? [] : [`Belongs to: ${of}`]), `Asked: ${asks}`, ...(leansOn.length > 0 ? [`Leans on: ${leansOn.join(', ')}`] : [])].join('. ')}</p><p>${clauseLinks(places, clauses)}</p>${
    within.length > 0
      ? html`<ol>${within.map((nested) => html`<li>${nested.says} ${clauseLinks(places, nested.clauses)}</li>`)}</ol>`
      : undefined
  }</article>`
