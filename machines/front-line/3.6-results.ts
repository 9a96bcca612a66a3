/** The data of the dice of an Attack, and the result that they show. @module */

import { type Context, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { OUTCOMES, type Outcome } from '#spec/front-line/3.2-attack'
import { diceRolled } from '#spec/front-line/3.4-height'
import { columnOf, DICE, diePick, finalCell, yellowColumnDie } from '#spec/front-line/3.6-attack-results'
import { defended } from '#spec/front-line/4.1-miss'
import { edgeRoll } from '#spec/front-line/4.7-edge'
import { type Die, iconsOf, industryIcon, resultIn } from '#spec/front-line/8.5-attack-result-table'
import { advantageCell, type ResultsChart } from '#spec/front-line/components/attack-results'
import type { Components } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import { StrikeArgs } from '#spec/front-line/procedures/attack'
import * as cited from '#spec/front-line/rules.gen'
import type { Icon, Result } from '#spec/front-line/vocabulary'
import { attackerOf, fieldOf, rangeTo, standingOf, targetOf } from './3.2-strike.js'
import { withEdgeAfter } from './4.7-edge.js'

const face = z.int().min(0).max(6)
export const DiceData = record({
  ...StrikeArgs.unwrap().shape,
  /** The dice; 0 before they are rolled. */
  white: face,
  yellow: face,
  /** The die that Tanks have picked. */
  picked: z.enum(['none', ...DICE]),
  /** The result, once it is final. */
  result: z.enum(OUTCOMES),
})

export type DiceData = z.infer<typeof DiceData>
export type DiceContext = Context<Game, DiceData>
export const begun = (args: StrikeArgs): DiceData => ({ white: 0, yellow: 0, picked: 'none', result: 'Miss', ...args })

/** Returns the dice that the attacker rolls. */
export const rolledBy = (parts: Components, context: DiceContext) =>
  diceRolled.ask({ stands: standingOf(parts, context) })

/** The result in a cell, the roll that was looked up, and the icons beside it. */
interface Shown {
  readonly result: Result
  readonly roll: number
  readonly icons: readonly Icon[]
}

/** The chart in which results are looked up. */
const chartOf = ({ results }: Components, { game }: DiceContext): ResultsChart =>
  results[industryIcon.ask({ industryThree: readingOf(game, cited.industryThree) })]

function whiteCell(parts: Components, context: DiceContext): Shown {
  const { white } = context.data
  const column = columnOf.ask({
    kind: attackerOf(context).kind,
    stands: standingOf(parts, context),
    range: rangeTo(parts, context),
  })
  return {
    result: resultIn.ask({ column, roll: white }),
    roll: white,
    icons: iconsOf.compute(chartOf(parts, context), column, white),
  }
}

function yellowCell(parts: Components, context: DiceContext): Shown {
  const chart = chartOf(parts, context)
  const roll = context.data[yellowColumnDie.ask({ reading: readingOf(context.game, cited.advantageDie) })]
  return { result: advantageCell(chart, roll), roll, icons: iconsOf.compute(chart, 'Advantage', roll) }
}

/** Finds the cell of the column with the result, if an attacker with two dice picks this one. */
function shownBy(parts: Components, context: DiceContext, picked: DiceData['picked']): Shown {
  const white = whiteCell(parts, context)
  const column = finalCell.ask({
    rolled: rolledBy(parts, context),
    kind: attackerOf(context).kind,
    white: white.result === 'Adv' ? 'Adv' : 'another result',
    picked,
    tankTakesWhite: readingOf(context.game, cited.tankTakesWhite),
  })
  if (column === 'yellow') return yellowCell(parts, context)
  return column === 'white' ? white : { ...white, result: 'Miss' }
}

function afterDefense(parts: Components, context: DiceContext, { result, icons }: Shown): Outcome {
  const ground = fieldOf(parts, context.game).ground[context.data.target]
  const defense = defended.ask({
    cityIcon: icons.some((icon) => icon === ground),
    soldier: icons.includes('Soldier'),
    kind: targetOf(context).kind,
    ground,
  })
  return result === 'Adv' || defense === 'a Miss' ? 'Miss' : result
}

/** The result that a die gives, as far as it is not yet final. */
export const resultBy = (parts: Components, context: DiceContext, die: Die): Outcome =>
  afterDefense(parts, context, shownBy(parts, context, die))

/** True if Tanks have yet to pick one of two dice. */
export const hasToPick = (context: DiceContext): boolean =>
  context.data.yellow > 0 &&
  context.data.picked === 'none' &&
  diePick.ask({ kind: attackerOf(context).kind }) === 'the attacker'

/** Formats the result of the dice, or both dice if Tanks have yet to pick one. */
export const shownInWords = (parts: Components, context: DiceContext): string =>
  hasToPick(context)
    ? `white ${context.data.white}, yellow ${context.data.yellow}`
    : afterDefense(parts, context, shownBy(parts, context, context.data.picked))

/** The rolls that can move the Edge, in the order in which they do. */
function edgeFaces({ game, data: { white, yellow } }: DiceContext, { roll }: Shown): readonly number[] {
  const counts = edgeRoll.ask({ reading: readingOf(game, cited.edgeDie) })
  if (counts === 'both') return [white, yellow].filter((face) => face > 0).toSorted((one, other) => one - other)
  return [counts === 'white' ? white : roll]
}

/** The game and the data once the result is final: the Edge may have gone to somebody. */
export function finished(parts: Components, context: DiceContext): DiceContext {
  const shown = shownBy(parts, context, context.data.picked)
  return {
    game: withEdgeAfter(context, 'the Attack Results chart', edgeFaces(context, shown)),
    data: { ...context.data, result: afterDefense(parts, context, shown) },
  }
}
