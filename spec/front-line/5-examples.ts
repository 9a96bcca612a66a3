/** page 5: the examples. @module */
import { example, note } from 'rulewright/book'
import { POINTER } from './reasons.js'
import { section } from './section.js'

export const exampleFigures = section('exampleFigures', 'page 5, Examples', 'Examples', {
  pageSix: note('The examples are told over the figures of page 6.', {
    status: POINTER,
  }),
  credits: note(
    'The end of page 5 names the owner, the designer, the play testers and where the game is played online.',
  ),
})

export const ex0 = section('ex0', 'page 5, EX 0', 'Moving into cities (figure 3)', {
  ownCity: example('B may move into the city of its own country.', { see: ['page 2, para 9'] }),
  unfriendlyCity: example('A may not move into the empty city, since that is unfriendly.', { see: ['page 2, para 9'] }),
})

export const ex1 = section('ex1', 'page 5, EX 1', 'By sea (figure 2)', {
  enemyPort: example('A goes Amphibiously to the Port of the enemy, where it could have gone to a Beach.', {
    see: ['page 3, para 1'],
  }),
  thenAttack: example('After that A attacks B at range 1.', { see: ['page 2, para 5', 'page 3, para 2'] }),
})

export const ex2 = section('ex2', 'page 5, EX 2', 'Range (figure 1)', {
  rangeThree: example('A, of range 3, can attack every green unit.', { see: ['page 3, para 2'] }),
  rangeTwo: example('C, of range 2, can attack every red unit.', { see: ['page 3, para 2'] }),
})

export const ex3 = section('ex3', 'page 5, EX 3', 'City Only (figure 3)', {
  adjacent: example('A can attack the unoccupied city, which is adjacent.', { see: ['page 3, para 3'] }),
  mustEnter: example('Where that attack succeeds A has to enter the city, which has fallen.', {
    see: ['page 3, para 3', 'page 4, para 5'],
  }),
})

export const ex4 = section('ex4', 'page 5, EX 4', 'Height (figure 1)', {
  higher: example('Against C or G, E stands higher: it rolls two dice and reads the range 1 column.', {
    see: ['page 3, para 7'],
  }),
  artilleryBelow: example(
    'Against E, G stands lower: it rolls one die, and reads range 1 all the same because it is Artillery.',
    { see: ['page 3, para 6'] },
  ),
})

export const ex5 = section('ex5', 'page 5, EX 5', 'Rout (figures 1 and 4)', {
  terrain: example('In figure 1, C and F are each disrupted when they suffer a Rout.', { see: ['page 3, para 11'] }),
  noRetreat: example('In figure 4, B routs D or E: there is no way to retreat, so that unit is disrupted.', {
    see: ['page 3, para 12'],
  }),
  retreat: example('In figure 4, B routs F, and F may be shifted to the Valley square that lies between C and G.', {
    see: ['page 3, para 12'],
  }),
})

export const ex6 = section('ex6', 'page 5, EX 6', 'Dug In (figure 4)', {
  twoDice: example('B rolls two dice, whichever of A, C, D, E and F it attacks.', { see: ['page 3, para 7'] }),
  soldierAtFour: example('Against D or F, B misses with a four, where the soldier is.', { see: ['page 4, para 3'] }),
})

export const ex7 = section('ex7', 'page 5, EX 7', 'Opportunity Fire (figure 1)', {
  afterParatroop: example('E has come to the Mountain by Paratroop: Opportunity Fire on it is open to C and to G.', {
    see: ['page 5, para 3', 'page 4, para 8'],
  }),
})

export const ex8 = section('ex8', 'page 5, EX 8', 'Maneuver (figures 3 and 4)', {
  intoCity: example('In figure 3, B may Maneuver into the City.', { see: ['page 5, para 4'] }),
  between: example('In figure 4, E may Maneuver to the square between B and D.', { see: ['page 5, para 4'] }),
})

export const ex9 = section('ex9', 'page 5, EX 9', 'Relieve (figure 1)', {
  red: example('E and F may change places.', { see: ['page 5, para 5'] }),
  green: example('B and C may change places, too.', { see: ['page 5, para 5'] }),
})
