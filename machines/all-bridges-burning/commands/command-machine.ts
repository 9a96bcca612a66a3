/**
 * What every Command brings: its chart, and whether it can be executed anywhere.
 *
 * @module
 */
import { commandsInGeneral } from '../../../spec/all-bridges-burning/clauses/commands/general.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import type { Terms } from '../../../spec/all-bridges-burning/procedures/commands.js'
import type { Opening } from '../../../spec/all-bridges-burning/vocabulary.js'
import type { Chart } from '../../../src/kernel/chart.js'
import type { Offer, Refused } from '../../../src/kernel/offer.js'

/** A Command: its chart, and whether it can be executed anywhere. */
export interface CommandMachine {
  readonly chart: Chart
  readonly opening: (game: Game, terms: Terms) => Opening
}

/** A Command that remembers of every game on which terms it can be executed; the same is asked for box after box. */
export function remembering({ chart, opening }: CommandMachine): CommandMachine {
  const known = new WeakMap<Game, Map<string, Opening>>()
  return {
    chart,
    opening: (game, terms) => {
      const answers = known.get(game) ?? new Map<string, Opening>()
      known.set(game, answers)
      const key = JSON.stringify(terms)
      const answer = answers.get(key) ?? opening(game, terms)
      answers.set(key, answer)
      return answer
    },
  }
}

const failsForResources = ({ refusals }: Refused) =>
  refusals.every(({ clauses }) => clauses.includes(commandsInGeneral.enoughResources))

/** Whether the first choice of a Command has an option, or would have one with more Resources. */
export function openingOf<C>(offer: Offer<C>, context: C): Opening {
  if (offer.open(context)) return 'open'
  return offer.refused(context).some(failsForResources) ? 'unaffordable' : 'nowhere'
}
