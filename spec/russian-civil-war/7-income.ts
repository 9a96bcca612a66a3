/** Income Russian territories and their income. @module */
import { among, definition, first, flag, permission, question, rule, view } from 'rulewright/book'
import { opening } from './1-opening.js'
import { civilWar } from './3-civil-war.js'
import { republic } from './4-soviet-republic.js'
import { onceAGame } from './6-victory-cities.js'
import { ahead, section } from './section.js'
import { MOSCOW_STORIES } from './vocabulary.js'

export const economy = section('economy', 'Income', 'Russian territories and their income', {
  capture: permission(
    'An Ally can capture Russian territories, and control them, as long as Moscow is in Soviet hands.',
  ),
  collect: permission('It collects the IPCs of those that it controls.'),
  alsoRussian: definition(
    'Romania and Serbia count among the Russian territories, when they are captured and when they revert.',
  ),
  revert: rule(
    'As soon as Moscow is in Imperial hands again, Imperial Russia controls all that was originally Russian and an Ally controls.',
  ),
})

export const imperialIncome = question('imperialIncome', {
  asks: 'Does Imperial Russia collect income in later turns, while the Soviets have Moscow?',
  clauses: [opening.noIncome, civilWar.alliesGoal, economy.collect],
  readings: {
    'none without Moscow': 'No, as any power whose capital is lost.',
    'as ever':
      'Yes: one Collect Income is skipped, and no more. Without Moscow the IPCs are kept: where units could be mobilized then, the base game says.',
  },
  usual: 'none without Moscow',
  because:
    'Moscow must be taken to get Russia back into the war, and until then the Allies are paid for what they control.',
})

export const imperialHeld = question('imperialHeld', {
  asks: 'Can an Ally take a Russian territory from Imperial Russia by entering it, while the Soviets have Moscow?',
  clauses: [economy.capture, economy.collect],
  readings: {
    'stays Imperial': 'No: what Imperial Russia controls is captured from nobody, and its marker stays.',
    'the Ally takes it': 'Yes, where no unit of Imperial Russia stands: the Ally controls it and collects for it.',
  },
  usual: 'stays Imperial',
  because:
    'To capture is to take from an enemy, and the Allies are on the side of Imperial Russia. That they are paid for what they control speaks against it.',
})

export const moscowContested = question('moscowContested', {
  asks: 'Does the power that controls Moscow have it, while Imperial and Soviet forces contest it?',
  clauses: [republic.capital, economy.capture, economy.revert, civilWar.alliesGoal],
  readings: {
    'until it is lost': 'Yes: it is theirs until no unit of theirs is left there; they mobilize, and collect income.',
    'in no hands':
      'No: as long as it is contested, neither Russia has it: neither mobilizes or collects, and what Allies capture is captured while nobody has Moscow. Whoever controls it has it again once it is contested no more.',
  },
  usual: 'until it is lost',
  because: 'The text tells of Moscow only in whose hands it is, and a control marker stays where it is contested.',
})

export const capturedLater = question('capturedLater', {
  asks: 'Who controls what an Ally captures in Russia after Moscow is Imperial again?',
  clauses: [economy.capture, economy.revert],
  readings: {
    'Imperial Russia': 'Imperial Russia: from then on all that was originally Russian goes to it.',
    'the captor': 'The Ally: what reverts is what the Allies control when Moscow comes back.',
  },
  usual: 'Imperial Russia',
  because: 'An Ally can capture for itself while the Soviets have Moscow, and once it is back that is over.',
})

export const moscowElsewhere = question('moscowElsewhere', {
  asks: 'Who controls what an Ally captures in Russia while neither the Soviets nor Imperial Russia have Moscow?',
  clauses: [economy.capture, economy.revert],
  readings: {
    'the captor': 'The Ally: Moscow is not back in Imperial hands.',
    'Imperial Russia': 'Imperial Russia: an Ally captures for itself only while the Soviets have Moscow.',
  },
  usual: 'the captor',
  because: 'Russian territories go back once Moscow is Imperial, and it is not.',
  kind: 'gap',
})

export const moscowAgain = question('moscowAgain', {
  asks: 'What if the Soviets take Moscow a second time?',
  clauses: [economy.capture, economy.revert, onceAGame.once],
  readings: {
    'as before': 'While they have it, the Allies keep what they capture, and it reverts when Moscow is Imperial again.',
    'no longer': 'What an Ally takes in Russia goes to Imperial Russia from the first time on.',
  },
  usual: 'as before',
  because: 'The sentences say while and once, and do not speak of the first time.',
})

