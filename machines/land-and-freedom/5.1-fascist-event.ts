/** The Fascist Event: a card is revealed, its Attacks come letter by letter, and then its other harm. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  certain,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { initiativeOf } from '#spec/land-and-freedom/4.2-initiative'
import { harmComes } from '#spec/land-and-freedom/5.1-turn-sequence'
import { isLost } from '#spec/land-and-freedom/8.2-defeat-on-a-front'
import { different, fascistCard, without } from '#spec/land-and-freedom/card-piles'
import type { FascistCard, Letter } from '#spec/land-and-freedom/components/cards'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { attackProcedure, effectsProcedure, fascistEventProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import type { Closest, Front } from '#spec/land-and-freedom/vocabulary'

/** The Fronts that the letters of the Attacks mean. */
export const MEANS: Readonly<Record<Letter, Front | Closest>> = {
  M: 'Madrid',
  N: 'Northern',
  A: 'Aragon',
  S: 'Southern',
  V: 'closest to Victory',
  D: 'closest to Defeat',
}

const Data = record({ done: z.int().min(0) })
type C = Context<Game, z.infer<typeof Data>>

const cardOffer = asks<C>().chance({
  name: 'the Fascist card that is revealed',
  cites: [cited.fascistEvent.reveal],
  from: ({ game }) => different(game.fascists.deck).map((card) => option('reveal', { card })),
  says: (_, { card }) => card,
})

export function fascistEventChart(parts: Components): Chart {
  const { chart, go, when } = charting<Game, OptionOf<typeof cardOffer>>().implementing(fascistEventProcedure, Data)
  const cardOf = ({ game }: C): FascistCard => fascistCard(parts, game.fascists.current)
  const harmFirst = ({ context: { game } }: { context: C }) =>
    harmComes.ask({ harmOrder: readingOf(game, cited.harmOrder) }) === 'the other harm'
  const lost = when('the war is lost', ({ context: { game } }: { context: C }) => isLost(game), 'done')

  return chart({
    context: ({ input: { game } }) => ({ game, data: { done: 0 } }),
    initial: 'revealing',
    states: {
      revealing: {
        meta: { asks: cardOffer },
        on: {
          reveal: go('what comes first', [cited.fascistEvent.reveal], ({ context: { game }, event: { card } }) => ({
            game: { ...game, fascists: { deck: without(game.fascists.deck, card), current: card } },
          })),
          nothing: 'done',
        },
      },
      'what comes first': {
        always: [when('the harm', harmFirst, 'the other harm'), 'Attacks'],
      },
      Attacks: {
        always: [
          lost,
          when(
            'all have come',
            ({ context }) => context.data.done === cardOf(context).attacks.length,
            'what comes last',
          ),
          'the Attacks of a letter',
        ],
      },
      'what comes last': {
        always: [when('the harm came first', harmFirst, 'done'), 'the other harm'],
      },
      'the Attacks of a letter': {
        meta: {
          calls: calls(attackProcedure, (context) => {
            const { letter, number } = certain(cardOf(context).attacks[context.data.done], 'letter of the card')
            return { faction: initiativeOf(context.game), fronts: [MEANS[letter]], number, ofCard: false }
          }),
          requirements: [cited.fascistEvent.letters, cited.fascistEvent.closest],
        },
        on: {
          returned: go('Attacks', [], ({ context: { data } }) => ({ data: { done: data.done + 1 } })),
        },
      },
      'the other harm': {
        meta: {
          calls: calls(effectsProcedure, (context) => ({
            faction: initiativeOf(context.game),
            actor: initiativeOf(context.game),
            effects: cardOf(context).harm,
            by: 'Fascists' as const,
          })),
          requirements: [cited.fascistEvent.harm],
        },
        on: { returned: [when('the Attacks follow', harmFirst, 'Attacks'), 'done'] },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
