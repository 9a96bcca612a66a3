/** Income Russian territories and their income. @module */

import { among, first, flag, view } from 'rulewright/book'
import * as cited from './rules.gen.js'
import { MOSCOW_STORIES } from './vocabulary.js'

export const capturedByAlly = first(
  'Income: who controls what an Ally captures',
  view({
    territory: among(['Moscow', 'Russian', 'Romania or Serbia', 'another'], 'the territory that is captured'),
    moscow: among(['Imperial', 'Soviet by revolution', 'Soviet by combat', 'of neither'], 'whose Moscow is'),
    moscowFreed: cited.moscowFreed,
    moscowAgain: cited.moscowAgain,
    capturedLater: cited.capturedLater,
    moscowElsewhere: cited.moscowElsewhere,
  }),
  (row) => [
    row(cited.civilWar.alliesGoal, { territory: 'Moscow', moscowFreed: 'Imperial Russia' }, 'Imperial Russia'),
    row([cited.civilWar.alliesGoal, cited.economy.capture], { territory: 'Moscow' }, 'the captor'),
    row(cited.economy.capture, { territory: 'another' }, 'the captor'),
    row(cited.economy.revert, { moscow: 'Imperial', capturedLater: 'Imperial Russia' }, 'Imperial Russia'),
    row(cited.economy.capture, { moscow: 'of neither', moscowElsewhere: 'Imperial Russia' }, 'Imperial Russia'),
    row(cited.economy.revert, { moscow: 'Soviet by combat', moscowAgain: 'no longer' }, 'Imperial Russia'),
    row([cited.economy.capture, cited.economy.alsoRussian], { territory: 'Romania or Serbia' }, 'the captor'),
    row(cited.economy.capture, {}, 'the captor'),
  ],
)

export const takenFromRussia = first(
  'Income: what an Ally takes from Imperial Russia',
  view({
    territory: among(['Russian', 'Romania or Serbia', 'another'], 'the territory that is entered'),
    soviet: flag('the Soviets have Moscow', 'the Soviets do not have Moscow'),
    imperialUnits: flag('units of Imperial Russia are there', 'no unit of Imperial Russia is there'),
    imperialHeld: cited.imperialHeld,
  }),
  (row) => [
    row(cited.economy.capture, { soviet: false }, 'as it is'),
    row([cited.economy.capture, cited.economy.alsoRussian], { territory: 'another' }, 'as it is'),
    row(cited.economy.capture, { imperialUnits: true }, 'as it is'),
    row(cited.economy.capture, { imperialHeld: 'stays Imperial' }, 'as it is'),
    row(
      [cited.economy.capture, cited.economy.collect, cited.economy.alsoRussian],
      { territory: 'Romania or Serbia' },
      'the Ally',
    ),
    row([cited.economy.capture, cited.economy.collect], {}, 'the Ally'),
  ],
)

export const reverted = first(
  'Income: what reverts to Imperial Russia',
  view(
    {
      territory: among(['Russian', 'Romania or Serbia', 'another'], 'the territory'),
      holder: among(['an Ally', 'another'], 'who controls it'),
      contested: flag('the territory is contested', 'the territory is not contested'),
      story: among(MOSCOW_STORIES, 'what had become of Moscow'),
      revertContested: cited.revertContested,
      moscowAgain: cited.moscowAgain,
    },
    [{ because: 'Moscow was Soviet, or it would not be back', when: ({ story }) => story === 'never Soviet' }],
  ),
  (row) => [
    row(cited.economy.revert, { holder: 'another' }, 'as it is'),
    row(cited.economy.revert, { territory: 'another' }, 'as it is'),
    row(cited.economy.revert, { contested: true, revertContested: 'not while contested' }, 'as it is'),
    row(cited.economy.revert, { story: 'Soviet by combat', moscowAgain: 'no longer' }, 'as it is'),
    row([cited.economy.revert, cited.economy.alsoRussian], { territory: 'Romania or Serbia' }, 'Imperial Russia'),
    row(cited.economy.revert, {}, 'Imperial Russia'),
  ],
)

export const hasMoscow = first(
  'Income: whether one of the two Russias has its capital',
  view({
    controls: flag('the power controls Moscow', 'the power does not control Moscow'),
    contested: flag('Moscow is contested', 'Moscow is not contested'),
    moscowContested: cited.moscowContested,
  }),
  (row) => [
    row([cited.republic.capital, cited.civilWar.alliesGoal], { controls: false }, false),
    row([cited.republic.capital, cited.civilWar.alliesGoal], { contested: false }, true),
    row([cited.republic.capital, cited.civilWar.alliesGoal], { moscowContested: 'until it is lost' }, true),
    row([cited.republic.capital, cited.civilWar.alliesGoal], { moscowContested: 'in no hands' }, false),
  ],
)

export const collectsIncome = first(
  'Income: Collect Income of the two Russias',
  view(
    {
      power: among(['Imperial Russia', 'Soviet Russia'], 'the power'),
      turn: among(['of the Revolution', 'another'], 'the turn'),
      moscow: flag('the power has Moscow', 'the power does not have Moscow'),
      imperialIncome: cited.imperialIncome,
      sovietIncome: cited.sovietIncome,
    },
    [
      {
        because: 'the Revolution happens in a turn of Russia',
        when: ({ power, turn }) => power === 'Soviet Russia' && turn === 'of the Revolution',
      },
    ],
  ),
  (row) => [
    row(cited.opening.noIncome, { turn: 'of the Revolution' }, 'nothing'),
    row([cited.republic.income, cited.republic.phases], { power: 'Soviet Russia', moscow: true }, 'income'),
    row(cited.republic.income, { power: 'Soviet Russia', sovietIncome: 'as ever' }, 'income'),
    row([cited.republic.capital, cited.republic.phases], { power: 'Soviet Russia' }, 'nothing'),
    row(cited.civilWar.alliesGoal, { power: 'Imperial Russia', moscow: true }, 'income'),
    row(cited.opening.noIncome, { imperialIncome: 'as ever' }, 'income'),
    row(cited.civilWar.alliesGoal, {}, 'nothing'),
  ],
)
