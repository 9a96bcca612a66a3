/** Readings: how the questions of a book are read in a game, and what changes where one is read otherwise. @module */

import {
  executable,
  type GameState,
  offeredIn,
  type Position,
  type Question,
  type Rules,
  readingOf,
  seenApart,
  spoken,
  tryRules,
} from '#core'
import { foldedText, foldTexts } from './fold-texts.js'
import type { ReadingChoice } from './protocol.js'

/** The same position under other readings. */
export const withReadings = <Game extends GameState>(
  { game, ...rest }: Position<Game>,
  readings: Readonly<Record<string, string>>,
): Position<Game> => ({ ...rest, game: { ...game, readings: { ...game.readings, ...readings } } })

/** The questions of a book as they are read in a position, first those of which another reading changes what is due here. */
export function questionsAt<Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
): readonly ReadingChoice[] {
  const all = executable(rules.book.questions).map((question): ReadingChoice => {
    const reading = readingOf(position.game, question)
    return {
      name: question.name,
      asks: question.asks,
      reading,
      usual: question.usual,
      readings: Object.entries(question.readings).map(([name, says]) => ({ name, says: String(says) })),
      matters: question.domain.some((other) => other !== reading && matters(rules, position, question, other)),
    }
  })
  return [...all.filter(({ matters }) => matters), ...all.filter(({ matters }) => !matters)]
}

function matters<Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
  { name }: Question,
  reading: string,
): boolean {
  const apart = tryRules(() => seenApart(rules, position, withReadings(position, { [name]: reading })))
  return 'value' in apart && apart.value.includes('due')
}

/** Lists the options that exist only in the first of two positions. */
export function offeredOnly<Game extends GameState>(
  { decide }: Rules<Game>,
  one: Position<Game>,
  other: Position<Game>,
): readonly string[] {
  const textsIn = (position: Position<Game>) => {
    const due = decide(position)
    return due.over ? [] : offeredIn(due).map((choice) => `${choice.seat}: ${spoken(choice)}`)
  }
  const others = new Set(textsIn(other))
  const texts = textsIn(one).filter((text) => !others.has(text))
  return foldTexts(texts).map((fold) => foldedText(fold, texts))
}
