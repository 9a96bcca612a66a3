/** One example, prepared: every name in it is known to the book, and its position keeps the laws. @module */

import type { Book, GameState, Json, Parsed, Problem, Rules, Value } from '#kernel'
import { isEmpty, merged } from '../explore/partial.js'
import { domainOf, questionOf, type View } from '../kernel/view.js'
import { instead } from '../lookup/nearest.js'
import { insteadIn } from '../lookup/suggest.js'
import { citationProblems, citedClauses, citedSections, clauseIdProblems } from './citations.js'
import type { AskedExample, Example, ExampleHead, KnockedExample, PlayedExample } from './example.js'
import {
  ALLOWED,
  exampleSchemaFor,
  refusingIds,
  type Then,
  type Written,
  type WrittenKnock,
  type WrittenRefusal,
} from './format.js'
import { type Begun, begunAt, type OpenBase, openingOf, shapeOfGame } from './given.js'
import { groupsOf, optionProblems, pathsOf, seatProblems, whenProblems } from './named-choices.js'
import { besides, inside, problemsOf, under, wrong } from './parsing.js'
import { checkShape, notOneOf, shown } from './shape.js'
import { totalsProblems } from './totals.js'

/** Prepares a written example; the paths of problems start at the example. */
export function prepare<Game extends GameState>(
  rules: Rules<Game>,
  value: Readonly<Record<string, unknown>>,
  openBase: OpenBase,
): Parsed<Example<Game>> {
  if ('then' in value && 'refused' in value)
    return wrong(['refused'], 'stands beside `then`; expected only one of them')
  const shape = checkShape(exampleSchemaFor(value), value)
  if (!shape.ok) return shape
  const written = shape.value
  const { book } = rules
  const problems = [
    ...('cites' in written ? under(['cites'], citationProblems(book, written.cites)) : []),
    ...('refused' in written ? refusalProblems(book, written.refused) : []),
  ]
  return besides(exampleOf(rules, written, openBase), problems)
}

/** What is wrong with the clauses that are said to refuse. */
const refusalProblems = (
  book: Pick<Book, 'sections' | 'title' | 'renamed'>,
  refusal: WrittenRefusal,
): readonly Problem[] =>
  under(Array.isArray(refusal) ? ['refused'] : ['refused', 'by'], clauseIdProblems(book, refusingIds(refusal)))

function exampleOf<Game extends GameState>(
  rules: Rules<Game>,
  written: Written,
  openBase: OpenBase,
): Parsed<Example<Game>> {
  if ('table' in written) return asked(rules.book, written)
  if ('refused' in written && !('when' in written)) return knocking(rules, written, openBase)
  return played(rules, written, openBase)
}

const headOf = (book: Pick<Book, 'sections' | 'title' | 'renamed'>, written: Written): ExampleHead => ({
  name: written.name,
  clauses: 'cites' in written ? citedClauses(book, written.cites) : [],
  sections: 'cites' in written ? citedSections(book, written.cites) : [],
  ...('refused' in written && { refusedBy: refusingIds(written.refused) }),
  unchecked: isUnchecked(written),
})

/** Whether an example says nothing of what comes of it; what is explored is there to be enumerated. */
const isUnchecked = (written: Written): boolean =>
  !('refused' in written) &&
  !('explore' in written) &&
  ('table' in written ? written.answer === undefined : expectsNothing(written.then ?? {}))

/** Whether nothing is named that could be compared; of what is due, what is offered, and nothing else, may be nothing. */
const expectsNothing = ({ due: { offers = [], refuses = [], ...due } = {}, ...then }: Then): boolean =>
  isEmpty(then) && isEmpty(due) && offers.length + refuses.length === 0

function knocking<Game extends GameState>(
  rules: Rules<Game>,
  written: WrittenKnock,
  openBase: OpenBase,
): Parsed<KnockedExample<Game>> {
  const opening = inside(['given'], openingOf(rules, written.given, openBase))
  if (!opening.ok) return opening
  if (opening.value.is === 'under way')
    return wrong(['refused'], 'no procedure begins in `given`; expected one that may not, or `when` with the choices')
  const { knock } = opening.value
  const refusedBy = refusingIds(written.refused)
  return { ok: true, value: { kind: 'knocked', ...headOf(rules.book, written), refusedBy, knock } }
}

/** How an example expects a door to be shut. */
const EXPECTS_SHUT = '; to expect it, write `refused` with these clauses, and neither `when` nor `then`'

