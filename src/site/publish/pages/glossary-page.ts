/** A glossary: its words from A to Z, each with the sections that govern it. @module */

import type { Clause } from '#core'
import { html } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import { type Node, printedOver, titleOf } from '../chapters.js'
import { type Page, type PageSearchEntry, page } from '../page.js'
import { clauseText, seeLine } from './parts/clause-text.js'
import { linkingIn } from './parts/glossary-links.js'
import { body, count, heading, lead } from './parts/page-parts.js'

const wordOf = ({ term = '' }: Clause) => term
const letterOf = (clause: Clause) => wordOf(clause).charAt(0).toUpperCase()

/** A clause that defines no word, as the search finds it. */
const clauseEntry = ({ id, text }: Clause): PageSearchEntry => ({ anchor: id, text, words: id, rank: 'clause' })

/** A word as the search finds it. */
const entryOf = (clause: Clause): PageSearchEntry => ({
  anchor: clause.id,
  text: wordOf(clause),
  words: `${clause.id} ${clause.text}`,
  rank: 'term',
})

const isWord = ({ term }: Clause): boolean => term !== undefined

/** True if a section is a glossary; a few other statements are allowed. */
export const isGlossary = ({ clauses }: Node): boolean => clauses.filter(isWord).length * 2 > clauses.length

/** The page of a glossary; what it says besides stands before its words. */
export function glossaryPage(sources: Sources, { head, clauses, section }: Node): Page {
  const besides = clauses.filter((clause) => !isWord(clause))
  const linked = linkingIn(sources, head.name)
  const sorted = clauses.filter(isWord).toSorted((a, b) => wordOf(a).localeCompare(wordOf(b), 'en'))
  const printed = printedOver(head)
  const letters = [...new Set(sorted.map(letterOf))].map((letter) => ({ anchor: `letter-${letter}`, text: letter }))
  return page({
    id: sources.places.section(head).page,
    name: titleOf(head),
    ...(printed && { printed }),
    about: [section],
    rank: 'section',
    entries: [...sorted.map(entryOf), ...besides.map(clauseEntry)],
    headings: letters,
    body: () =>
      body(
        lead(`${count(sorted.length, 'word')} of the game, each with the sections that govern it.`),
        besides.length > 0
          ? html`<div class="rw-rules">${besides.map((clause) => clauseText(sources, clause, linked))}</div>`
          : undefined,
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
