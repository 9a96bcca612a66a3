/**
 * Prices as measures: what Commands that are not free, and Agitation, take if they began as the game stands.
 *
 * They ask what the offers ask, and nothing asks them but who wants to know.
 *
 * @module
 */

import { domainOf, measure, range, type Total } from 'rulewright/book'
import { rallyPrice } from '#spec/all-bridges-burning/3-commands/3.2.1-rally'
import { activismPrice } from '#spec/all-bridges-burning/3-commands/3.2.2-activism'
import { activismAgitationPrice } from '#spec/all-bridges-burning/3-commands/3.2.2-agitation'
import { terrorPrice } from '#spec/all-bridges-burning/3-commands/3.2.3-terror'
import { attackPrice } from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import { marchPrice } from '#spec/all-bridges-burning/3-commands/3.2.5-march'
import { rallyDiscount } from '#spec/all-bridges-burning/3-commands/3.3.1-moderates-rally'
import { messagePrice } from '#spec/all-bridges-burning/3-commands/3.3.2-message'
import { negotiatePrice } from '#spec/all-bridges-burning/3-commands/3.3.3-negotiate'
import { politicsPrice } from '#spec/all-bridges-burning/3-commands/3.3.4-politics'
import { FORCES } from '#spec/all-bridges-burning/components/forces'
import type { Game } from '#spec/all-bridges-burning/game'
import type { Terms } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { FACTIONS, type Faction, SPACES } from '#spec/all-bridges-burning/vocabulary'
import { begun as agitationBegun, priceOf as priceOfAgitation } from '../6-propaganda-rounds/6.4.2-agitation-price.js'
import { begun as activismBegun, priceToAgitate } from './3.2.2-activated-cells.js'
import { begun as moderatesRallyBegun, priceOf as moderatesRallyPrice } from './3.3.1-moderates-rally-offers.js'

const free = false

/** The terms of a Command that is paid for, and that nothing narrows. */
const terms = (faction: Faction): Terms => ({ faction, spaces: 'any', free, limited: false })

/** The price of each thing paid for one by one, in any position. */
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
    cited.rally.cost,
    cited.rally.offsetCost,
    cited.activism.spaceCost,
    cited.activism.dieCost,
    cited.terror.spaceCost,
    cited.terror.displayCost,
    cited.attack.cost,
    cited.attack.firstThree,
    cited.attack.furtherThrees,
    cited.message.price,
    cited.negotiate.cost,
  ],
  { thing: Object.keys(EACH) as Each[] },
  (_: Game, { thing }): number => EACH[thing](),
)

const priceOfMarch = measure(
  'Price of a March',
  [cited.march.price],
  { Cells: range(1, FORCES.cells.reds) },
  (_: Game, { Cells }): number =>
    range(0, Cells - 1).reduce((total, before) => total + marchPrice.ask({ free, before }), 0),
)

const priceOfPolitics = measure(
  'Price of Politics',
  [cited.politics.cost, cited.politics.fiveOrLess, cited.polarization.politicsCost],
  {},
  ({ polarization: level }: Game): number | 'none' =>
    domainOf(politicsPrice.view.fields.polarization).includes(level)
      ? politicsPrice.ask({ free, polarization: level })
      : 'none',
)

const reduction = measure(
  'Reduction of a Moderates Rally',
  [cited.moderatesRally.discount, cited.polarization.rallyCost],
  {},
  (game: Game): number => rallyDiscount.ask({ polarization: game.polarization }),
)

const OFFSET = ['nothing Offset', 'one Offset', 'two Offset'] as const

const priceOfModeratesRally = measure(
  'Price of a Moderates Rally',
  [cited.moderatesRally.cost, cited.moderatesRally.offsetCost, cited.moderatesRally.wholeCommand],
  { offset: OFFSET, spaces: range(1, SPACES.length) },
  (game: Game, { offset, spaces }): number =>
    moderatesRallyPrice(
      { game, data: moderatesRallyBegun(game, terms('moderates')) },
      { spaces, offsets: OFFSET.indexOf(offset) },
    ),
)

const priceOfAgitating = measure(
  'Price of Agitation by Activism',
  [cited.activism.agitateTerrorCost, cited.activism.agitateShiftCost, cited.agitationCost.inActivism],
  { space: SPACES, what: activismAgitationPrice.view.fields.what.domain },
  (game: Game, { space, what }): number => priceToAgitate({ game, data: activismBegun(terms('reds')) }, space, what),
)

const priceToBegin = measure(
  'Price to Agitate',
  [cited.agitation.payPerShift, cited.agitation.payPerTerror, cited.agitationCost.inPropagandaRound],
  { faction: FACTIONS, space: SPACES },
  (game: Game, { faction, space }): number =>
    priceOfAgitation.compute({ game, data: agitationBegun(faction) }, { space, use: 'shift' }),
)

/** The prices of Commands and Agitation. */
export const prices: readonly Total<Game>[] = [
  priceOfEach.over(),
  priceOfMarch.over(),
  priceOfPolitics.over(),
  reduction.over(),
  priceOfModeratesRally.over(),
  priceOfAgitating.over(),
  priceToBegin.over(),
]
