/** Markup for a position and its decision, without an element or an engine. @module */

import { inHtml, sectionWords } from '#core'
import { type Html, html, joinParts, raw } from '../../draw/html-template.js'
import type {
  CitedSection,
  EndView,
  MeasureView,
  OfferedTogether,
  OpenedExample,
  PendingDecision,
  PositionView,
  ReadingChoice,
  RefusedTogether,
  WhyNotView,
} from '../engine/protocol.js'

/** Returns the page address of a clause. */
export type LinkTo = (section: string, id: string) => string

/** Helpers that a stage lends to the views on it: links, folding panels, and buttons for options. */
export interface Kit {
  readonly linkTo: LinkTo
  panel(name: string, title: string, content: () => Html): Html
  options(offered: readonly OfferedTogether[], kind: string, place?: string): Html
}

/** A name at the beginning of a line. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Sentences one after the other: each ends. */
export const sentences = (...all: readonly string[]): string =>
  all.flatMap((text) => (text === '' ? [] : [/[.!?…]$/.test(text) ? text : `${text}.`])).join(' ')

/** Formats a change as an arrow between the old and the new value. */
export const withArrow = (line: string): string => line.replaceAll(' -> ', ' → ')

/** Builds a pattern for an id that follows the number or the name of a section. */
function idAfter(sections: readonly string[]): RegExp {
  const longest = [...new Set(sections)].toSorted((one, other) => other.length - one.length)
  const places = longest.map((section) => inHtml(section).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
  return new RegExp(`(?:(?<![\\p{L}\\p{N}.])(${places}) )?(\\p{L}\\w*\\.\\w+)`, 'gu')
}

/** Lines in which the clauses that they name are links. A reader sees each section once, an auditor also the ids. */
export function linkedLines(lines: readonly string[], clauses: readonly CitedSection[], linkTo: LinkTo): Html {
  const known = new Map(
    clauses.flatMap((one) => one.clauses.map(({ id, text }) => [id, { section: one.section, text }])),
  )
  const ids = idAfter(clauses.map(({ section }) => section))
  const linked = (line: string): Html => {
    const text = inHtml(line)
    let [end, last] = [0, '']
    const shown = [...text.matchAll(ids)].map(({ 0: whole, 1: section, 2: id = '', index }) => {
      const [between, clause] = [text.slice(end, index), known.get(id)]
      end = index + whole.length
      if (clause === undefined) return between + whole
      const before = section === undefined || section === inHtml(clause.section) ? '' : `${section} `
      const link = `${between}${before}${linkOf(id, clause.section, clause.text, linkTo).html}`
      const isAgain = between === ', ' && clause.section === last
      last = clause.section
      return isAgain ? `<span class="rw-audited">${link}</span>` : link
    })
    return raw(shown.join('') + text.slice(end))
  }
  return html`${lines.map(
    (line) =>
      html`<li style="margin-inline-start:${(line.length - line.trimStart().length) / 2}em">${linked(line.trim())}</li>`,
  )}`
}

const linkOf = (id: string, section: string, text: string, linkTo: LinkTo): Html =>
  html`<a class="rw-cite" href="${linkTo(section, id)}" title="${text}">${section}<code class="rw-audited"> ${id}</code></a>`

/** Sections, each with those of its clauses that are meant. */
export const citationsMarkup = (cites: readonly CitedSection[], linkTo: LinkTo): Html =>
  html`${cites.map(
    ({ section, title, clauses }) =>
      html`<details class="rw-by" data-key="by-${section}"><summary>${sectionWords({ number: section, title })}</summary><ul>${clauses.map(
        ({ id, text }) =>
          html`<li><a href="${linkTo(section, id)}"><code class="rw-audited">${id} </code>${text}</a></li>`,
      )}</ul></details>`,
  )}`

/**
 * The game, and beside it, or on a narrow page below its map, what is to be decided; tracks and tables follow. Where there is
 * no map, the tracks are what is looked at first.
 */
export function gameMarkup(
  { picture, tracks, tables }: Pick<PositionView, 'picture' | 'tracks' | 'tables'>,
  decide: Html,
  folded: (content: () => Html) => Html,
): Html {
  const inTables = () =>
    html`<div class="rw-sketches" tabindex="0" role="region" aria-label="The game in tables">${raw(tables)}</div>`
  const isDrawn = `${picture}${tracks}` !== ''
  const [first, then] = picture === '' ? [tracks, ''] : [picture, tracks]
  const beside = html`${raw(then)}${tables === '' ? undefined : isDrawn ? folded(inTables) : inTables()}`
  return html`<div class="rw-table">${first === '' ? undefined : pictureShown(first)}<div class="rw-decide">${decide}</div>${
    beside.html === '' ? undefined : html`<div class="rw-beside">${beside}</div>`
  }</div>`
}

/** A picture; where it is narrow it is as wide as its letters need, and scrolls, unless somebody wants to see it as a whole. */
function pictureShown(picture: string): Html {
  const [, width = '0'] = /viewBox="\S+ \S+ (\S+)/.exec(picture) ?? []
  return html`<div class="rw-picture"><button type="button" class="rw-whole" data-do="whole" data-key="whole" aria-pressed="false">Whole picture</button><div class="rw-scrolled" style="--drawn:${width}px" tabindex="0" role="group" aria-label="The game, drawn">${raw(picture)}</div></div>`
}

/** The game with the place that is looked at standing out. */
export function highlightPlace(
  seen: Pick<PositionView, 'picture' | 'tracks' | 'tables'>,
  place: string | undefined,
): typeof seen {
  if (place === undefined) return seen
  const name = html`data-place="${place}"`.html
  const marked = (markup: string) => markup.replaceAll(name, `${name} data-chosen`)
  return { picture: marked(seen.picture), tracks: marked(seen.tracks), tables: marked(seen.tables) }
}

/** Draws the heading of a decision: the seat and the question. */
export const decisionMarkup = (due: PendingDecision, linkTo: LinkTo): Html =>
  html`<h3 class="rw-due" tabindex="-1" data-key="due">${capitalize(due.seat)}: ${due.asks}${
    due.about === undefined ? '' : ` (${due.about})`
  }</h3>${due.cites.length > 0 ? html`<div class="rw-cites" data-by="By">${citationsMarkup(due.cites, linkTo)}</div>` : undefined}`

/** Draws the end of a game or procedure. */
export const endMarkup = ({ says, margins, closed }: EndView): Html =>
  html`<h3 class="rw-due" tabindex="-1" data-key="due">Over: ${says}</h3>${
    Object.keys(margins).length > 0
      ? html`<p>Margins: ${Object.entries(margins)
          .map(([seat, margin]) => `${capitalize(seat)} ${margin}`)
          .join(', ')}</p>`
      : undefined
  }${closed.map((line) => html`<p>${line}</p>`)}`

/** Draws the form that asks why something is illegal, with the last answer. */
export const whyForm = (
  due: Pick<PendingDecision, 'refused' | 'refusing'>,
  why: WhyNotView | undefined,
  linkTo: LinkTo,
): Html =>
  html`<form data-form="why" class="rw-why"><label>May I … ? <input name="words" data-keep data-key="why" autocomplete="off" placeholder="a space, a piece, a word"></label> <button data-key="why-go">Why not?</button>${
    due.refused > 0 ? html` <span class="rw-faint">${due.refused} refused</span>` : undefined
  }</form>${clausesAsked(due)}${why && whyShown(why, linkTo)}`

/** The clauses that refuse something: of each can be asked what that is. */
const clausesAsked = ({ refusing }: Pick<PendingDecision, 'refusing'>): Html | undefined =>
  refusing.length === 0
    ? undefined
    : html`<p><label>Show what this rule refuses: <select data-do="why-clause" data-key="why-clause"><option value="">a clause …</option>${refusing.map(
        ({ section, title, clauses }) =>
          html`<optgroup label="${sectionWords({ number: section, title })}">${clauses.map(({ id, text }) => html`<option value="${id}">${text}</option>`)}</optgroup>`,
      )}</select></label></p>`

/** Formats in a few words why something is illegal. */
export function whyText({ refused, offered }: WhyNotView, clause?: string): string {
  const count = refused.reduce((sum, { names, more }) => sum + names.length + more, 0)
  const by = clause === undefined ? '' : ' by this rule'
  if (count > 0) return `${count} refused${by}. The reasons stand below.`
  if (clause !== undefined) return `Nothing is refused${by} here.`
  return offered.length > 0 ? 'Yes. You may choose this.' : 'Nothing here matches these words.'
}

/** Draws the refused candidates, by reason. */
function whyShown(why: WhyNotView, linkTo: LinkTo): Html {
  const { refused, offered, says, clauses } = why
  const nothing = refused.length + offered.length === 0
  return html`${nothing ? html`<p>Nothing here matches this.${says.length > 0 ? ' The rules with these words:' : ''}</p>` : undefined}${offered.length > 0 ? html`<p>You may choose: ${offered.slice(0, 6).join('; ')}${offered.length > 6 ? `; and ${offered.length - 6} more` : ''}.</p>` : undefined}${refused.map((one) => refusedShown(one, clauses, linkTo))}${
    says.length > 0 ? html`<ul class="rw-lines">${linkedLines(says, clauses, linkTo)}</ul>` : undefined
  }`
}

const refusedShown = ({ names, more, why }: RefusedTogether, clauses: readonly CitedSection[], linkTo: LinkTo): Html =>
  html`<div class="rw-refused"><p>Not ${joinParts(names.map((name) => html`<strong>${name}</strong>`))}${
    more > 0 ? ` and ${more} more` : ''
  }, refused by</p><ul class="rw-lines">${linkedLines(why, clauses, linkTo)}</ul></div>`

/** Draws the result of the last step. */
export const stepMarkup = (
  {
    told,
    changed,
    clauses,
  }: {
    readonly told: readonly string[]
    readonly changed: readonly string[]
    readonly clauses: readonly CitedSection[]
  },
  linkTo: LinkTo,
): Html =>
  html`${changed.length > 0 ? html`<p>Changed</p><ul class="rw-lines">${changed.map((line) => html`<li>${withArrow(line)}</li>`)}</ul>` : undefined}${
    told.length > 0
      ? html`<p>By these clauses</p><ul class="rw-lines">${linkedLines(told, clauses, linkTo)}</ul>`
      : undefined
  }`

/** The questions of a book, with a choice of readings for each: the one that is tried, and those that matter here, first. */
export function readingsMarkup(
  questions: readonly ReadingChoice[],
  own: string | null,
  folded: (title: string, content: () => Html) => Html,
): Html {
  const item = ({ name, asks, reading, usual, readings }: ReadingChoice) =>
    html`<li><label>${asks}<br><select data-do="read" data-of="${name}" data-key="read-${name}">${readings.map(
      (one) =>
        html`<option value="${one.name}"${one.name === reading ? raw(' selected') : undefined}>${one.says}${one.name === usual ? ' (default)' : ''}</option>`,
    )}</select></label></li>`
  const list = (some: readonly ReadingChoice[]) => html`<ul class="rw-otherwise">${some.map(item)}</ul>`
  const [tried, rest] = [questions.filter(({ name }) => name === own), questions.filter(({ name }) => name !== own)]
  const [here, others] = [rest.filter(({ matters }) => matters), rest.filter(({ matters }) => !matters)]
  const none = questions.some(({ matters }) => matters)
    ? undefined
    : html`<p>No other reading changes the options here.</p>`
  return html`${tried.length > 0 ? html`<p>You try this question here:</p>${list(tried)}` : undefined}${none}${
    here.length > 0 ? html`<p>Other readings change the options here:</p>${list(here)}` : undefined
  }${others.length > 0 ? folded(`${others.length} other questions`, () => list(others)) : undefined}`
}

/** Draws the values of measures. Each one shows the terms of its sum on demand. */
export const measuresMarkup = (measures: readonly MeasureView[], opened: MeasureView | undefined): Html =>
  html`<dl class="rw-sums">${measures.map(
    ({ measure, value }) =>
      html`<dt><button type="button" data-do="sum" data-of="${measure}" data-key="sum-${measure}" aria-expanded="${opened?.measure === measure ? 'true' : 'false'}">${measure}</button></dt><dd>${value}${
        opened?.measure === measure
          ? html`<ul class="rw-lines">${(opened.sums.length > 0 ? opened.sums : ['This number is not a sum.']).map((line) => html`<li>${line}</li>`)}</ul>`
          : undefined
      }</dd>`,
  )}</dl>`

/** An example: what it shows, and what it does from here; without its name and its note where they stand beside it. */
export function exampleMarkup(
  example: OpenedExample,
  linkTo: LinkTo,
  told: 'all' | 'note' | 'nothing',
): Html | undefined {
  const { name, note, says, choices, verdict, named, clauses } = example
  const words = [
    ...(told === 'all' ? [html`<strong>${name}</strong>`] : []),
    ...(told === 'nothing' || note === undefined ? [] : [note]),
  ]
  const parts = [
    words.length > 0 && html`<p>${joinParts(words, ' ')}</p>`,
    says.length > 0 && html`<p>Asked: ${says.join('; ')}</p>`,
    choices.length > 0 &&
      html`<button type="button" data-do="as-example" data-key="as-example">Do as the example does (${choices.length === 1 ? '1 choice' : `${choices.length} choices`})</button>`,
    verdict.length > 0 && html`<ul class="rw-lines">${linkedLines(verdict, named, linkTo)}</ul>`,
    clauses.length > 0 && html`<div class="rw-cites" data-by="Shows">${citationsMarkup(clauses, linkTo)}</div>`,
  ].flatMap((part) => (part === false ? [] : [part]))
  return parts.length > 0 ? html`<div class="rw-shows">${parts}</div>` : undefined
}
