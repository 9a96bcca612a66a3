/**
 * Who controls what is captured, what reverts when Moscow is Imperial again, and who collects income.
 *
 * @module
 */
import { first, forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, view } from '../../../src/kernel/view.js'
import { civilWar } from '../clauses/civil-war.js'
import { economy, imperialVictory } from '../clauses/economy.js'
import { opening } from '../clauses/opening.js'
import { republic } from '../clauses/soviet-republic.js'
import { bankWhen } from '../questions/bank-when.js'
import { imperialIncome } from '../questions/imperial-income.js'
import { moscowAgain } from '../questions/moscow-again.js'
import { moscowFreed } from '../questions/moscow-freed.js'
import { revertContested } from '../questions/revert-contested.js'
import { sovietIncome } from '../questions/soviet-income.js'
import { MOSCOW_STORIES } from '../vocabulary.js'

/** Who controls a territory that an Ally other than Russia captures after the Revolution. */
export const capturedByAlly = first(
  'Income: who controls what an Ally captures',
  view({
    territory: among(['Moscow', 'Russian', 'Romania or Serbia', 'another'], 'the territory that is captured'),
    moscow: among(['Imperial', 'Soviet by revolution', 'Soviet by combat', 'of another'], 'Moscow'),
    moscowFreed,
    moscowAgain,
  }),
  (row) => [
    row(civilWar.alliesGoal, { territory: 'Moscow', moscowFreed: 'Imperial Russia' }, 'Imperial Russia'),
    row([civilWar.alliesGoal, economy.capture], { territory: 'Moscow' }, 'the captor'),
    row(economy.capture, { territory: 'another' }, 'the captor'),
    row(economy.revert, { moscow: 'Imperial' }, 'Imperial Russia'),
    row(economy.revert, { moscow: 'Soviet by combat', moscowAgain: 'no longer' }, 'Imperial Russia'),
    row([economy.capture, economy.alsoRussian], { territory: 'Romania or Serbia' }, 'the captor'),
    row(economy.capture, {}, 'the captor'),
  ],
)

/** Who controls a territory once Moscow is in Imperial hands again. */
export const reverted = first(
  'Income: what reverts to Imperial Russia',
  view(
    {
      territory: among(['Russian', 'Romania or Serbia', 'another'], 'the territory'),
      holder: among(['an Ally', 'another'], 'who controls it'),
      contested: flag('the territory is contested', 'the territory is not contested'),
      story: among(MOSCOW_STORIES, 'what had become of Moscow'),
      revertContested,
      moscowAgain,
    },
    [{ because: 'Moscow was Soviet, or it would not be back', when: ({ story }) => story === 'never Soviet' }],
  ),
  (row) => [
    row(economy.revert, { holder: 'another' }, 'as it is'),
    row(economy.revert, { territory: 'another' }, 'as it is'),
    row(economy.revert, { contested: true, revertContested: 'not while contested' }, 'as it is'),
    row(economy.revert, { story: 'Soviet by combat', moscowAgain: 'no longer' }, 'as it is'),
    row([economy.revert, economy.alsoRussian], { territory: 'Romania or Serbia' }, 'Imperial Russia'),
    row(economy.revert, {}, 'Imperial Russia'),
  ],
)

/** When what the Soviets have not spent goes to Imperial Russia. */
export const bankGoes = one('Imperial victory: the Soviet bank', view({ bankWhen }), (row) => [
  row(imperialVictory.bank, { bankWhen: 'at once' }, 'now'),
  row(imperialVictory.bank, { bankWhen: 'at their Collect Income' }, 'later'),
])

/** Whether Imperial or Soviet Russia collects income. */
export const collectsIncome = first(
  'Income: Collect Income of the two Russias',
  view(
    {
      power: among(['Imperial Russia', 'Soviet Russia'], 'the power'),
      turn: among(['of the Revolution', 'another'], 'the turn'),
      moscow: flag('the power controls Moscow', 'the power does not control Moscow'),
      imperialIncome,
      sovietIncome,
    },
    [
      {
        because: 'the Revolution happens in a turn of Russia',
        when: ({ power, turn }) => power === 'Soviet Russia' && turn === 'of the Revolution',
      },
    ],
  ),
  (row) => [
    row(opening.noIncome, { turn: 'of the Revolution' }, 'nothing'),
    row([republic.income, republic.phases], { power: 'Soviet Russia', moscow: true }, 'income'),
    row(republic.income, { power: 'Soviet Russia', sovietIncome: 'as ever' }, 'income'),
    row([republic.capital, republic.phases], { power: 'Soviet Russia' }, 'nothing'),
    row(civilWar.alliesGoal, { power: 'Imperial Russia', moscow: true }, 'income'),
    row(opening.noIncome, { imperialIncome: 'as ever' }, 'income'),
    row(civilWar.alliesGoal, {}, 'nothing'),
  ],
)

/** What a power may not mobilize. */
export const mayNotMobilize = forbid(
  'Mobilize New Units: what a power may not mobilize',
  view({
    treasury: among(COMPARED, 'the IPCs of the power, against the price of the unit'),
    capital: among(['own', 'lost'], 'the capital of the power'),
  }),
  (bar) => [
    bar(republic.purchase, { treasury: 'less' }),
    bar([republic.phases, republic.capital], { capital: 'lost' }),
  ],
)
