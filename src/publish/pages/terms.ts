/** Words of the glossary where they occur in the rules: each is a link the first time that a section uses it. @module */
import { type Html, html } from '../../draw/html.js'
import type { Clause } from '../../kernel/clause.js'
import { once } from '../../kernel/once.js'
import { addressOf, link } from '../links.js'
import type { Sources } from '../sources.js'

/** Turns a text of a section into HTML with links. */
export type Linking = (text: string) => Html

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The forms in which a glossary writes a word: `Administration (Admin)` is two. Without its capital it is an ordinary word. */
const formsOf = (term: string): readonly string[] =>
  [term.replace(/\s*\([^)]*\)/g, ''), ...[...term.matchAll(/\(([^)]*)\)/g)].map(([, inner = '']) => inner)].filter(
    (form) => /^\p{Lu}\p{L}/u.test(form),
  )

/** What can be linked in the texts of a book: its words by their forms, and one pattern that finds them and printed numbers. */
const linkable = once(({ clauses }: Pick<Sources, 'clauses'>) => {
  const forms = new Map<string, Clause>()
  for (const clause of clauses.values())
    for (const form of clause.term === undefined ? [] : formsOf(clause.term))
      if (!forms.has(form)) forms.set(form, clause)
  const longestFirst = [...forms.keys()].toSorted((one, other) => other.length - one.length).map(escaped)
  const words = longestFirst.length > 0 ? `\\b(${longestFirst.join('|')})(?:s|es)?(?![\\p{L}-])|` : ''
  return { forms, pattern: new RegExp(`${words}\\b\\d+\\.\\d+(?:\\.\\d+)*\\b`, 'gu') }
})

/** Begins a section: what links its texts, each word once. */
export function linkingIn(sources: Sources, section: string): Linking {
  const { forms, pattern } = linkable(sources)
  const { places, outline } = sources
  const seen = new Set<Clause>()
  const linked = (found: string, form: string | undefined) => {
    if (form === undefined) {
      const head = outline.numbered.get(found)
      return head && head.name !== section ? link(places.section(head), found) : found
    }
    const term = forms.get(form)
    if (term === undefined || term.section.name === section || seen.has(term)) return found
    seen.add(term)
    return html`<a class="rw-term" href="${addressOf(places.clause(term))}" data-term="${term.id}" title="${term.text}">${found}</a>`
  }
  return (text) => {
    const parts: (Html | string)[] = []
    let from = 0
    for (const match of text.matchAll(pattern)) {
      parts.push(text.slice(from, match.index), linked(match[0], match.length > 1 ? match[1] : undefined))
      from = match.index + match[0].length
    }
    return html`${parts}${text.slice(from)}`
  }
}