export const moscowFreed = question('moscowFreed', {
  asks: 'Who gets Moscow when an Ally other than Russia takes it from the Soviets?',
  clauses: [civilWar.alliesGoal, economy.capture, economy.revert],
  readings: {
    'Imperial Russia': 'Imperial Russia, at once: Moscow is back, and so is Russia.',
    'the captor': 'The Ally that took it, and Imperial Russia stays without a capital.',
  },
  usual: 'Imperial Russia',
  because: 'Russia and its Allies have one goal together, Moscow, and its end is Russia in the war.',
})

export const revertContested = question('revertContested', {
  asks: 'Do Russian territories revert that an Ally controls and an enemy contests?',
  clauses: [economy.revert],
  readings: {
    'contested or not': 'Yes: control is what reverts.',
    'not while contested': 'No: only where nobody contests it.',
  },
  usual: 'contested or not',
  because: 'All Russian territories that the Allies control revert; to be contested ends no control.',
})

export const sovietIncome = question('sovietIncome', {
  asks: 'Do the Soviets collect income after they have lost Moscow?',
  clauses: [republic.income, republic.phases, ahead('imperialVictory.inPlay')],
  readings: {
    'none without Moscow': 'No, as any power whose capital is lost.',
    'as ever':
      'Yes, for the territories that they still control. Without Moscow the IPCs are kept: where units could be mobilized then, the base game says.',
  },
  usual: 'none without Moscow',
  because: 'They are a power like any other, with Moscow as their capital; that they take part says nothing of income.',
})

export const capturedByAlly = first(
  'Income: who controls what an Ally captures',
  view({
    territory: among(['Moscow', 'Russian', 'Romania or Serbia', 'another'], 'the territory that is captured'),
    moscow: among(['Imperial', 'Soviet by revolution', 'Soviet by combat', 'of neither'], 'whose Moscow is'),
    moscowFreed,
    moscowAgain,
    capturedLater,
    moscowElsewhere,
  }),
  (row) => [
    row(civilWar.alliesGoal, { territory: 'Moscow', moscowFreed: 'Imperial Russia' }, 'Imperial Russia'),
    row([civilWar.alliesGoal, economy.capture], { territory: 'Moscow' }, 'the captor'),
    row(economy.capture, { territory: 'another' }, 'the captor'),
    row(economy.revert, { moscow: 'Imperial', capturedLater: 'Imperial Russia' }, 'Imperial Russia'),
    row(economy.capture, { moscow: 'of neither', moscowElsewhere: 'Imperial Russia' }, 'Imperial Russia'),
    row(economy.revert, { moscow: 'Soviet by combat', moscowAgain: 'no longer' }, 'Imperial Russia'),
    row([economy.capture, economy.alsoRussian], { territory: 'Romania or Serbia' }, 'the captor'),
    row(economy.capture, {}, 'the captor'),
  ],
)

export const takenFromRussia = first(
  'Income: what an Ally takes from Imperial Russia',
  view({
    territory: among(['Russian', 'Romania or Serbia', 'another'], 'the territory that is entered'),
    soviet: flag('the Soviets have Moscow', 'the Soviets do not have Moscow'),
    imperialUnits: flag('units of Imperial Russia are there', 'no unit of Imperial Russia is there'),
    imperialHeld,
  }),
  (row) => [
    row(economy.capture, { soviet: false }, 'as it is'),
    row([economy.capture, economy.alsoRussian], { territory: 'another' }, 'as it is'),
    row(economy.capture, { imperialUnits: true }, 'as it is'),
    row(economy.capture, { imperialHeld: 'stays Imperial' }, 'as it is'),
    row([economy.capture, economy.collect, economy.alsoRussian], { territory: 'Romania or Serbia' }, 'the Ally'),
    row([economy.capture, economy.collect], {}, 'the Ally'),
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

export const hasMoscow = first(
  'Income: whether one of the two Russias has its capital',
  view({
    controls: flag('the power controls Moscow', 'the power does not control Moscow'),
    contested: flag('Moscow is contested', 'Moscow is not contested'),
    moscowContested,
  }),
  (row) => [
    row([republic.capital, civilWar.alliesGoal], { controls: false }, false),
    row([republic.capital, civilWar.alliesGoal], { contested: false }, true),
    row([republic.capital, civilWar.alliesGoal], { moscowContested: 'until it is lost' }, true),
    row([republic.capital, civilWar.alliesGoal], { moscowContested: 'in no hands' }, false),
  ],
)

export const collectsIncome = first(
  'Income: Collect Income of the two Russias',
  view(
    {
      power: among(['Imperial Russia', 'Soviet Russia'], 'the power'),
      turn: among(['of the Revolution', 'another'], 'the turn'),
      moscow: flag('the power has Moscow', 'the power does not have Moscow'),
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
