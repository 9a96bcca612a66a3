/** What cases show that are made for their own sake: examples, kept plays and whole games. @module */

import { canonical } from '../../kernel/json.js'
import type { GameState } from '../../kernel/question.js'
import type { Asked, CaseMaker } from './cases.js'
import type { FromExample } from './examples.js'
import type { Shows } from './gather.js'
import { plainChoice } from './plain.js'
import { type Gone, goneAgain } from './retrace.js'
import type { Walker } from './walk.js'

/** Makes the cases of an example, and tells which goals each of them shows. */
export function wholeCases<Game extends GameState>(
  walker: Walker<Game>,
  maker: CaseMaker,
  { asked, line: { opening, choices } }: FromExample<Game>,
): readonly Shows[] {
  const gone = goneAgain(walker, { ...opening, choices, natural: true })
  return asked.flatMap((one) => {
    const made = maker.make(one)
    return made && gone ? [{ id: made.id, shows: shownIn(walker, gone, one) }] : []
  })
}

function shownIn<Game extends GameState>(walker: Walker<Game>, gone: Gone<Game>, asked: Asked): readonly number[] {
  if (asked.asks === 'result' && canonical(asked.choices) === canonical(gone.choices)) return gone.shows
  const { refused, shows } = walker.look(gone.place)
  if (asked.asks === 'judgement') return shows
  const text = canonical(asked.choices.at(-1))
  const meant = refused.find((one) => canonical(plainChoice(one)) === text)
  return meant ? walker.goals.ofRefusal(meant) : []
}
