/** Lines under other readings: a play is gone again under each reading of a question that is asked on it. @module */
import { type Book, executable, type GameState, type Readings, withReadings } from '#core'
import type { Survey } from './goal-survey.js'
import { type SurveyLine, surveyLine, unusual, usually } from './survey-sources.js'

/** The maximum number of lines to follow under one reading. */
const LINES = 8

/** Surveys lines one after the other, and then some of them again. */
export interface SurveyedLines<Game extends GameState> {
  /** Surveys a line under the usual readings and its own. */
  readonly line: (line: SurveyLine<Game>) => void
  /** The number of non-default readings. */
  readonly readings: number
  /** Surveys some of the lines under each other reading that was asked for on them, reading by reading. */
  readonly again: (told: (done: number) => void) => Generator<void, void>
}

/** Gets ready to survey lines. */
export function surveyReadings<Game extends GameState>(book: Book<Game>, survey: Survey<Game>): SurveyedLines<Game> {
  const others = executable(book.questions).flatMap(({ name, domain, usual }) =>
    domain.filter((reading) => reading !== usual).map((reading) => ({ name, reading })),
  )
  const asking = new Map<string, SurveyLine<Game>[]>()
  return {
    line: (line) => {
      const usual = under(line, usually(book, line.opening.game).readings)
      const [, asked] = withReadings(() => surveyLine(survey, usual))
      if (Object.keys(unusual(book, line.opening.game)).length > 0) surveyLine(survey, line)
      for (const name of asked) asking.set(name, [...(asking.get(name) ?? []), usual])
    },
    readings: others.length,
    again: function* (told) {
      for (const [at, { name, reading }] of others.entries()) {
        told(at)
        for (const line of shortest(asking.get(name) ?? [])) {
          surveyLine(survey, under(line, { ...line.opening.game.readings, [name]: reading }))
          yield
        }
      }
    },
  }
}

const under = <Game extends GameState>(line: SurveyLine<Game>, readings: Readings): SurveyLine<Game> => ({
  ...line,
  opening: { ...line.opening, game: { ...line.opening.game, readings } },
})

const shortest = <Game extends GameState>(lines: readonly SurveyLine<Game>[]): readonly SurveyLine<Game>[] =>
  lines.toSorted((a, b) => a.choices.length - b.choices.length).slice(0, LINES)
