/**
 * Prices as measures: what Commands that are not free, and Agitation, take if they began as the game stands.
 *
 * They ask what the offers ask, and nothing asks them but who wants to know.
 *
 * @module
 */

import { domainOf, measure, range, type Total } from 'rulewright/book'
import { polarization } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
import { rally, rallyPrice } from '#spec/all-bridges-burning/3-commands/3.2.1-rally'
import { activism, activismPrice } from '#spec/all-bridges-burning/3-commands/3.2.2-activism'
import { activismAgitationPrice } from '#spec/all-bridges-burning/3-commands/3.2.2-agitation'
import { terror, terrorPrice } from '#spec/all-bridges-burning/3-commands/3.2.3-terror'
import { attack, attackPrice } from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import { march, marchPrice } from '#spec/all-bridges-burning/3-commands/3.2.5-march'
import { moderatesRally, rallyDiscount } from '#spec/all-bridges-burning/3-commands/3.3.1-moderates-rally'
import { message, messagePrice } from '#spec/all-bridges-burning/3-commands/3.3.2-message'
import { negotiate, negotiatePrice } from '#spec/all-bridges-burning/3-commands/3.3.3-negotiate'
import { politics, politicsPrice } from '#spec/all-bridges-burning/3-commands/3.3.4-politics'
import { agitationCost } from '#spec/all-bridges-burning/6-propaganda-rounds/6.2-politics-phase'
import { agitation } from '#spec/all-bridges-burning/6-propaganda-rounds/6.4-agitation-phase'
import { FORCES } from '#spec/all-bridges-burning/components/forces'
import type { Game } from '#spec/all-bridges-burning/game'
import type { Terms } from '#spec/all-bridges-burning/procedures/commands'
import { FACTIONS, type Faction, SPACES } from '#spec/all-bridges-burning/vocabulary'
import { begun as agitationBegun, priceOf as priceOfAgitation } from '../6-propaganda-rounds/6.4.2-agitation-price.js'
import { begun as activismBegun, priceToAgitate } from './3.2.2-activated-cells.js'
import { begun as moderatesRallyBegun, priceOf as moderatesRallyPrice } from './3.3.1-moderates-rally-offers.js'

const free = false

/** The terms of a Command that is paid for, and that nothing narrows. */
const terms = (faction: Faction): Terms => ({ faction, spaces: 'any', free, limited: false })

/** What each thing takes that is paid for one by one, whatever the position. */
const EACH = {
  'space of a Rally': () => rallyPrice.ask({ what: 'space', free }),
  'Offset of a Rally': () => rallyPrice.ask({ what: 'Offset', free }),
  'space of Activism': () => activismPrice.ask({ what: 'space', free }),
  'die of Activism': () => activismPrice.ask({ what: 'die', free }),
  'space of Terror': () => terrorPrice.ask({ what: 'space', free }),
  'Display of Terror': () => terrorPrice.ask({ what: 'Display', free }),
  'space of an Attack': () => attackPrice.ask({ item: 'a space', before: 0, free }),
  'Cell by Train, of the first three': () => attackPrice.ask({ item: 'a Cell by Train', before: 0, free }),
  'Cell by Train, first of three more': () => attackPrice.ask({ item: 'a Cell by Train', before: 3, free }),
  'Cell of a Message': () => messagePrice.ask({ free }),
  'space to Negotiate in': () => negotiatePrice.ask({ free }),
} as const

type Each = keyof typeof EACH

const priceOfEach = measure(
  'Price of each',
  [
    rally.cost,
    rally.offsetCost,
    activism.spaceCost,
    activism.dieCost,
    terror.spaceCost,
    terror.displayCost,
    attack.cost,
    attack.firstThree,
    attack.furtherThrees,
    message.price,
    negotiate.cost,
  ],
  { thing: Object.keys(EACH) as Each[] },
  (_: Game, { thing }): number => EACH[thing](),
)

const priceOfMarch = measure(
  'Price of a March',
  [march.price],
  { Cells: range(1, FORCES.cells.reds) },
  (_: Game, { Cells }): number =>
    range(0, Cells - 1).reduce((total, before) => total + marchPrice.ask({ free, before }), 0),
)

const priceOfPolitics = measure(
  'Price of Politics',
  [politics.cost, politics.fiveOrLess, polarization.politicsCost],
  {},
  ({ polarization: level }: Game): number | 'none' =>
    domainOf(politicsPrice.view.fields.polarization).includes(level)
      ? politicsPrice.ask({ free, polarization: level })
      : 'none',
)

const reduction = measure(
  'Reduction of a Moderates Rally',
  [moderatesRally.discount, polarization.rallyCost],
  {},
  (game: Game): number => rallyDiscount.ask({ polarization: game.polarization }),
)

const OFFSET = ['nothing Offset', 'one Offset', 'two Offset'] as const

const priceOfModeratesRally = measure(
  'Price of a Moderates Rally',
  [moderatesRally.cost, moderatesRally.offsetCost, moderatesRally.wholeCommand],
  { offset: OFFSET, spaces: range(1, SPACES.length) },
  (game: Game, { offset, spaces }): number =>
    moderatesRallyPrice(
      { game, data: moderatesRallyBegun(game, terms('moderates')) },
      { spaces, offsets: OFFSET.indexOf(offset) },
    ),
)

const priceOfAgitating = measure(
  'Price of Agitation by Activism',
  [activism.agitateTerrorCost, activism.agitateShiftCost, agitationCost.inActivism],
  { space: SPACES, what: activismAgitationPrice.view.fields.what.domain },
  (game: Game, { space, what }): number => priceToAgitate({ game, data: activismBegun(terms('reds')) }, space, what),
)

const priceToBegin = measure(
  'Price to Agitate',
  [agitation.payPerShift, agitation.payPerTerror, agitationCost.inPropagandaRound],
  { faction: FACTIONS, space: SPACES },
  (game: Game, { faction, space }): number =>
    priceOfAgitation.compute({ game, data: agitationBegun(faction) }, { space, use: 'shift' }),
)

/** What Commands and Agitation cost. */
export const prices: readonly Total<Game>[] = [
  priceOfEach.over(),
  priceOfMarch.over(),
  priceOfPolitics.over(),
  reduction.over(),
  priceOfModeratesRally.over(),
  priceOfAgitating.over(),
  priceToBegin.over(),
]
