/// <reference lib="dom" />
/** A question to the rules, typed into the search: the engine of the book answers it, the answer first, then the rules. @module */
import { createElement } from './elements/create-element.js'
import type { Replies } from './engine/protocol.js'
import { sectionPageName } from './section-page.js'

/** The number of words that make a sentence, if there is no question mark. */
const SENTENCE = 4

/** True if words look like a question rather than a search. */
export const isQuestion = (words: string): boolean =>
  /\?\s*$/.test(words) || words.trim().split(/\s+/).length >= SENTENCE

/** The number of rules to show below an answer. */
const RULES = 3

/** The words under which a question is offered. */
export const askRow = (words: string, id: string): HTMLElement =>
  createElement(
    'button',
    { id, type: 'button', role: 'option', tabindex: '-1', 'aria-selected': 'false', class: 'rw-found rw-found-ask' },
    createElement('span', { class: 'rw-found-kind' }, 'Ask'),
    createElement('span', { class: 'rw-found-says' }, words),
  )

/**
 * Asks the rules of a book. If they cannot answer, the reply says why.
 *
 * @param assets - the address of the files that pages load
 */
export async function answerTo(assets: string, book: string, text: string): Promise<Replies['sentence']> {
  try {
    // The engine is a module of its own, which a script without modules can only load when it is wanted.
    const { pageEngine: engineHere }: typeof import('./index.js') = await import(`${assets}try.js`)
    const ask = await engineHere()
    const reply = await ask('sentence', { book, text })
    return reply.ok ? reply.value : { says: reply.faults.map(({ message }) => message), clauses: [] }
  } catch (error) {
    return { says: [error instanceof Error && error.name === 'NoEngine' ? error.message : NOT_HERE], clauses: [] }
  }
}

const NOT_HERE = 'The page cannot answer questions here. Open it from a web server, such as `npx serve`.'

/** A line in which a reader sees each section once, and an auditor also the ids of the rules. */
function withoutIds(
  line: string,
  rules: readonly { readonly id: string; readonly section: string }[],
): readonly (string | Node)[] {
  const sections = new Map(rules.map(({ id, section }) => [` ${id}`, section]))
  const parts = line.split(/( \p{L}\w*\.\w+)/u)
  const sectionAt = (at: number) => sections.get(parts[at] ?? '')
  const isAgain = (at: number) => sectionAt(at - 1) === sectionAt(at + 1) && parts[at] === `, ${sectionAt(at + 1)}`
  return parts.map((part, at) =>
    sections.has(part) || isAgain(at) ? createElement('code', { class: 'rw-audited' }, part) : part,
  )
}

/** An answer as it is shown: what it says, and the rules by which it does. */
export function answerShown({ says, clauses }: Replies['sentence'], linkTo: (page: string) => string): readonly Node[] {
  const [first, ...others] = says
  const rules = clauses.flatMap(({ section, title, clauses: own }) =>
    own.map((clause) => ({ section, title, ...clause })),
  )
  return [
    ...(first === undefined ? [] : [createElement('p', { class: 'rw-answer-first' }, first)]),
    ...others.map((line) => createElement('p', {}, ...withoutIds(line, rules))),
    ...rules
      .slice(0, RULES)
      .map(({ section, title, id, text }) =>
        createElement(
          'p',
          { class: 'rw-answer-rule' },
          text,
          ' ',
          createElement(
            'a',
            { href: linkTo(`${sectionPageName(section)}.html#${id}`) },
            /^\d/.test(section) ? `${section} ${title}` : section,
          ),
        ),
      ),
  ]
}
