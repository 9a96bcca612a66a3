/** Lines under other readings: a play is gone again under each reading of a question that is asked on it. @module */
import type { Book } from '../../kernel/book.js'
import { hearingReadings } from '../../kernel/hearing.js'
import { executable, type GameState, type Readings } from '../../kernel/question.js'
import { type SurveyLine, surveyLine, unusual, usually } from './pool.js'
import type { Survey } from './survey.js'

/** How many lines are gone under a reading. */
const LINES = 8

/** Surveys lines under the usual readings and their own, and some under each other reading that is asked for on them. */
export function surveyReadings<Game extends GameState>(
  book: Book<Game>,
  survey: Survey<Game>,
  lines: readonly SurveyLine<Game>[],
  told: (done: number, total: number) => void,
): void {
  const others = executable(book.questions).flatMap(({ name, domain, usual }) =>
    domain.filter((reading) => reading !== usual).map((reading) => ({ name, reading })),
  )
  const total = lines.length + others.length
  const asking = new Map<string, SurveyLine<Game>[]>()
  for (const [at, line] of lines.entries()) {
    told(at, total)
    const usual = under(line, usually(book, line.opening.game).readings)
    const [, asked] = hearingReadings(() => surveyLine(survey, usual))
    if (Object.keys(unusual(book, line.opening.game)).length > 0) surveyLine(survey, line)
    for (const name of asked) asking.set(name, [...(asking.get(name) ?? []), usual])
  }
  for (const [at, { name, reading }] of others.entries()) {
    told(lines.length + at, total)
    for (const line of shortest(asking.get(name) ?? []))
      surveyLine(survey, under(line, { ...line.opening.game.readings, [name]: reading }))
  }
}

const under = <Game extends GameState>(line: SurveyLine<Game>, readings: Readings): SurveyLine<Game> => ({
  ...line,
  opening: { ...line.opening, game: { ...line.opening.game, readings } },
})

const shortest = <Game extends GameState>(lines: readonly SurveyLine<Game>[]): readonly SurveyLine<Game>[] =>
  lines.toSorted((a, b) => a.choices.length - b.choices.length).slice(0, LINES)
