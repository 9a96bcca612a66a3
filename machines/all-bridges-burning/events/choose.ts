/**
 * An Event has one of several effects chosen.
 *
 * @module
 */
import { z } from 'zod'
import { asks, type Chart, type Context, calls, certain, charting, type OptionOf, option } from '#kernel'
import { executingEvents, mayNotChoose } from '#spec/all-bridges-burning/5-events/5.1-events'
import { Choose, type Effect } from '#spec/all-bridges-burning/events/effects'
import { chooseProcedure, effectsProcedure, shapeOf } from '#spec/all-bridges-burning/events/procedures'
import { effectsText } from '#spec/all-bridges-burning/events/text/effects'
import type { Game } from '#spec/all-bridges-burning/game'
import type { Trials } from '../non-players/trials.js'
import { decider } from './stepping.js'
import { weighingTexts } from './trying.js'

const Data = z
  .strictObject({
    ...shapeOf(Choose),
    /** The text that was chosen. */
    chosen: z.string(),
  })
  .readonly()
type C = Context<Game, z.infer<typeof Data>>

/** The effects of the text that is chosen. */
const chosenIn = ({ from }: Choose, text: string): readonly Effect[] =>
  certain(
    from.find((one) => one.text === text),
    `effect "${text}"`,
  ).effects

/** What the pack calls a choice, and what that comes to where it says it differently. */
const choiceText = (text: string, words: string): string => (text === words ? text : `${text}: ${words}`)

const choosingWith = (trials: Trials) =>
  asks<C>().must({
    name: 'the effect to be carried out',
    cites: [executingEvents.executingSelects],
    seat: decider,
    from: ({ data }: C) => data.effect.from.map(({ text }) => option('choose', { text })),
    says: ({ data }, { text }) => choiceText(text, effectsText(chosenIn(data.effect, text))),
    forbid: {
      table: mayNotChoose,
      view: weighingTexts<C>(trials, ({ data: { effect, executing, here } }) => ({
        executing,
        here,
        texts: Object.fromEntries(effect.from.map((one) => [one.text, one.effects])),
      })),
    },
  })

/** The chart by which an Event has one of several effects chosen. */
export function chooseChart(trials: Trials): Chart {
  const choosing = choosingWith(trials)
  const { chart, go } = charting<Game, OptionOf<typeof choosing>>().implementing(chooseProcedure, Data)
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { chosen: '', ...args } }),
    initial: 'choosing',
    states: {
      choosing: {
        meta: { asks: choosing },
        on: {
          choose: go(
            'the chosen effect',
            [executingEvents.executingSelects, executingEvents.othersInvolved],
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
