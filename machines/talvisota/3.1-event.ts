/** The international situation of a turn. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, readingOf, record } from 'rulewright/book'
import { eventChanges, eventOf } from '#spec/talvisota/3.1-international-situation'
import type { Game } from '#spec/talvisota/game'
import { withMorale } from '#spec/talvisota/morale'
import { eventProcedure } from '#spec/talvisota/procedures'
import * as cited from '#spec/talvisota/rules.gen'

const Data = record({})
type C = Context<Game, Record<string, never>>
const DIE = [1, 2, 3, 4, 5, 6] as const

const dieOffer = asks<C>().chance({
  name: 'the die of the international situation',
  cites: [cited.situation.die],
  from: () => DIE.map((die) => option('roll', { die })),
  says: (_, { die }) => `${die}`,
})

const { chart, go } = charting<Game, OptionOf<typeof dieOffer>>().implementing(eventProcedure, Data)

export const eventChart: Chart = chart({
  context: ({ input: { game } }) => ({ game, data: {} }),
  initial: 'the die',
  states: {
    'the die': {
      meta: { asks: dieOffer },
      on: {
        roll: go('done', [cited.situation.track, cited.situation.die], ({ context: { game }, event: { die } }) => {
          const event = eventOf.ask({ die })
          const change = eventChanges.ask({ event, before: game.event, eventLasts: readingOf(game, cited.eventLasts) })
          return { game: withMorale({ ...game, event }, 'Finns', change) }
        }),
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
