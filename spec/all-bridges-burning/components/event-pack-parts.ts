/** The parts of the standard pack of Events. @module */
import type { Effect } from '../events/effects.js'
import type { EventCard } from '../events/pack.js'

type Texts =
  | { readonly effects: readonly Effect[] }
  | { readonly unshaded: readonly Effect[]; readonly shaded: readonly Effect[] }

/** A card that stands in for one whose text was not found. */
export const standIn = (card: number, texts: Texts): EventCard => ({
  card,
  title: `Stand-in ${card}`,
  source: 'stand-in',
  because: 'the card was not found; ours, built from what the rulebook says that Events can do',
  ...texts,
})

/** A card whose title the rulebook tells, and whose text was not found. */
export const titled = (card: number, title: string, where: string, texts: Texts): EventCard => ({
  card,
  title: `${title} (stand-in)`,
  source: 'stand-in',
  because: `${where} has the title alone; the text is ours`,
  ...texts,
})
