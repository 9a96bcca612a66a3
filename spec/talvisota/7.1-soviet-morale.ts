/** 7.1: Soviet morale, and what each Combat Strategy wins or costs. @module */
import { among, first, flag, note, one, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { HISTORY, repeats } from './reasons.js'
import { section } from './section.js'
import { SOVIET_STRATEGIES } from './vocabulary.js'

export const sovietMorale = section('sovietMorale', '7.1', 'Soviet morale', {
  why: note('The longer Finland resisted, the graver were the consequences for Stalin.', { status: HISTORY }),
  begins: rule('Soviet morale begins at 23.'),
  zero: rule('A Soviet player whose morale falls to 0 before the Finns are defeated loses the game.'),
  highest: prohibition('It is never more than the 23 with which it began.'),
  victory: rule('A victory lowers Finnish morale by what the strategy and the space are worth.', {
    see: ['3.2.2', '8'],
    status: repeats('4.5.2'),
  }),
  prudentLost: rule('PRUD: a Soviet player who loses units and conquers no space loses 1 point.'),
  prudentWon: rule('PRUD: otherwise the Finns lose 1 point, and what the conquered space is worth.'),
  massiveWon: rule('ATT: for each conquered space the Finns lose 2 points, and what it is worth.'),
  massiveLost: rule('ATT: a Soviet player who makes no progress loses 3 points.'),
  armouredWon: rule('BLIN: the Finns lose 2 points for one conquered space and 4 for two, and what they are worth.'),
  armouredLost: rule('BLIN: a Soviet player who conquers no space loses 3 points.'),
  manoeuvreWon: rule('MAN: for each conquered space the Finns lose 4 points, and what it is worth.'),
  manoeuvreLost: rule('MAN: a Soviet force that suffers a loss costs 4 points.'),
  manoeuvreStops: rule('MAN: it then stops its progression.'),
})

export const prudentOtherwise = question('prudentOtherwise', {
  asks: 'Do the Finns lose a point to a Prudent advance that loses no unit and conquers no space?',
  clauses: [sovietMorale.prudentLost, sovietMorale.prudentWon],
  readings: {
    'only if conquered': 'No: only where the space is conquered.',
    otherwise: 'Yes: in every case but the first.',
  },
  usual: 'only if conquered',
  because: 'Of a conquered space the same sentence speaks, and 7.1 gives the point for victories.',
})

export const prudentLoss = question('prudentLoss', {
  asks: 'What is the loss that costs a Prudent advance without a conquest a point of morale?',
  clauses: [sovietMorale.prudentLost],
  readings: {
    'a unit': 'The loss of a unit: who has lost none loses no point.',
    'a defeat': 'The defeat: a Prudent advance that conquers no space always costs the Soviets 1 point.',
  },
  usual: 'a unit',
  because: 'The conquest that fails is named beside the loss, and would be all if the loss were the defeat.',
})

export const manoeuvreLoss = question('manoeuvreLoss', {
  asks: 'What is it that costs a Coordinated Manoeuvre 4 points of morale?',
  clauses: [sovietMorale.manoeuvreLost, sovietMorale.manoeuvreStops],
  readings: {
    'a unit': 'The loss of a unit, even where the space is conquered.',
    'a defeat': 'A defeat.',
  },
  usual: 'a unit',
  because: 'PRUD tells a loss that is suffered from a space that is not conquered; so a loss is one of units.',
})

export const massiveProgress = question('massiveProgress', {
  asks: 'Has a Massive attack made progress that conquers its first space and is defeated at the second?',
  clauses: [sovietMorale.massiveLost, sovietMorale.massiveWon],
  readings: {
    yes: 'Yes: it has conquered a space.',
    no: 'No: it has not gone on.',
  },
  usual: 'yes',
  because: 'The Armoured attack, of which the same is said, loses its 3 points where no space is conquered.',
})

const strategy = among(SOVIET_STRATEGIES, 'the Combat Strategy')

export const conquestCosts = one(
  'Morale: what a conquest costs the Finns by its strategy',
  view({ strategy }),
  (row) => [
    row(sovietMorale.prudentWon, { strategy: 'PRUD' }, 1),
    row(sovietMorale.massiveWon, { strategy: 'ATT' }, 2),
    row(sovietMorale.armouredWon, { strategy: 'BLIN' }, 2),
    row(sovietMorale.manoeuvreWon, { strategy: 'MAN' }, 4),
  ],
)

const conquered = range(0, 2, 'spaces that it has conquered')
const lost = flag('it has lost a unit', 'it has lost no unit')

export const strategyCosts = first(
  'Morale: what a strategy costs the Soviets in the end',
  view(
    {
      strategy,
      conquered,
      lost,
      defeated: flag('it has been defeated', 'it has not been defeated'),
      manoeuvreLoss,
      massiveProgress,
      prudentLoss,
    },
    [
      {
        because: 'who has conquered nothing has been defeated',
        when: ({ conquered, defeated }) => conquered === 0 && !defeated,
      },
      {
        because: 'a Prudent advance attacks one space',
        when: ({ strategy, conquered, defeated }) =>
          strategy === 'PRUD' && (conquered > 1 || (conquered > 0 && defeated)),
      },
      { because: 'no strategy attacks three spaces', when: ({ conquered, defeated }) => conquered === 2 && defeated },
    ],
  ),
  (row) => [
    row(sovietMorale.prudentLost, { strategy: 'PRUD', conquered: 0, lost: true }, 1),
    row(sovietMorale.prudentLost, { strategy: 'PRUD', conquered: 0, prudentLoss: 'a defeat' }, 1),
    row(sovietMorale.prudentLost, { strategy: 'PRUD' }, 0),
    row(sovietMorale.massiveLost, { strategy: 'ATT', conquered: 0 }, 3),
    row(sovietMorale.massiveLost, { strategy: 'ATT', defeated: true, massiveProgress: 'no' }, 3),
    row(sovietMorale.massiveWon, { strategy: 'ATT' }, 0),
    row(sovietMorale.armouredLost, { strategy: 'BLIN', conquered: 0 }, 3),
    row(sovietMorale.armouredWon, { strategy: 'BLIN' }, 0),
    row(sovietMorale.manoeuvreLost, { lost: true, manoeuvreLoss: 'a unit' }, 4),
    row(sovietMorale.manoeuvreLost, { defeated: true, manoeuvreLoss: 'a defeat' }, 4),
    row(sovietMorale.manoeuvreWon, {}, 0),
  ],
)

export const prudentCosts = first(
  'Morale: what a Prudent advance without a conquest costs the Finns',
  view({ strategy, conquered, lost, prudentLoss, prudentOtherwise }),
  (row) => [
    row(sovietMorale.prudentWon, { strategy: P.not('PRUD') }, 0),
    row(sovietMorale.prudentWon, { strategy: 'PRUD', conquered: P.number.positive() }, 0),
    row(sovietMorale.prudentLost, { strategy: 'PRUD', conquered: 0, lost: true }, 0),
    row(sovietMorale.prudentLost, { strategy: 'PRUD', conquered: 0, prudentLoss: 'a defeat' }, 0),
    row(sovietMorale.prudentWon, { strategy: 'PRUD', prudentOtherwise: 'otherwise' }, 1),
    row(sovietMorale.prudentWon, { strategy: 'PRUD', prudentOtherwise: 'only if conquered' }, 0),
  ],
)

export const hasStopped = one(
  'Morale: whether a strategy has stopped',
  view({ strategy, lost, manoeuvreLoss }),
  (row) => [
    row(sovietMorale.manoeuvreStops, { strategy: P.not('MAN') }, false),
    row(sovietMorale.manoeuvreStops, { strategy: 'MAN', lost: true, manoeuvreLoss: 'a unit' }, true),
    row(sovietMorale.manoeuvreStops, { strategy: 'MAN', lost: true, manoeuvreLoss: 'a defeat' }, false),
    row(sovietMorale.manoeuvreStops, { strategy: 'MAN', lost: false }, false),
  ],
)
