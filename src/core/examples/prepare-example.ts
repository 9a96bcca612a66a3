/** One example, prepared: every name in it is known to the book, and its position keeps the laws. @module */

import { isEmpty, mergePartial } from '../explore/partial-values.js'
import type { Book } from '../kernel/book/book.js'
import type { Rules } from '../kernel/plays/rules.js'
import type { GameState } from '../kernel/sections/question.js'
import { domainOf, questionOf, type View } from '../kernel/tables/table-view.js'
import { instead } from '../lookup/nearest-word.js'
import { insteadIn } from '../lookup/suggest.js'
import type { Json, Value } from '../values/json.js'
import type { Parsed, Problem } from '../values/parse-result.js'
import { citationProblems, citedClauses, citedSections, clauseIdProblems } from './citations.js'
import { totalsProblems } from './comparison/expected-measures.js'
import type { Example, ExampleHead, PlayExample, PreconditionExample, TableExample } from './example.js'
import { checkShape, formatValue, notOneOf } from './format/check-schema.js'
import {
  ALLOWED,
  exampleSchemaFor,
  refusingIds,
  type ThenBlock,
  type WrittenExample,
  type WrittenPrecondition,
  type WrittenRefusal,
} from './format/file-format.js'
import { parsedInside, parseFailure, problemsOf, problemsUnder, withProblems } from './format/parse-helpers.js'
import { choiceGroups, choicePaths, optionProblems, seatProblems, whenProblems } from './named-choices.js'
import { beginOrExplain, checkGameShape, type OpenBase, readOpening, type StartedPosition } from './start-position.js'

/** Prepares a written example; the paths of problems start at the example. */
export function prepareExample<Game extends GameState>(
  rules: Rules<Game>,
  value: Readonly<Record<string, unknown>>,
  openBase: OpenBase,
): Parsed<Example<Game>> {
  if ('then' in value && 'refused' in value)
    return parseFailure(['refused'], 'cannot be used with `then`; expected only one of them')
  const shape = checkShape(exampleSchemaFor(value), value)
  if (!shape.ok) return shape
  const written = shape.value
  const { book } = rules
  const problems = [
    ...('cites' in written ? problemsUnder(['cites'], citationProblems(book, written.cites)) : []),
    ...('refused' in written ? refusalProblems(book, written.refused) : []),
  ]
  return withProblems(exampleOf(rules, written, openBase), problems)
}

/** Lists the faults of the clauses that are expected to refuse. */
const refusalProblems = (
  book: Pick<Book, 'sections' | 'title' | 'renamed'>,
  refusal: WrittenRefusal,
): readonly Problem[] =>
  problemsUnder(Array.isArray(refusal) ? ['refused'] : ['refused', 'by'], clauseIdProblems(book, refusingIds(refusal)))

function exampleOf<Game extends GameState>(
  rules: Rules<Game>,
  written: WrittenExample,
  openBase: OpenBase,
): Parsed<Example<Game>> {
  if ('table' in written) return asked(rules.book, written)
  if ('refused' in written && !('when' in written)) return knocking(rules, written, openBase)
  return played(rules, written, openBase)
}

const headOf = (book: Pick<Book, 'sections' | 'title' | 'renamed'>, written: WrittenExample): ExampleHead => ({
  name: written.name,
  clauses: 'cites' in written ? citedClauses(book, written.cites) : [],
  sections: 'cites' in written ? citedSections(book, written.cites) : [],
  ...('refused' in written && { refusedBy: refusingIds(written.refused) }),
  unchecked: isUnchecked(written),
})

/** True if an example states no result; an example for exploring does not count, since it serves enumeration. */
const isUnchecked = (written: WrittenExample): boolean =>
  !('refused' in written) &&
  !('explore' in written) &&
  ('table' in written ? written.answer === undefined : expectsNothing(written.then ?? {}))

/**
 * True if an expectation names nothing to compare. An empty `offers` or `refuses` counts as nothing; other empty lists count as
 * something.
 */
const expectsNothing = ({ due: { offers = [], refuses = [], ...due } = {}, ...then }: ThenBlock): boolean =>
  isEmpty(then) && isEmpty(due) && offers.length + refuses.length === 0

