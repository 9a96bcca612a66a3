/** The goals shown by cases that are made for their own sake: examples, stored plays and complete games. @module */

import { canonical, type GameState } from '#core'
import type { Case } from '../format/case.js'
import type { CaseMaker, CaseRequest } from './case-maker.js'
import type { Shows } from './collect-cases.js'
import type { FromExample } from './examples.js'
import { plainChoice } from './game-cache.js'
import { type Gone, goneAgain } from './retrace-paths.js'
import type { Walker } from './rules-walker.js'

/** A case that is made for its own sake, and which goals it shows; nothing shows where its line cannot be gone again. */
export interface WholeCase {
  readonly asked: CaseRequest
  readonly made: Case | undefined
  readonly shows?: readonly number[]
}

/** Makes the cases of an example, and tells which goals each of them shows. */
export function wholeCases<Game extends GameState>(
  walker: Walker<Game>,
  make: CaseMaker['make'],
  { asked, line: { opening, choices } }: FromExample<Game>,
): readonly WholeCase[] {
  const gone = goneAgain(walker, { ...opening, choices, natural: true })
  return asked.map((one) => {
    const made = make(one)
    return { asked: one, made, ...(made && gone && { shows: shownIn(walker, gone, one) }) }
  })
}

/** Pairs cases with the goals that they show. */
export const showsOf = (cases: readonly WholeCase[]): readonly Shows[] =>
  cases.flatMap(({ made, shows }) => (made && shows ? [{ id: made.id, shows }] : []))

function shownIn<Game extends GameState>(
  walker: Walker<Game>,
  gone: Gone<Game>,
  asked: CaseRequest,
): readonly number[] {
  if (asked.asks === 'result' && canonical(asked.choices) === canonical(gone.choices)) return gone.shows
  const { refused, shows } = walker.look(gone.place)
  if (asked.asks === 'judgement') return shows
  const text = canonical(asked.choices.at(-1))
  const meant = refused.find((one) => canonical(plainChoice(one)) === text)
  return meant ? walker.goals.ofRefusal(meant) : []
}
