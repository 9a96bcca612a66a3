/** 3.3.3: when the units of the Finnish Reinforcements are chosen. @module */
import { flag, forbid, one, question, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { deployment } from './3.2-deployment.js'
import { finnishStrategies } from './3.2-finnish-strategies.js'
import { finnishReinforcements, finnishSupports } from './3.3-finnish-supports.js'
import { ahead } from './section.js'

export const reinforcementsChosen = question('reinforcementsChosen', {
  asks: 'When does the Finnish player pick the two units that the Finnish Reinforcements add?',
  clauses: [finnishSupports.reinforcements, deployment.allocates, finnishStrategies.divides],
  readings: {
    'in combat': 'In combat, among those that no Combat Strategy has.',
    'with the support': 'On the sheet, unseen, as the support is allocated.',
  },
  usual: 'in combat',
  because: 'A Combat Strategy is allocated as many units as its counter names; these two are added to the force.',
  kind: 'gap',
})

export const choosesReinforcements = one(
  'Finnish Reinforcements: when their units are chosen',
  view({ solo: flag('the Finns are drawn', 'a player has the Finns'), reinforcementsChosen }),
  (row) => [
    row(ahead('soloPlay.combats'), { solo: true }, 'in combat'),
    row(finnishSupports.reinforcements, { solo: false, reinforcementsChosen: 'in combat' }, 'in combat'),
    row(
      [deployment.allocates, finnishStrategies.divides],
      { solo: false, reinforcementsChosen: 'with the support' },
      'with the support',
    ),
  ],
)

const others = flag('other units are on the sheet', 'no other unit is on the sheet')

/** Which units may be chosen with the support. */
export const mayNotBring = forbid(
  'may not be the units of the Finnish Reinforcements',
  view({ units: range(1, 3, 'units, 3 for more than two'), others, finnishReinforcements }),
  (bar) => [
    bar(finnishSupports.reinforcements, { units: P.number.gt(2) }),
    bar(finnishSupports.reinforcements, {
      units: 1,
      others: true,
      finnishReinforcements: 'only if there are too few',
    }),
  ],
)

/** Whether none may be chosen. */
export const mayNotBringNone = forbid(
  'may not be without the units of the Finnish Reinforcements',
  view({ others, finnishReinforcements }),
  (bar) => [bar(finnishSupports.reinforcements, { others: true, finnishReinforcements: 'only if there are too few' })],
)
