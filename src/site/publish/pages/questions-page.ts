/** Questions: where the text allows more than one reading, and what depends on it. @module */

import { type Question, questionOf, type Table, wordsOfPattern } from '#core'
import { type Html, html } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import { clauseLinks } from '../link-targets.js'
import { link } from '../links.js'
import { type Page, page } from '../page.js'
import { legendOfAll } from './parts/figures.js'
import { badge, body, count, heading, lead, number } from './parts/page-parts.js'
import { readingsShown, shownFor } from './parts/question-examples.js'
import { witnessesOf, witnessesShown } from './parts/question-witnesses.js'

const READINGS = { anchor: 'readings', text: 'Readings' }
const WHY = { anchor: 'why', text: 'Why this one' }
const CLAUSES = { anchor: 'clauses', text: 'Clauses' }
const RULING = { anchor: 'ruling', text: 'Ruling' }
const SHOWN = { anchor: 'shown', text: 'Where they differ' }
const SMALLEST = { anchor: 'smallest', text: 'The smallest case' }
const ROWS = { anchor: 'rows', text: 'What depends on it' }

/** All questions of a book, with the page of each under it. */
export function questionsPage(sources: Sources): Page {
  const { book, places, weights } = sources
  return page({
    id: places.questions.page,
    name: 'Questions',
    headings: byWeight(sources),
    body: () =>
      body(
        lead(
          `${count(book.questions.length, 'place')} where the text allows more than one reading. You can play every reading that makes a difference. One of them is the default.`,
          weights === undefined
            ? undefined
            : html` ${count(weights.plays, 'random play')} show how often another reading changes something.`,
        ),
        byWeight(sources).map(({ anchor, text, questions }) => [
          heading({ anchor, text }),
          html`<ul class="rw-questions">${questions.map((question) => questionLine(sources, question))}</ul>`,
        ]),
      ),
    children: book.questions.map((question) => questionPage(sources, question)),
  })
}

/** The questions of a book in three groups: what changes plays, the heaviest first; what changes none; and what none can tell. */
function byWeight({ book, weights }: Sources) {
  const weightOf = ({ name }: Question) => weights?.weights[name]
  const told = book.questions.filter(({ editorial }) => editorial === undefined)
  const plays = (question: Question) => weightOf(question)?.plays ?? 0
  const decisions = (question: Question) => weightOf(question)?.decisions ?? 0
  const heaviest = told
    .filter((question) => plays(question) > 0)
    .toSorted((one, other) => plays(other) - plays(one) || decisions(other) - decisions(one))
  return [
    { anchor: 'heavy', text: 'Questions that change plays', questions: heaviest },
    {
      anchor: 'light',
      text: weights ? 'Questions that changed none of the plays' : 'Questions that can change plays',
      questions: told.filter((question) => plays(question) === 0),
    },
    {
      anchor: 'editorial',
      text: 'Questions of the text alone',
      questions: book.questions.filter(({ editorial }) => editorial !== undefined),
    },
  ].filter(({ questions }) => questions.length > 0)
}

function questionLine({ places, weights }: Sources, question: Question): Html {
  const { name, asks, kind, usual, ruling, editorial } = question
  const weight = editorial === undefined ? weights?.weights[name] : undefined
  return html`<li>${link(places.question(name), asks)} ${ruling && badge('good', 'ruled')}<span class="rw-faint">Default: ${question.readings[usual]}</span>${
    weight && weights && weight.plays > 0
      ? html`<span class="rw-weight" title="another reading changes ${weight.plays} of ${weights.plays} plays, at ${number(weight.decisions)} decisions"><meter min="0" max="${weights.plays}" value="${weight.plays}"></meter> ${weight.plays} of ${weights.plays} plays</span>`
      : undefined
  }<span class="rw-audited">${badge('kind', kind)}</span></li>`
}