function played<Game extends GameState>(
  rules: Rules<Game>,
  written: Exclude<Written, WrittenKnock | { readonly table: string }>,
  openBase: OpenBase,
): Parsed<PlayedExample<Game>> {
  const when = ('when' in written && written.when) || []
  const then = ('then' in written && written.then) || {}
  const opening = openingOf(rules, written.given ?? {}, openBase)
  const begun = inside(['given'], opening.ok ? begunAt(rules, opening.value, EXPECTS_SHUT) : opening)
  const choices = whenProblems(rules.book, when)
  if (!begun.ok) return besides(begun, choices)
  const problems = [
    ...choices,
    ...exploreProblems(written, begun.value),
    ...under(['then'], thenProblems(rules, begun.value.position.game, then)),
  ]
  const groups = groupsOf(when)
  const places = pathsOf(when)
  const paths = new Map(groups.flat().map((named, index) => [named, places[index] ?? ['when']]))
  return besides(
    { ok: true, value: { kind: 'played', ...headOf(rules.book, written), begun: begun.value, groups, then, paths } },
    problems,
  )
}

/** A position is enumerated from the beginning of a procedure. */
const exploreProblems = (written: Written, { args }: Begun): readonly Problem[] =>
  'explore' in written && args === undefined
    ? [{ path: ['explore'], message: 'goes on half way; only a procedure that begins can be explored' }]
    : []

/** What is wrong with an expectation: fields, values, options and clauses that the book does not have. */
function thenProblems<Game extends GameState>(
  rules: Rules<Game>,
  game: Game,
  { game: after, totals = {}, due }: Then,
): readonly Problem[] {
  const { book } = rules
  const { offers = [], only = [], refuses = [] } = due ?? {}
  const lists = { offers, only }
  return [
    ...seatProblems(book, due?.seat, ['due', 'seat']),
    ...(after === undefined ? [] : problemsOf(inside(['game'], shapeOfGame(book, merged(game, after))))),
    ...under(['totals'], totalsProblems(book, totals)),
    ...Object.entries(lists).flatMap(([list, options]) =>
      options.flatMap((option, index) => optionProblems(book, option, ['due', list, index])),
    ),
    ...refuses.flatMap(({ option, by }, index) => [
      ...optionProblems(book, option, ['due', 'refuses', index, 'option']),
      ...under(['due', 'refuses', index, 'by'], clauseIdProblems(book, by ?? [])),
    ]),
  ]
}

function asked(
  book: Pick<Book, 'sections' | 'title' | 'renamed' | 'tables' | 'charts' | 'questions'>,
  written: Extract<Written, { readonly table: string }>,
): Parsed<AskedExample> {
  const table = book.tables.find(({ name }) => name === written.table)
  if (table === undefined)
    return wrong(
      ['table'],
      `"${written.table}" is no table of ${book.title}${insteadIn(book, 'tables', written.table)}`,
    )
  const view = { ...usualReadingsIn(table.view, book), ...written.view }
  const answer = 'answer' in written ? (written.answer as Json) : undefined
  const example: AskedExample = {
    kind: 'asked',
    ...headOf(book, written),
    table,
    view: view as Readonly<Record<string, Value>>,
    ...(answer !== undefined && { answer }),
  }
  const problems = [
    ...viewProblems(table.view, view),
    ...answerProblems(table.policy === 'forbid', answer, 'refused' in written),
  ]
  return besides({ ok: true, value: example }, problems)
}

/** The fields of a view that are questions, under their usual readings. */
const usualReadingsIn = ({ fields }: View, { questions }: Pick<Book, 'questions'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, domain]) => {
      const asked = questionOf(domain)
      const question = questions.find(({ name }) => name === asked?.name) ?? asked
      return question ? [[field, question.usual] as const] : []
    }),
  )

/** What is wrong with a view: fields that it does not have, and fields without a value of their list. */
function viewProblems({ fields }: View, view: Readonly<Record<string, unknown>>): readonly Problem[] {
  const unknown = Object.keys(view).filter((field) => !Object.hasOwn(fields, field))
  const wrongly = Object.entries(fields).filter(
    ([field, domain]) => !domainOf(domain).some((value) => value === view[field]),
  )
  return [
    ...unknown.map((field) => ({
      path: ['view', field],
      message: `"${field}" is unknown here${instead(field, Object.keys(fields))}`,
    })),
    ...wrongly.map(([field, domain]) => ({ path: ['view', field], message: notOneOf(view[field], domainOf(domain)) })),
  ]
}

function answerProblems(refuses: boolean, answer: Json | undefined, isRefused: boolean): readonly Problem[] {
  if (!refuses && isRefused) return [{ path: ['refused'], message: 'this table refuses nothing; expected `answer`' }]
  if (!refuses || answer === undefined || answer === ALLOWED) return []
  return [
    { path: ['answer'], message: `got ${shown(answer)}, expected "${ALLOWED}", or \`refused\` instead of \`answer\`` },
  ]
}
