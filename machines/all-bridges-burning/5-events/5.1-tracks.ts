/** An Event changes what a track shows: Polarization, Vassalage or Resources. @module */

import { charting } from 'rulewright/book'
import { polarized, withVassalage } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
import type { Track } from '#spec/all-bridges-burning/events/marker-effects'
import { factionOf, isFaction } from '#spec/all-bridges-burning/events/owners'
import { trackProcedure } from '#spec/all-bridges-burning/events/procedures'
import { resourcesByEvent, transferredByEvent } from '#spec/all-bridges-burning/events/tracks'
import type { Game } from '#spec/all-bridges-burning/game'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Known } from './5.1-steps.js'

/** A game in which a track has changed as the text says. */
function changed(game: Game, { effect: text, executing, owners }: Known<Track>): Game {
  switch (text.do) {
    case 'shift Polarization':
      return polarized(game, text.amount)
    case 'shift Vassalage':
      return withVassalage(game, text.power, text.amount)
    case 'transfer Resources':
      return transferredByEvent(game, factionOf(text.from, executing), factionOf(text.to, executing), text.amount)
    default: {
      const by = text.do === 'gain Resources' ? text.amount : -text.amount
      return owners.filter(isFaction).reduce((before, of) => resourcesByEvent.compute(before, of, by), game)
    }
  }
}

const { chart, go, when } = charting<Game>().implementing(trackProcedure, trackProcedure.args)

export const trackChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'which track?',
  states: {
    'which track?': {
      always: [
        when(
          'it is Polarization',
          ({ context: { data } }) => data.effect.do === 'shift Polarization',
          go('done', [cited.executingEvents.literally, cited.polarization.actions], ({ context: { game, data } }) => ({
            game: changed(game, data),
          })),
        ),
        when(
          'it is Vassalage',
          ({ context: { data } }) => data.effect.do === 'shift Vassalage',
          go('done', [cited.executingEvents.literally, cited.vassalage.events], ({ context: { game, data } }) => ({
            game: changed(game, data),
          })),
        ),
        go('done', [cited.executingEvents.literally, cited.executingEvents.partly], ({ context: { game, data } }) => ({
          game: changed(game, data),
        })),
      ],
    },
    done: { type: 'final' },
  },
  output: null,
})
