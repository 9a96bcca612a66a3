/** The Event of the current card: which text of it, and the effects of that text. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  certain,
  charting,
  type OptionOf,
  option,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { mayNotChoose } from '#spec/all-bridges-burning/5-events/5.1-events'
import { Choose, type Effect, Effects } from '#spec/all-bridges-burning/events/effects'
import { cardOf, type EventPack, type TextName, textsIn } from '#spec/all-bridges-burning/events/pack'
import { chooseProcedure, effectsProcedure, shapeOf } from '#spec/all-bridges-burning/events/procedures'
import { effectsText } from '#spec/all-bridges-burning/events/text/effects'
import type { Game } from '#spec/all-bridges-burning/game'
import { eventProcedure } from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { FACTIONS } from '#spec/all-bridges-burning/vocabulary'
import type { Trials } from '../8-non-players/8.1.5-trials.js'
import { decider } from './5.1-steps.js'
import { weighingTexts } from './5.1-trying.js'

const Data = record({
  faction: z.enum(FACTIONS),
  /** The effects of the text that is carried out. */
  effects: Effects,
})

type C = Context<Game, z.infer<typeof Data>>

/** A text of the card, by its name and what it says. */
const textText = (texts: ReturnType<typeof textsIn>, name: TextName): string => {
  const effects = texts.find(([other]) => other === name)?.[1] ?? []
  return `${name === 'the text' ? name : `the ${name} text`}: ${effectsText(effects)}`
}

const choiceOf = (pack: EventPack, trials: Trials) =>
  asks<C>().must({
    name: 'the text of the Event to carry out',
    cites: [cited.dualUse.select, cited.dualUse.notBoth, cited.eventCard.choices],
    seat: ({ data }) => data.faction,
    about: ({ game }) => cardOf(pack, game.cards.current)?.title ?? 'no card',
    from: ({ game }: C) => textsIn(pack, game.cards.current).map(([text]) => option('carry out', { text })),
    says: ({ game }, { text }) => textText(textsIn(pack, game.cards.current), text),
    forbid: {
      table: mayNotChoose,
      view: weighingTexts<C>(trials, ({ game, data }) => ({
        executing: data.faction,
        here: 'nowhere',
        texts: Object.fromEntries(textsIn(pack, game.cards.current)),
      })),
    },
  })

export function eventChart(pack: EventPack, trials: Trials): Chart {
  const choice = choiceOf(pack, trials)
  const { chart, go } = charting<Game, OptionOf<typeof choice>>().implementing(eventProcedure, Data)
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { effects: [], ...args } }),
    initial: 'which text?',
    states: {
      'which text?': {
        meta: { asks: choice, requirements: [cited.eventCard.choices] },
        on: {
          'carry out': go(
            'carrying out',
            [cited.options.firstEvent, cited.dualUse.select, cited.executingEvents.literally],
            ({ context: { game, data }, event }) => ({
              data: {
                ...data,
                effects: textsIn(pack, game.cards.current).find(([text]) => text === event.text)?.[1] ?? [],
              },
            }),
          ),
          nothing: go('done', [cited.executingEvents.partly]),
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

const ChooseData = record({
  ...shapeOf(Choose),
  /** The text that was chosen. */
  chosen: z.string(),
})

type ChooseContext = Context<Game, z.infer<typeof ChooseData>>

const chosenIn = ({ from }: Choose, text: string): readonly Effect[] =>
  certain(
    from.find((one) => one.text === text),
    `effect "${text}"`,
  ).effects

/** Formats a choice: its name in the pack, and its meaning if the words differ. */
const choiceText = (text: string, words: string): string => (text === words ? text : `${text}: ${words}`)

const choosingWith = (trials: Trials) =>
  asks<ChooseContext>().must({
    name: 'the effect to be carried out',
    cites: [cited.executingEvents.executingSelects],
    seat: decider,
    from: ({ data }: ChooseContext) => data.effect.from.map(({ text }) => option('choose', { text })),
    says: ({ data }, { text }) => choiceText(text, effectsText(chosenIn(data.effect, text))),
    forbid: {
      table: mayNotChoose,
      view: weighingTexts<ChooseContext>(trials, ({ data: { effect, executing, here } }) => ({
        executing,
        here,
        texts: Object.fromEntries(effect.from.map((one) => [one.text, one.effects])),
      })),
    },
  })

export function chooseChart(trials: Trials): Chart {
  const choosing = choosingWith(trials)
  const { chart, go } = charting<Game, OptionOf<typeof choosing>>().implementing(chooseProcedure, ChooseData)
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { chosen: '', ...args } }),
    initial: 'choosing',
    states: {
      choosing: {
        meta: { asks: choosing },
        on: {
          choose: go(
            'the chosen effect',
            [cited.executingEvents.executingSelects, cited.executingEvents.othersInvolved],
            ({ context: { data }, event }) => ({ data: { ...data, chosen: event.text } }),
          ),
        },
      },
      'the chosen effect': {
        meta: {
          calls: calls(effectsProcedure, ({ data: { effect: text, executing, here, chosen } }) => ({
            effects: chosenIn(text, chosen),
            executing,
            here,
          })),
        },
        on: { returned: 'done' },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
