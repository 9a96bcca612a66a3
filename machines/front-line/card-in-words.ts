/** What a Supply Card grants, in words. @module */
import { grantedBy, type SupplyCards } from '#spec/front-line/components/supply-cards'
import { MONTHS, SUPPLIES, type Supply } from '#spec/front-line/vocabulary'

/** The chits of every stack: one number where all months grant the same, else one for each month in their order. */
export const cardInWords = (cards: SupplyCards, card: string): string =>
  SUPPLIES.map((supply) => `${supply} ${stackInWords(cards, card, supply)}`).join(', ')

function stackInWords(cards: SupplyCards, card: string, supply: Supply): string {
  const granted = MONTHS.map((month) => grantedBy(cards, card, month, supply))
  return [...new Set(granted)].length === 1 ? `${granted[0]}` : granted.join('-')
}
