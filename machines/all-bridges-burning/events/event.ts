/**
 * The Event of the current card: which text of it, and the effects of that text.
 *
 * @module
 */
import { z } from 'zod'
import { dualUse, executingEvents } from '../../../spec/all-bridges-burning/clauses/events.js'
import { eventCard, options } from '../../../spec/all-bridges-burning/clauses/sequence-of-play.js'
import { Effects } from '../../../spec/all-bridges-burning/events/effects.js'
import { cardOf, type EventPack, type TextName, textsOf } from '../../../spec/all-bridges-burning/events/pack.js'
import { effectsProcedure } from '../../../spec/all-bridges-burning/events/procedures.js'
import { mayNotChoose } from '../../../spec/all-bridges-burning/events/tables/choices.js'
import { effectsText } from '../../../spec/all-bridges-burning/events/text/effects.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { eventProcedure } from '../../../spec/all-bridges-burning/procedures/turn.js'
import { FACTIONS } from '../../../spec/all-bridges-burning/vocabulary.js'
import { type Chart, type Context, charting } from '../../../src/kernel/chart.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { calls } from '../../../src/kernel/procedure.js'
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
  const { chart, effect } = charting<Game, OptionOf<typeof choice>>().implementing(eventProcedure, Data)
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { effects: [], ...args } }),
    initial: 'which text?',
    states: {
      'which text?': {
        meta: { asks: choice, requirements: [eventCard.choices] },
        on: {
          'carry out': {
            target: 'carrying out',
            meta: { requirements: [options.firstEvent, dualUse.select, executingEvents.literally] },
            actions: effect(({ context: { game, data }, event }) => ({
              data: { ...data, effects: textsIn(pack, game).find(([text]) => text === event.text)?.[1] ?? [] },
            })),
          },
          nothing: { target: 'done', meta: { requirements: [executingEvents.partly] } },
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
