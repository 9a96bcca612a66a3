/** Examples as given, when and then, with the verdict of the last run. @module */

import { capital, isRecord, words } from '#core'
import { type Html, html } from '../../draw/html-template.js'
import type { ExampleFile, ShownExample, Sources } from '../book-sources.js'
import { clauseLinks } from '../link-targets.js'
import { link, slug } from '../links.js'
import { type Page, page } from '../page.js'
import { exampleHtml, part, valueHtml } from './parts/example-view.js'
import { gamesShown, legendOfAll } from './parts/figures.js'
import { badge, body, count, lead } from './parts/page-parts.js'

/** All examples of a book, with a page for each file. */
export function examplesPage(sources: Sources): Page {
  const { examples, places } = sources
  const all = examples.flatMap((file) => file.examples)
  const passed = all.filter(({ result }) => result.passed).length
  return page({
    id: places.examples.page,
    name: 'Examples',
    body: () =>
      body(
        lead(
          all.length === 0
            ? 'There are no examples yet.'
            : `${count(all.length, 'example')}: a position is given, choices are made, and something holds. ${passed === all.length ? 'All pass.' : `${passed} pass.`}`,
        ),
        html`<ul class="rw-toc">${examples.map(
          ({ file, examples: inside }) =>
            html`<li>${link(places.exampleFile(file), titleOf(file))} <span class="rw-faint">${count(inside.length, 'example')}</span></li>`,
        )}</ul>`,
      ),
    children: examples.map((file) => filePage(sources, file)),
  })
}

const titleOf = (file: string) => {
  const name = file.replace(/^.*\//, '').replace(/\.ya?ml$/, '')
  return capital(name.replaceAll('-', ' '))
}

const anchorOf = ({ result }: ShownExample) => `example-${slug(result.name)}`

const filePage = (sources: Sources, { file, examples }: ExampleFile): Page =>
  page({
    id: sources.places.exampleFile(file).page,
    name: titleOf(file),
    headings: examples.map((example) => ({ anchor: anchorOf(example), text: example.result.name })),
    entries: examples.map((example) => ({ anchor: anchorOf(example), text: example.result.name, words: '' })),
    body: () =>
      body(
        lead(
          html`<span class="rw-where rw-audited"><code>${file}</code></span>`,
          `${count(examples.length, 'example')}.`,
        ),
        legendOfAll(
          sources.book,
          examples.map(({ games }) => games),
        ),
        examples.map((example) => exampleBox(sources, example)),
      ),
  })

/** An example: what happens in it and what comes of it, as it is told; and as it is written, for who audits. */
export function exampleBox(sources: Sources, example: ShownExample): Html {
  const { book, short } = sources
  const { id, written, result, games } = example
  const { given, when, then, table, view, answer } = written
  const picture = games && gamesShown(book, games)
  // Readers take an example for what the rules do: one that fails shows them what they do not.
  return html`<article class="rw-example${result.passed ? '' : ' rw-audited'}" id="${anchorOf(example)}"><header><h2>${result.name}</h2>${result.passed ? html`<span class="rw-audited">${badge('good', 'passes')}</span>` : badge('bad', 'fails')}</header>${noteOf(sources, written.note)}${exampleHtml(sources, example, picture !== undefined)}<div class="rw-audited">${part('Given', given)}${part('When', when, choices)}${part('Asked', table)}${part('With', view)}${part('Then', then)}${part('The answer is', answer)}</div>${picture}${result.message === undefined ? undefined : html`<p class="rw-never">${result.message}</p>`}${citedIn(sources, result.clauses)}<rw-try book="${short}" example="${id}"></rw-try></article>`
}

function citedIn({ clauses, places }: Sources, ids: readonly string[]): Html | undefined {
  const cited = ids.flatMap((id) => clauses.get(id) ?? [])
  return cited.length > 0 ? html`<p><span class="rw-faint">Cites</span> ${clauseLinks(places, cited)}</p>` : undefined
}

/** A note, in which the key of a question leads to it, and is what the question asks. */
function noteOf({ book, places }: Sources, note: unknown): Html | undefined {
  if (note === undefined) return undefined
  const asked = new Map(book.questions.map((question) => [question.name, question]))
  const parts = String(note)
    .split(/\b/)
    .map((word) => {
      const question = asked.get(word)
      return question ? html`“${link(places.question(question.name), question.asks)}”` : word
    })
  return html`<p class="rw-aside">${parts}</p>`
}

/** Choices in their order; those that may interleave stand in a list of their own. */
function choices(value: unknown): Html {
  if (!Array.isArray(value)) return valueHtml(value)
  if (value.length === 0) return html`nothing is chosen`
  return html`<ol>${value.map((choice: unknown) => html`<li>${Array.isArray(choice) ? choices(choice) : choiceOf(choice)}</li>`)}</ol>`
}

function choiceOf(choice: unknown): Html {
  if (!isRecord(choice)) return valueHtml(choice)
  const { seat, type, ...rest } = choice
  const whose = seat === undefined ? undefined : html`<span class="rw-faint">${String(seat)}:</span> `
  const text = words({ type: String(type ?? 'any'), ...rest })
  return html`${whose}<code>${type === undefined ? text.replace(/^any ?/, '') : text}</code>`
}
