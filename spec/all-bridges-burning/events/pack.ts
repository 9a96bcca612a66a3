/** Packs of Events: what stands on each card, built from the effects. @module */

import { type Fact, record, SOURCES } from 'rulewright/book'
import { z } from 'zod'
import { type Effect, Effects } from './effects.js'
import { effectsText } from './text/effects.js'

const printed = {
  card: z.int().min(1).max(47).describe('The number of the card'),
  title: z.string().min(1),
  source: z.enum(SOURCES).describe('Where the text comes from; stand-in if it is nobody knows what'),
  because: z.string().exactOptional().describe('Where it was read, or why something stands in'),
}

const OneText = z.strictObject({ ...printed, effects: Effects.describe('The only text of the card') })
const TwoTexts = z.strictObject({
  ...printed,
  unshaded: Effects.describe('The unshaded text'),
  shaded: Effects.describe('The shaded text'),
})

/** One card: with one text, or with an unshaded and a shaded one. */
export const EventCard = OneText.or(TwoTexts).meta({ id: 'Card' })
export type EventCard = z.infer<typeof EventCard>
export const EventPack = record({ name: z.string().min(1), cards: z.array(EventCard).min(1).readonly() })
export type EventPack = z.infer<typeof EventPack>

/** The names of the texts that a card can have. */
export const TEXTS = ['the text', 'unshaded', 'shaded'] as const
export type TextName = (typeof TEXTS)[number]

export const textsOf = (card: EventCard): readonly (readonly [TextName, readonly Effect[]])[] =>
  'effects' in card
    ? [['the text', card.effects]]
    : [
        ['unshaded', card.unshaded],
        ['shaded', card.shaded],
      ]

export const textsInWords = (card: EventCard): readonly (readonly [TextName, string])[] =>
  textsOf(card).map(([name, effects]) => [name, effectsText(effects)])

/** A card with its texts in words: `card 15: Trains (gain the Capability Trains)`. */
const cardInWords = (card: EventCard): string =>
  [
    `card ${card.card}: ${card.title}`,
    ...textsInWords(card).map(([name, words]) => `(${name === 'the text' ? '' : `${name}: `}${words})`),
  ].join(' ')

/** The card of a number, if it is in the pack. */
export const cardOf = ({ cards }: EventPack, number: number | 'none'): EventCard | undefined =>
  cards.find(({ card }) => card === number)

/** Lists the texts of the card of a number. */
export const textsIn = (pack: EventPack, number: number | 'none'): ReturnType<typeof textsOf> => {
  const card = cardOf(pack, number)
  return card === undefined ? [] : textsOf(card)
}

/** The component that the facts of packs are about. */
export const EVENTS = 'events'

/** The facts of a pack: each card with its source. */
export const packFacts = ({ name, cards }: EventPack): readonly Fact[] =>
  cards.map((card) => ({
    component: EVENTS,
    fact: cardInWords(card),
    source: card.source,
    because: card.because ?? `the pack "${name}"`,
  }))

/** A pack in which cards of another take the place of those with their numbers. */
export const overlaid = (under: EventPack, over: EventPack): EventPack => ({
  name: over.name,
  cards: under.cards.map((card) => cardOf(over, card.card) ?? card),
})
