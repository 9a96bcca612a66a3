/** Only some: an offer of which some candidates alone are meant. @module */

import { isForgiven } from '../tables/forbid-table.js'
import type { Offer, Option } from './option.js'

/** The same offer of some of its candidates alone, for who leads to one of them; what declines it is left out. */
export const only = <C>(offer: Offer<C>, isMeant: (candidate: Option) => boolean): Offer<C> =>
  Object.freeze<Offer<C>>({
    ...offer,
    list: (context, inside) => ({ options: offer.list(context, inside).options.filter(isMeant) }),
    open: (context, inside) => offer.list(context, inside).options.some(isMeant),
    openBut: (forgiven, context, inside) =>
      offer.list(context, inside).options.some(isMeant) ||
      offer
        .refused(context, inside)
        .some(
          ({ option, refusals }) => isMeant(option) && refusals.every(({ clauses }) => isForgiven(clauses, forgiven)),
        ),
    refused: (context, inside) => offer.refused(context, inside).filter(({ option }) => isMeant(option)),
  })
