/** The Supply Cards: how many chits each month grants. @module */

import { type Fact, record } from 'rulewright/book'
import { z } from 'zod'
import { MONTHS, type Month, SUPPLIES, type Supply } from '../vocabulary.js'

const Values = record({ Air: z.literal([3, 4]), Capital: z.literal([3, 4]), Industry: z.literal([3, 4]) })
const Months = record({ September: Values, October: Values, November: Values, December: Values })
export const SupplyCards = z.record(z.string().min(1), Months).readonly()
export type SupplyCards = z.infer<typeof SupplyCards>

/** The side that the text describes. */
export const BALANCED_INDUSTRY = 'Balanced Industry'
type MonthValues = z.infer<typeof Values>
const values = (Air: 3 | 4, Capital: 3 | 4, Industry: 3 | 4): MonthValues => ({ Air, Capital, Industry })
const always = (granted: MonthValues): Readonly<Record<Month, MonthValues>> => ({
  September: granted,
  October: granted,
  November: granted,
  December: granted,
})

/** Balanced Industry as the text has it; the other sides are stand-ins. */
export const standardCards: SupplyCards = {
  [BALANCED_INDUSTRY]: always(values(3, 3, 4)),
  'Balanced Capital': always(values(3, 4, 3)),
  'Balanced Air': always(values(4, 3, 3)),
  'Centered Industry': {
    September: values(3, 3, 3),
    October: values(3, 3, 4),
    November: values(3, 4, 4),
    December: values(3, 4, 4),
  },
  'Centered Capital': {
    September: values(3, 3, 3),
    October: values(3, 4, 3),
    November: values(4, 4, 3),
    December: values(3, 4, 4),
  },
  'Centered Air': {
    September: values(3, 3, 3),
    October: values(4, 3, 3),
    November: values(4, 4, 3),
    December: values(4, 3, 4),
  },
}

/** Returns the number of chits of a kind that a card grants in a month. */
export const grantedBy = (cards: SupplyCards, card: string, month: Month, supply: Supply): number =>
  cards[card]?.[month][supply] ?? 0

/** The sources of the facts about the Supply Cards. */
export const supplyCardFacts: readonly Fact[] = Object.keys(standardCards).map((card) =>
  card === BALANCED_INDUSTRY
    ? {
        component: `Supply Card, ${card}`,
        fact: `in each of the ${MONTHS.length} months ${SUPPLIES.length} stacks: 3 Air, 3 Capital, 4 Industry`,
        source: 'rulebook',
        because: 'page 1, para 7 gives its values',
      }
    : {
        component: `Supply Card, ${card}`,
        fact: 'its values, month by month',
        source: 'stand-in',
        because: 'the text names Balanced and Centered cards and says that stacks are 3 or 4 high; the values are ours',
      },
)
