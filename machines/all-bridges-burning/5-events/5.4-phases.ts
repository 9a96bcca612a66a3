/** An Event brings about a phase, or a part of one. @module */

import { type Call, type Calls, type Context, call, charting, record } from 'rulewright/book'
import { z } from 'zod'
import { takesPlace } from '#spec/all-bridges-burning/5-events/5.4-free-commands'
import { Trigger } from '#spec/all-bridges-burning/events/grant-effects'
import { shapeOf, triggerProcedure } from '#spec/all-bridges-burning/events/procedures'
import type { Game } from '#spec/all-bridges-burning/game'
import {
  agitationProcedure,
  germanActionProcedure,
  politicsPhaseProcedure,
  powersProcedure,
  prisonersProcedure,
} from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { GERMAN_CIRCLES } from '#spec/all-bridges-burning/vocabulary'

const Data = record({
  ...shapeOf(Trigger),
  /** The earlier spot of the German cylinder. An Event does not use up the Germans' action of the card itself. */
  cylinder: z.enum(GERMAN_CIRCLES),
})

type C = Context<Game, z.infer<typeof Data>>

const CALL_OF: Readonly<Record<Trigger['what'], Call>> = {
  'Politics Phase': call(politicsPhaseProcedure, null),
  'Prisoners of War': call(prisonersProcedure, null),
  Powers: call(powersProcedure, { occasion: 'Propaganda Round' }),
  'German action': call(germanActionProcedure, null),
  'Agitation of the Reds': call(agitationProcedure, { faction: 'reds' }),
  'Agitation of the Senate': call(agitationProcedure, { faction: 'senate' }),
  'Agitation of the Moderates': call(agitationProcedure, { faction: 'moderates' }),
}

const takingPlace: Calls<C> = {
  procedures: [...new Set(Object.values(CALL_OF).map(({ procedure }) => procedure))],
  pick: ({ data }) => CALL_OF[data.effect.what],
}

const { chart, go, when } = charting<Game>().implementing(triggerProcedure, Data)

export const triggerChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: { cylinder: game.germanCylinder, ...args } }),
  initial: 'does it take place?',
  states: {
    'does it take place?': {
      always: [
        when(
          'it has its place in this Phase',
          ({ context: { game, data } }) => takesPlace.ask({ what: data.effect.what, phase: game.phase }),
          go('taking place', [cited.executingEvents.literally, cited.executingEvents.mustIfPossible]),
        ),
        go('done', [cited.executingEvents.partly]),
      ],
    },
    'taking place': {
      meta: { calls: takingPlace, requirements: [cited.executingEvents.othersInvolved] },
      on: {
        returned: go('done', [], ({ context: { game, data } }) => ({
          game: { ...game, germanCylinder: data.cylinder },
        })),
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
