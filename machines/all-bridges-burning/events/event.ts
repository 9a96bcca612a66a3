/**
 * The Event of the current card: which text of it, and the effects of that text.
 *
 * @module
 */
import { z } from 'zod'
import { asks, type Chart, type Context, calls, charting, type OptionOf, option } from '#kernel'
import { eventCard, options } from '#spec/all-bridges-burning/2-sequence-of-play/2.1-start'
import { dualUse, executingEvents, mayNotChoose } from '#spec/all-bridges-burning/5-events/5.1-events'
import { Effects } from '#spec/all-bridges-burning/events/effects'
import { cardOf, type EventPack, type TextName, textsOf } from '#spec/all-bridges-burning/events/pack'
import { effectsProcedure } from '#spec/all-bridges-burning/events/procedures'
import { effectsText } from '#spec/all-bridges-burning/events/text/effects'
import type { Game } from '#spec/all-bridges-burning/game'
import { eventProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { FACTIONS } from '#spec/all-bridges-burning/vocabulary'
import type { Trials } from '../non-players/trials.js'
import { weighingTexts } from './trying.js'

const Data = z
  .strictObject({
    faction: z.enum(FACTIONS),
    /** The effects of the text that is carried out. */
    effects: Effects,
  })
  .readonly()
type C = Context<Game, z.infer<typeof Data>>

/** The texts of the current card. */
const textsIn = (pack: EventPack, { cards }: Game) => {
  const card = cardOf(pack, cards.current)
  return card === undefined ? [] : textsOf(card)
}

/** A text of the card, by its name and what it says. */
const textText = (texts: ReturnType<typeof textsIn>, name: TextName): string => {
  const effects = texts.find(([other]) => other === name)?.[1] ?? []
  return `${name === 'the text' ? name : `the ${name} text`}: ${effectsText(effects)}`
}

const choiceOf = (pack: EventPack, trials: Trials) =>
  asks<C>().must({
    name: 'the text of the Event to carry out',
    cites: [dualUse.select, dualUse.notBoth, eventCard.choices],
    seat: ({ data }) => data.faction,
    about: ({ game }) => cardOf(pack, game.cards.current)?.title ?? 'no card',
    from: ({ game }: C) => textsIn(pack, game).map(([text]) => option('carry out', { text })),
    says: ({ game }, { text }) => textText(textsIn(pack, game), text),
    forbid: {
      table: mayNotChoose,
      view: weighingTexts<C>(trials, ({ game, data }) => ({
        executing: data.faction,
        here: 'nowhere',
        texts: Object.fromEntries(textsIn(pack, game)),
      })),
    },
  })

/** The chart of the Event of the current card, over a pack. */
export function eventChart(pack: EventPack, trials: Trials): Chart {
  const choice = choiceOf(pack, trials)
  const { chart, go } = charting<Game, OptionOf<typeof choice>>().implementing(eventProcedure, Data)
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { effects: [], ...args } }),
    initial: 'which text?',
    states: {
      'which text?': {
        meta: { asks: choice, requirements: [eventCard.choices] },
        on: {
          'carry out': go(
            'carrying out',
            [options.firstEvent, dualUse.select, executingEvents.literally],
            ({ context: { game, data }, event }) => ({
              data: { ...data, effects: textsIn(pack, game).find(([text]) => text === event.text)?.[1] ?? [] },
            }),
          ),
          nothing: go('done', [executingEvents.partly]),
        },
      },
      'carrying out': {
        meta: {
          calls: calls(effectsProcedure, ({ data: { effects, faction } }) => ({
            effects,
            executing: faction,
            here: 'nowhere',
          })),
        },
        on: { returned: 'done' },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
