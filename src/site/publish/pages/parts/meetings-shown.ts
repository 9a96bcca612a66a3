/** Rules that meet within one turn, each group with the answer of the book. @module */

import type { Meeting } from '#core'
import { type Html, html, joinParts } from '../../../draw/html-template.js'
import type { Sources } from '../../book-sources.js'
import { clauseLinks } from '../../link-targets.js'
import { link } from '../../links.js'
import { grid, heading } from './page-parts.js'

/** The heading over them. */
export const MEETINGS = { anchor: 'meetings', text: 'Rules that meet' }

/** All groups of a book; nothing where it has no list. */
export const meetingsShown = ({ book: { meetings }, places }: Sources): Html =>
  meetings === undefined
    ? html``
    : html`${heading(MEETINGS)}<p>Within one turn, these charts write the same fields of the game, or tables read them. For each group the book names the first, and whether the other still holds.</p>${grid(
        ['fields', 'written by', 'asked by', 'answer'],
        meetings.map((meeting) => [
          listed(meeting.fields.map((field) => html`<code>${field}</code>`)),
          listed(meeting.written.map((name) => link(places.chart(name), name))),
          listed((meeting.asked ?? []).map((name) => link(places.table(name), name))),
          answerOf(meeting, places),
        ]),
        'stacked',
      )}`

const listed = (all: readonly Html[]): Html => html`${joinParts(all, ', ')}`

const answerOf = ({ clauses = [], questions = [], note }: Meeting, places: Sources['places']): Html =>
  html`${note}${clauses.length > 0 ? html`<p>${clauseLinks(places, clauses)}</p>` : undefined}${
    questions.length > 0
      ? html`<ul>${questions.map(({ name, asks }) => html`<li>${link(places.question(name), asks)}</li>`)}</ul>`
      : undefined
  }`
