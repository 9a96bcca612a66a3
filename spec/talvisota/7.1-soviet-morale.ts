/** 7.1: Soviet morale, and what each Combat Strategy wins or costs. @module */
import { note, prohibition, question, rule } from 'rulewright/book'
import { HISTORY, repeats } from './reasons.js'
import { section } from './section.js'

export const sovietMorale = section('sovietMorale', '7.1', 'Soviet morale', {
  why: note('The longer Finland resisted, the graver were the consequences for Stalin.', { status: HISTORY }),
  begins: rule('Soviet morale begins at 23.'),
  zero: rule('A Soviet player whose morale falls to 0 before the Finns are defeated loses the game.'),
  highest: prohibition('It is never more than the 23 with which it began.'),
  victory: rule('A victory lowers Finnish morale by what the strategy and the space are worth.', {
    see: ['3.2', '8'],
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