function questionPage(sources: Sources, question: Question): Page {
  const { places, book } = sources
  const { name, asks, clauses, readings, usual, because, kind, ruling, written, editorial, elsewhere } = question
  return page({
    id: places.question(name).page,
    name: titleOf(question),
    ...(titleOf(question) !== asks && { whole: asks }),
    about: [question],
    headings: [
      READINGS,
      WHY,
      ...(ruling ? [RULING] : []),
      CLAUSES,
      ROWS,
      ...(editorial === undefined ? [SHOWN, SMALLEST] : []),
    ],
    body: () =>
      body(
        lead(
          html`<span class="rw-where">Question of ${book.title}<span class="rw-audited">, <code>${name}</code></span></span>`,
          titleOf(question) === asks ? undefined : html`<strong class="rw-in-full">${asks}</strong> `,
          badge('kind', kind),
        ),
        heading(READINGS),
        html`<dl class="rw-readings">${Object.entries(readings).map(
          ([reading, text]) =>
            html`<dt>${reading}${reading === usual ? badge('good', 'default') : undefined}</dt><dd>${text}${reading === usual || editorial !== undefined ? undefined : html`<rw-try book="${sources.short}" question="${name}" reading="${reading}"></rw-try>`}</dd>`,
        )}</dl>`,
        heading(WHY),
        html`<p>${because}</p>`,
        elsewhere === undefined ? undefined : html`<p>Only other components tell the readings apart. ${elsewhere}</p>`,
        ...(ruling
          ? [
              heading(RULING),
              html`<p><strong>${ruling.reading}</strong>, ruled by ${ruling.by} on ${ruling.on} (${ruling.where}).${written === undefined ? undefined : html` <span class="rw-faint">The default of the book is “${written}”.</span>`}</p>${ruling.words === undefined ? undefined : html`<blockquote>${ruling.words}</blockquote>`}`,
            ]
          : []),
        heading(CLAUSES),
        html`<ul class="rw-plain">${clauses.map((clause) => html`<li>${clauseLinks(places, [clause])} ${clause.text}</li>`)}</ul>`,
        heading(ROWS),
        editorial === undefined
          ? dependents(sources, question)
          : html`<p>Nothing: no play can tell the readings apart. ${editorial}</p>`,
        ...(editorial === undefined
          ? [
              weighed(sources, question),
              heading(SHOWN),
              legendOfAll(
                book,
                [...shownFor(sources, question), ...witnessesOf(sources, question)].map(({ games }) => games),
              ),
              readingsShown(sources, question),
              heading(SMALLEST),
              witnessesShown(sources, question),
            ]
          : []),
      ),
  })
}

/** The measured weight of a question, if there is one. */
function weighed({ weights }: Sources, { name }: Question): Html | undefined {
  const weight = weights?.weights[name]
  if (weights === undefined || weight === undefined) return undefined
  const { asked, plays, decisions } = weight
  const all = count(weights.plays, 'random play')
  if (asked === 0) return html`<p>It never came up in ${all}.</p>`
  if (plays === 0)
    return html`<p>It came up in ${number(asked)} of ${all}; another reading changed nothing in any of them.</p>`
  return html`<p>It came up in ${number(asked)} of ${all}; another reading changed something in ${number(plays)} of them, at ${count(decisions, 'decision')}.</p>`
}

/** The maximum length of a question's title, in letters. */
const LONGEST = 90

/** The title of a question: its text, shortened if it is long. */
const titleOf = ({ asks }: Question): string =>
  asks.length <= LONGEST ? asks : `${asks.slice(0, asks.lastIndexOf(' ', LONGEST)).replace(/[,;:]$/, '')} …`

function dependents({ book, places }: Sources, question: Question): Html {
  const rows = book.tables.flatMap((table) => rowsOn(table, question).map((row) => ({ table: table.name, ...row })))
  if (rows.length === 0) return html`<p>No row of a table asks for the reading; a chart or a formula does.</p>`
  return html`<ul>${rows.map(
    ({ table, row, reading }) =>
      html`<li>${link(places.row(table, row), `${table}, row ${row + 1}`)} <span class="rw-faint">reading: ${reading}</span></li>`,
  )}</ul>`
}

/** The rows of a table that hold under some readings of a question only. */
function rowsOn({ view, rows }: Table, question: Question) {
  const fields = Object.entries(view.fields).filter(([, domain]) => questionOf(domain)?.name === question.name)
  return fields.flatMap(([field, domain]) =>
    rows.flatMap(({ pattern }, row) =>
      pattern[field] === undefined ? [] : [{ row, reading: wordsOfPattern(domain, pattern[field]) }],
    ),
  )
}
