/** Words of the glossary where they occur in the rules: each is a link the first time that a section uses it. @module */

import { type Clause, once } from '#core'
import { type Html, html } from '../../../draw/html-template.js'
import type { Sources } from '../../book-sources.js'
import { link, linkAddress } from '../../links.js'

/** Turns a text of a section into HTML with links. */
export type Linking = (text: string) => Html

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A word of the game: as it is written, and the clause that says what it means. */
interface Word {
  readonly written: string
  readonly clause: Clause
  /** True if it counts as a word of the game even without a capital. */
  readonly isAnyCase: boolean
}

/** The words of a book: those of its glossary, and those that are named where it prints none. */
const wordsOf = ({ clauses, terms = new Map() }: Pick<Sources, 'clauses' | 'terms'>): readonly Word[] => [
  ...[...clauses.values()].flatMap((clause): readonly Word[] =>
    clause.term === undefined ? [] : [{ written: clause.term, clause, isAnyCase: false }],
  ),
  ...[...terms].map(([written, clause]): Word => ({ written, clause, isAnyCase: true })),
]

/** The forms in which a word is written: `Administration (Admin)` is two. In a glossary it is an ordinary word without its capital. */
const formsOf = ({ written, isAnyCase }: Word): readonly string[] =>
  [
    written.replace(/\s*\([^)]*\)/g, ''),
    ...[...written.matchAll(/\(([^)]*)\)/g)].flatMap(([, inner = '']) => inner.split(', ')),
  ].filter((form) => isAnyCase || /^\p{Lu}\p{L}/u.test(form))

/** The words to link in a book's texts, by their forms, with one pattern that finds them and printed numbers. */
const linkable = once((sources: Pick<Sources, 'clauses' | 'terms'>) => {
  const forms = new Map<string, Word>()
  for (const word of wordsOf(sources)) for (const form of formsOf(word)) if (!forms.has(form)) forms.set(form, word)
  const longestFirst = [...forms.keys()].toSorted((one, other) => other.length - one.length).map(escaped)
  const words = longestFirst.length > 0 ? `\\b(${longestFirst.join('|')})(?:s|es)?(?![\\p{L}-])|` : ''
  return { forms, pattern: new RegExp(`${words}\\b\\d+\\.\\d+(?:\\.\\d+)*\\b`, 'gu') }
})

/** Begins a section: what links its texts, each word once. */
export function linkingIn(sources: Sources, section: string): Linking {
  const { forms, pattern } = linkable(sources)
  const { places, outline } = sources
  const seen = new Set<Word>()
  // A glossary does not link its own words; what a clause names is new to all others of its section.
  const isOwn = ({ clause, isAnyCase }: Word, text: string): boolean =>
    isAnyCase ? clause.text === text : clause.section.name === section
  const linked = (text: string, found: string, form: string | undefined) => {
    if (form === undefined) {
      const head = outline.numbered.get(found)
      return head && head.name !== section ? link(places.section(head), found) : found
    }
    const word = forms.get(form)
    if (word === undefined || isOwn(word, text) || seen.has(word)) return found
    seen.add(word)
    const term = word.clause
    return html`<a class="rw-term" href="${linkAddress(places.clause(term))}" data-term="${term.id}" title="${term.text}">${found}</a>`
  }
  return (text) => {
    const parts: (Html | string)[] = []
    let from = 0
    for (const match of text.matchAll(pattern)) {
      parts.push(text.slice(from, match.index), linked(text, match[0], match.length > 1 ? match[1] : undefined))
      from = match.index + match[0].length
    }
    return html`${parts}${text.slice(from)}`
  }
}
