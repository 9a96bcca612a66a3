/** The units of the Finnish Reinforcements, where they are chosen with the support. @module */

import { asks, type Context, option, readingOf } from 'rulewright/book'
import { choosesReinforcements, mayNotBring, mayNotBringNone } from '#spec/talvisota/3.3-chosen-reinforcements'
import type { FinnishUnits, Game } from '#spec/talvisota/game'
import { finnishPlanOf, withEngaged, withFinnishPlan } from '#spec/talvisota/plans'
import * as cited from '#spec/talvisota/rules.gen'
import { finnishForces, plus, sizeOf, unitsText } from '#spec/talvisota/units'
import type { FinnishStrategy } from '#spec/talvisota/vocabulary'

type C = Context<Game, { readonly strategy: FinnishStrategy }>

/** One more than come, so that it is told why not. */
const UNITS = 3

/** Returns the time for choosing the units of the Finnish Reinforcements. */
export const chosenWhen = (game: Game): ReturnType<typeof choosesReinforcements.ask> =>
  choosesReinforcements.ask({ solo: game.solo, reinforcementsChosen: readingOf(game, cited.reinforcementsChosen) })

/** True if a Combat Strategy is to receive the units of its Reinforcements. */
export const bringsNow = ({ game, data: { strategy } }: C): boolean =>
  finnishPlanOf(game, strategy).supports.includes('RENF') && chosenWhen(game) === 'with the support'

export const bringOffer = asks<C>().may(
  option('no Reinforcements'),
  {
    name: 'the units of the Reinforcements',
    sealed: true,
    cites: [cited.finnishSupports.reinforcements],
    about: ({ data: { strategy } }) => strategy,
    seat: () => 'Finns',
    from: ({ game }) => finnishForces(game.finns.forces, UNITS).map((units) => option('bring', { ...units })),
    says: (_, { type: _type, ...units }) => unitsText(units),
    forbid: {
      table: mayNotBring,
      view: {
        units: (_, { type: _type, ...units }) => sizeOf(units),
        others: ({ game }, { type: _type, ...units }) => sizeOf(game.finns.forces) > sizeOf(units),
        finnishReinforcements: ({ game }) => readingOf(game, cited.finnishReinforcements),
      },
    },
  },
  {
    table: mayNotBringNone,
    view: {
      others: ({ game }) => sizeOf(game.finns.forces) > 0,
      finnishReinforcements: ({ game }) => readingOf(game, cited.finnishReinforcements),
    },
  },
)

/** A game in which a Combat Strategy has the units of its Reinforcements, too. */
export function withBrought({ game, data: { strategy } }: C, units: FinnishUnits): Game {
  const { units: before } = finnishPlanOf(game, strategy)
  const brought = withEngaged(game, strategy, units)
  return withFinnishPlan(brought, strategy, { units: plus(before, units) })
}
