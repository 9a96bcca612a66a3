/** Examples as given, when and then, with the verdict of the last run. @module */

import { type Html, html } from '../../draw/html.js'
import { isRecord } from '../../kernel/json.js'
import { words } from '../../kernel/words.js'
import { capital, constantWords, fieldWords } from '../../lookup/words-of-answer.js'
import { link, slug } from '../links.js'
import { type Page, page } from '../page.js'
import { clauseLinks } from '../places.js'
import type { ExampleFile, ShownExample, Sources } from '../sources.js'
import { badge, body, count, lead } from './parts.js'
import { gamesShown, legendOfAll } from './pictures.js'

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

/** An example with its verdict, and the place where it can be tried. */
export function exampleBox({ book, clauses, places, short }: Sources, example: ShownExample): Html {
  const { id, written, result, games } = example
  const { note, given, when, then, refused, table, view, answer } = written
  const cited = result.clauses.flatMap((id) => clauses.get(id) ?? [])
  const refusing =
    isRecord(refused) && Array.isArray(refused.by) ? refused.by.flatMap((id) => clauses.get(String(id)) ?? []) : []
  return html`<article class="rw-example" id="${anchorOf(example)}"><header><h2>${result.name}</h2>${result.passed ? html`<span class="rw-audited">${badge('good', 'passes')}</span>` : badge('bad', 'fails')}</header>${
    note === undefined ? undefined : html`<p class="rw-aside">${String(note)}</p>`
  }${part('Given', given)}${part('When', when, choices)}${part('Asked', table)}${part('With', view)}${part('Then', then)}${part('The answer is', answer)}${
    refusing.length > 0
      ? html`<div class="rw-part"><strong>Then it is refused by</strong> ${clauseLinks(places, refusing)}</div>`
      : undefined
  }${games && gamesShown(book, games)}${result.message === undefined ? undefined : html`<p class="rw-never">${result.message}</p>`}${cited.length > 0 ? html`<p><span class="rw-faint">Cites</span> ${clauseLinks(places, cited)}</p>` : undefined}<rw-try book="${short}" example="${id}"></rw-try></article>`
}

const part = (name: string, value: unknown, show: (value: unknown) => Html = shown): Html =>
  value === undefined ? html`` : html`<div class="rw-part"><strong>${name}</strong> ${show(value)}</div>`

/** Choices in their order; those that may interleave stand in a list of their own. */
function choices(value: unknown): Html {
  if (!Array.isArray(value)) return shown(value)
  if (value.length === 0) return html`nothing is chosen`
  return html`<ol>${value.map((choice: unknown) => html`<li>${Array.isArray(choice) ? choices(choice) : choiceOf(choice)}</li>`)}</ol>`
}

function choiceOf(choice: unknown): Html {
  if (!isRecord(choice)) return shown(choice)
  const { seat, type, ...rest } = choice
  const whose = seat === undefined ? undefined : html`<span class="rw-faint">${String(seat)}:</span> `
  const text = words({ type: String(type ?? 'any'), ...rest })
  return html`${whose}<code>${type === undefined ? text.replace(/^any ?/, '') : text}</code>`
}

/** A value: fields under each other, what lies deeper in one line each; everything else in one line. */
function shown(value: unknown): Html {
  if (!isRecord(value)) return html`${constantWords(value)}`
  return html`<dl class="rw-value">${Object.entries(value).map(
    ([name, inner]) => html`<dt>${fieldWords(name)}</dt><dd>${leavesOf(inner).map(leafLine)}</dd>`,
  )}</dl>`
}

interface Leaf {
  readonly path: readonly string[]
  readonly value: unknown
}

const leavesOf = (value: unknown, path: readonly string[] = []): readonly Leaf[] =>
  isRecord(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, fieldWords(name)]))
    : [{ path, value }]

const leafLine = ({ path, value }: Leaf): Html =>
  html`<div>${path.length > 0 ? html`<i>${path.join(' › ')}</i> ` : undefined}${constantWords(value)}</div>`
