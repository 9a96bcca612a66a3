/** A glossary: its words from A to Z, each with the sections that govern it. @module */

import { html } from '../../draw/html.js'
import type { Clause } from '../../kernel/clause.js'
import { type Node, printedOver, titleOf } from '../outline.js'
import { type Entry, type Page, page } from '../page.js'
import type { Sources } from '../sources.js'
import { seeLine } from './clause.js'
import { body, count, heading, lead } from './parts.js'

const wordOf = ({ term = '' }: Clause) => term
const letterOf = (clause: Clause) => wordOf(clause).charAt(0).toUpperCase()

/** A word as the search finds it. */
const entryOf = (clause: Clause): Entry => ({
  anchor: clause.id,
  text: wordOf(clause),
  words: `${clause.id} ${clause.text}`,
  rank: 'term',
})

/** Whether a section holds nothing but glossary entries. */
export const isGlossary = ({ clauses }: Node): boolean =>
  clauses.length > 0 && clauses.every(({ term }) => term !== undefined)

/** The page of a glossary. */
export function glossaryPage(sources: Sources, { head, clauses, section }: Node): Page {
  const sorted = clauses.toSorted((a, b) => wordOf(a).localeCompare(wordOf(b), 'en'))
  const printed = printedOver(head)
  const letters = [...new Set(sorted.map(letterOf))].map((letter) => ({ anchor: `letter-${letter}`, text: letter }))
  return page({
    id: sources.places.section(head).page,
    name: titleOf(head),
    ...(printed && { printed }),
    about: [section],
    rank: 'section',
    entries: sorted.map(entryOf),
    headings: letters,
    body: () =>
      body(
        lead(`${count(sorted.length, 'word')} of the game, each with the sections that govern it.`),
        html`<p class="rw-letters">${letters.map(({ anchor, text }) => html`<a href="#${anchor}">${text}</a> `)}</p>`,
        letters.map((letter) => [
          heading(letter),
          html`<dl class="rw-glossary">${sorted
            .filter((clause) => letterOf(clause) === letter.text)
            .map(
              (clause) =>
                html`<dt id="${clause.id}">${wordOf(clause)}</dt><dd>${clause.text}${seeLine(sources, clause)}</dd>`,
            )}</dl>`,
        ]),
      ),
  })
}
