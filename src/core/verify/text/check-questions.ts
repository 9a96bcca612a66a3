/**
 * The registry of questions: what is wrong with a ruling, and readings that are asked for although no play can tell them.
 *
 * @module
 */

import { questionAnchor } from '../../explore/citation-anchors.js'
import type { Book } from '../../kernel/book/book.js'
import type { GameState, Question } from '../../kernel/sections/question.js'
import { questionOf } from '../../kernel/tables/table-view.js'
import { instead } from '../../lookup/nearest-word.js'
import { type Finding, idsOf } from '../report.js'

const questionFinding = (question: Question, what: string): Finding => ({
  what,
  where: questionAnchor(question.name),
  clauses: idsOf(question.clauses),
})

/** Questions whose ruling cannot be, and questions that no play can tell apart although a table asks for their reading. */
export const unsoundQuestions = <Game extends GameState>({
  questions,
  tables,
  rulings = [],
}: Book<Game>): readonly Finding[] => [
  ...rulings.flatMap(({ question }) => unknownRuling(question, questions)),
  ...questions.flatMap((question) => [
    ...rulingFaults(question).map((what) => questionFinding(question, what)),
    ...(question.editorial === undefined ? [] : tables)
      .filter(({ view }) => Object.values(view.fields).some((domain) => questionOf(domain)?.name === question.name))
      .map(({ name }) =>
        questionFinding(question, `no play can tell its readings apart, but the table "${name}" asks`),
      ),
  ]),
]

function unknownRuling(name: string, questions: readonly Question[]): readonly Finding[] {
  const names = questions.map((one) => one.name)
  if (names.includes(name)) return []
  return [
    {
      what: `has a ruling, but is not a question of the book${instead(name, names)}`,
      where: questionAnchor(name),
      clauses: [],
    },
  ]
}

function rulingFaults({ ruling, usual, written = usual, domain }: Question): readonly string[] {
  if (ruling === undefined) return []
  const { reading, on } = ruling
  const known = domain.includes(reading)
  return [
    ...(known ? [] : [`ruled "${reading}", which is not one of its readings; expected one of ${domain.join(', ')}`]),
    ...(known && reading !== written
      ? [`ruled "${reading}", but "${written}" is ticked; expected the tick at "${reading}" on its page`]
      : []),
    ...(isDate(on) ? [] : [`ruled on "${on}"; expected a day such as 2020-11-30`]),
  ]
}

/** True if a text is a date, as in 2020-11-30. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
