/** page 2, Introduction, and page 2, Components. @module */
import { component, note } from 'rulewright/book'
import { BOX, HISTORY } from './reasons.js'
import { section } from './section.js'

export const introduction = section('introduction', 'page 2, Introduction', 'Introduction', {
  coup: note('In July 1936 officers of the right began a coup against the Republic.', { status: HISTORY }),
  popularFront: note('Five months before, the Popular Front had won: Communists, Socialists and Liberals.', {
    status: HISTORY,
  }),
  revolution: note('Workers and peasants, of whom the CNT has some two million, took over land and factories.', {
    status: HISTORY,
  }),
  allies: note('The Republic hoped for help from France, Britain and the United States, and feared to repel them.', {
    status: HISTORY,
  }),
  militias: note('Arms were given to the unions; Madrid, Barcelona and Valencia were held, other cities were not.', {
    status: HISTORY,
  }),
  powers: note('From abroad came troops and weapons: of Germany and Italy for one side, of Russia for the other.', {
    status: HISTORY,
  }),
})

export const components = section('components', 'page 2, Components', 'Components', {
  board: component('There is a board of 22 by 17 inches.', { status: BOX }),
  aids: component('Three player aids have the rules for Non-players on their backs.', { status: BOX }),
  playerCards: component('There are 54 player cards, 18 for each faction.'),
  fascistCards: component('There are 54 Fascist cards, 18 for each Year.'),
  referenceCards: component('Three reference cards make up the 111 cards.', { status: BOX }),
  counters: component('The box has 141 counters, and 5 Standees besides.', { status: BOX }),
  bag: component('The Bag of Glory is a bag.', { status: BOX }),
  heroPoints: component('There are 18 Hero points.'),
  bonuses: component('The Teamwork Bonus and the Morale Bonus are counters, and so is the Initiative token.', {
    status: BOX,
  }),
})
