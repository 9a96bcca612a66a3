/**
 * Which unit is given an action.
 *
 * @module
 */
import { actionsAndTasks } from '../../../spec/front-line/clauses/rounds.js'
import type { Components } from '../../../spec/front-line/components/components.js'
import type { Game } from '../../../spec/front-line/game.js'
import type { ActionArgs } from '../../../spec/front-line/procedures/procedures.js'
import { sameMission } from '../../../spec/front-line/questions/same-mission.js'
import { remembering } from '../../../spec/front-line/remembering.js'
import { mayNotAct } from '../../../spec/front-line/tables/turn.js'
import { actionsOf, unitAt, unitsOf } from '../../../spec/front-line/units.js'
import type { Square } from '../../../spec/front-line/vocabulary.js'
import type { Context } from '../../../src/kernel/chart.js'
import { deciding } from '../../../src/kernel/deciding.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { canAct } from './possible.js'

type ActionContext = Context<Game, ActionArgs>

const startOf = (parts: Components, { field }: Game, unit: Square) => {
  const ground = parts.fields[field].ground[unit]
  return ground === 'Port' || ground === 'Air Base' ? ground : 'elsewhere'
}

/** A unit that could be given an action. */
interface Acting {
  readonly unit: Square
}

/** What keeps a unit from being given an action, could it go anywhere. */
const unfitOn = (parts: Components) =>
  deciding<ActionContext, Acting>()({
    table: mayNotAct,
    view: {
      action: ({ data }) => data.what,
      kind: ({ game }, { unit }) => unitAt(game, unit)?.kind ?? 'Infantry',
      status: ({ game }, { unit }) => unitAt(game, unit)?.status ?? 'active',
      given: ({ game }, { unit }) => Math.min(actionsOf(game, unit).length, 2),
      again: ({ game, data }, { unit }) => actionsOf(game, unit).includes(data.what),
      start: ({ game }, { unit }) => startOf(parts, game, unit),
      possible: () => true,
      sameMission: ({ game }) => readingOf(game, sameMission),
    },
  })

/** The unit that is given the action. */
export const unitOfferOn = remembering((parts: Components) => {
  const unfit = unfitOn(parts)
  return asks<ActionContext>().must({
    name: 'the unit that does it',
    cites: [actionsAndTasks.useSupply, actionsAndTasks.severalUnits],
    about: ({ data }) => data.what,
    seat: ({ data }) => data.player,
    from: ({ game, data }: ActionContext) => unitsOf(game, data.player).map((unit) => option('with', { unit })),
    says: ({ game }, { unit }) => `${game.squares[unit]} in ${unit}`,
    forbid: {
      table: mayNotAct,
      view: {
        ...unfit.view,
        // Where a unit can go is looked up only if nothing else keeps it from acting.
        possible: (context, candidate) =>
          unfit.refuses(context, candidate) ||
          canAct(parts, context.game, context.data.player, context.data.what, candidate.unit),
      },
    },
  })
})
