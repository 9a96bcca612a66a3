/// <reference lib="dom" />
/** A question to the rules, typed into the search: the engine of the book answers it, the answer first, then the rules. @module */
import { markup } from './markup.js'
import type { Replies } from './protocol.js'
import { sectionPage } from './section-page.js'

/** How many words make a sentence, where no question mark does. */
const SENTENCE = 4

/** Whether words look like a question, rather than like something to search for. */
export const isQuestion = (words: string): boolean =>
  /\?\s*$/.test(words) || words.trim().split(/\s+/).length >= SENTENCE

/** How many rules stand below an answer. */
const RULES = 3

/** The words under which a question is offered. */
export const askRow = (words: string, id: string): HTMLElement =>
  markup(
    'button',
    { id, type: 'button', role: 'option', tabindex: '-1', 'aria-selected': 'false', class: 'rw-found rw-found-ask' },
    markup('span', { class: 'rw-found-kind' }, 'Ask'),
    markup('span', { class: 'rw-found-says' }, words),
  )

/**
 * Asks the rules of a book. If they cannot answer, the reply says why.
 *
 * @param assets - the address of the files that pages load
 */
export async function answerTo(assets: string, book: string, text: string): Promise<Replies['sentence']> {
  try {
    // The engine is a module of its own, which a script without modules can only load when it is wanted.
    const { engineHere }: typeof import('./index.js') = await import(`${assets}try.js`)
    const ask = await engineHere()
    const reply = await ask('sentence', { book, text })
    return reply.ok ? reply.value : { says: reply.faults.map(({ message }) => message), clauses: [] }
  } catch (error) {
    return { says: [error instanceof Error && error.name === 'NoEngine' ? error.message : NOT_HERE], clauses: [] }
  }
}

const NOT_HERE =
  'The rules cannot be asked here. Where this page comes from a web server they can, such as `npx serve`.'

/** An answer as it is shown: what it says, and the rules by which it does. */
export function answerShown({ says, clauses }: Replies['sentence'], linkTo: (page: string) => string): readonly Node[] {
  const [first, ...others] = says
  const rules = clauses.flatMap(({ section, title, clauses: own }) =>
    own.map((clause) => ({ section, title, ...clause })),
  )
  return [
    ...(first === undefined ? [] : [markup('p', { class: 'rw-answer-first' }, first)]),
    ...others.map((line) => markup('p', {}, line)),
    ...rules
      .slice(0, RULES)
      .map(({ section, title, id, text }) =>
        markup(
          'p',
          { class: 'rw-answer-rule' },
          text,
          ' ',
          markup(
            'a',
            { href: linkTo(`${sectionPage(section)}.html#${id}`) },
            /^\d/.test(section) ? `${section} ${title}` : section,
          ),
        ),
      ),
  ]
}
