/**
 * Which unit is given an action.
 *
 * @module
 */
import { actionsAndTasks } from '../../../spec/front-line/clauses/rounds.js'
import type { Components } from '../../../spec/front-line/components/components.js'
import type { Game } from '../../../spec/front-line/game.js'
import type { ActionArgs, BoardAction } from '../../../spec/front-line/procedures/procedures.js'
import { sameMission } from '../../../spec/front-line/questions/same-mission.js'
import { mayNotAct } from '../../../spec/front-line/tables/turn.js'
import { actionsOf, unitAt, unitsOf } from '../../../spec/front-line/units.js'
import type { Square } from '../../../spec/front-line/vocabulary.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { canAct } from './possible.js'

const startOf = (parts: Components, { field }: Game, unit: Square) => {
  const ground = parts.fields[field].ground[unit]
  return ground === 'Port' || ground === 'Air Base' ? ground : 'elsewhere'
}

/** How a unit looks to the table of those that may not be given an action. */
function unitView(parts: Components, game: Game, action: BoardAction, square: Square) {
  const unit = unitAt(game, square)
  const done = actionsOf(game, square)
  return {
    action,
    kind: unit?.kind ?? 'Infantry',
    status: unit?.status ?? 'active',
    given: Math.min(done.length, 2),
    again: done.includes(action),
    start: startOf(parts, game, square),
    possible: true,
    sameMission: readingOf(game, sameMission),
  } as const
}

/** The unit that is given the action. */
export const unitOfferOn = (parts: Components) =>
  asks<{ game: Game; data: ActionArgs }>().must({
    name: 'the unit that does it',
    cites: [actionsAndTasks.useSupply, actionsAndTasks.severalUnits],
    about: ({ data }) => data.what,
    seat: ({ data }) => data.player,
    from: ({ game, data }) => unitsOf(game, data.player).map((unit) => option('with', { unit })),
    says: ({ game }, { unit }) => `${game.squares[unit]} in ${unit}`,
    forbid: {
      table: mayNotAct,
      view: ({ game, data: { player, what } }, { unit }) => {
        const viewed = unitView(parts, game, what, unit)
        // Where a unit can go is looked up only if nothing else keeps it from acting.
        return mayNotAct.refuses(viewed) ? viewed : { ...viewed, possible: canAct(parts, game, player, what, unit) }
      },
    },
  })