function knocking<Game extends GameState>(
  rules: Rules<Game>,
  written: WrittenPrecondition,
  openBase: OpenBase,
): Parsed<PreconditionExample<Game>> {
  const opening = parsedInside(['given'], readOpening(rules, written.given, openBase))
  if (!opening.ok) return opening
  if (opening.value.is === 'under way')
    return parseFailure(
      ['refused'],
      'no procedure begins in `given`; expected one that may not, or `when` with the choices',
    )
  const { knock } = opening.value
  const refusedBy = refusingIds(written.refused)
  return { ok: true, value: { kind: 'knocked', ...headOf(rules.book, written), refusedBy, knock } }
}

/** The hint on how an example expects a refusing precondition. */
const EXPECTS_SHUT = '; to expect it, write `refused` with these clauses, and neither `when` nor `then`'

function played<Game extends GameState>(
  rules: Rules<Game>,
  written: Exclude<WrittenExample, WrittenPrecondition | { readonly table: string }>,
  openBase: OpenBase,
): Parsed<PlayExample<Game>> {
  const when = ('when' in written && written.when) || []
  const then = ('then' in written && written.then) || {}
  const opening = readOpening(rules, written.given ?? {}, openBase)
  const begun = parsedInside(['given'], opening.ok ? beginOrExplain(rules, opening.value, EXPECTS_SHUT) : opening)
  const choices = whenProblems(rules.book, when)
  if (!begun.ok) return withProblems(begun, choices)
  const problems = [
    ...choices,
    ...exploreProblems(written, begun.value),
    ...problemsUnder(['then'], thenProblems(rules, begun.value.position.game, then)),
  ]
  const groups = choiceGroups(when)
  const places = choicePaths(when)
  const paths = new Map(groups.flat().map((named, index) => [named, places[index] ?? ['when']]))
  return withProblems(
    { ok: true, value: { kind: 'played', ...headOf(rules.book, written), begun: begun.value, groups, then, paths } },
    problems,
  )
}

/** A position is enumerated from the beginning of a procedure. */
const exploreProblems = (written: WrittenExample, { args }: StartedPosition): readonly Problem[] =>
  'explore' in written && args === undefined
    ? [{ path: ['explore'], message: 'goes on half way; only a procedure that begins can be explored' }]
    : []

/** Lists the faults of an expectation: fields, values, options and clauses that the book does not have. */
function thenProblems<Game extends GameState>(
  rules: Rules<Game>,
  game: Game,
  { game: after, totals = {}, due }: ThenBlock,
): readonly Problem[] {
  const { book } = rules
  const { offers = [], only = [], refuses = [] } = due ?? {}
  const lists = { offers, only }
  return [
    ...seatProblems(book, due?.seat, ['due', 'seat']),
    ...(after === undefined ? [] : problemsOf(parsedInside(['game'], checkGameShape(book, mergePartial(game, after))))),
    ...problemsUnder(['totals'], totalsProblems(book, totals)),
    ...Object.entries(lists).flatMap(([list, options]) =>
      options.flatMap((option, index) => optionProblems(book, option, ['due', list, index])),
    ),
    ...refuses.flatMap(({ option, by }, index) => [
      ...optionProblems(book, option, ['due', 'refuses', index, 'option']),
      ...problemsUnder(['due', 'refuses', index, 'by'], clauseIdProblems(book, by ?? [])),
    ]),
  ]
}

function asked(
  book: Pick<Book, 'sections' | 'title' | 'renamed' | 'tables' | 'charts' | 'questions'>,
  written: Extract<WrittenExample, { readonly table: string }>,
): Parsed<TableExample> {
  const table = book.tables.find(({ name }) => name === written.table)
  if (table === undefined)
    return parseFailure(
      ['table'],
      `"${written.table}" is not a table of ${book.title}${insteadIn(book, 'tables', written.table)}`,
    )
  const view = { ...usualReadingsIn(table.view, book), ...written.view }
  const answer = 'answer' in written ? (written.answer as Json) : undefined
  const example: TableExample = {
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
  return withProblems({ ok: true, value: example }, problems)
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

/** Lists the faults of a view: unknown fields, and fields without one of their listed values. */
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
    {
      path: ['answer'],
      message: `got ${formatValue(answer)}, expected "${ALLOWED}", or \`refused\` instead of \`answer\``,
    },
  ]
}
