/** The defects of the text on combat. @module */

import { finding, looked, searched, view } from 'rulewright/book'
import { eliminatedAs } from '../6.2-finnish-harassment.js'
import { conquestCosts } from '../7.1-soviet-morale.js'
import { attackerLoses, defenderLoses, defenderRetreats } from '../10-results-combat-table.js'
import { COLUMNS, type Column, LINES, type Line, RESULTS, resultAt } from '../components/combat-table.js'
import * as cited from '../rules.gen.js'
import { SOVIET_UNITS } from '../vocabulary.js'

export const threeLost = finding('threeLost', {
  kind: 'contradiction',
  says: 'the text tells what is lost by a result of 1 or 2, and the table has a 3',
  clauses: [cited.combatResults.oneOrTwo, cited.resultsTable.zero, cited.resultsTable.one],
  witness: () => searched(view({ result: RESULTS }), ({ result }) => attackerLoses.ask({ result }) > 2),
})

/** The cell that is one column better, or nothing in the last one. */
const nextCell = (column: Column, die: Line) => {
  const next = COLUMNS.find((other) => other === column + 1)
  return next === undefined ? undefined : resultAt(next, die)
}

export const betterIsWorse = finding('betterIsWorse', {
  kind: 'slip',
  says: 'a better difference can leave a defender in the space that the worse one would have driven out',
  clauses: [cited.resultsTable.five, cited.resultsTable.six, cited.resultsTable.retreat],
  witness: () =>
    searched(view({ column: COLUMNS, die: LINES, defenders: [1, 2, 3, 4] }), ({ column, die, defenders }) => {
      const here = resultAt(column, die)
      const next = nextCell(column, die)
      const clears = (result: (typeof RESULTS)[number]) =>
        defenderRetreats.ask({ result }) || defenderLoses.ask({ result }) >= defenders
      return next !== undefined && clears(here) && !clears(next)
    }),
})

export const strongerLoseMore = finding('strongerLoseMore', {
  kind: 'contradiction',
  says: 'if the Soviets are the attacker of the table where the Finns roll as well, the Finns lose more the stronger they are',
  clauses: [cited.combatResults.sides, cited.combatValues.higherRolls, cited.resultsTable.defender],
  witness: () =>
    searched(view({ column: COLUMNS, die: LINES }), ({ column, die }) => {
      const next = nextCell(column, die)
      return (
        next !== undefined && defenderLoses.ask({ result: next }) > defenderLoses.ask({ result: resultAt(column, die) })
      )
    }),
})

/** The Finnish loss in the example of Koivisto, and the parts for the city and for its outline. */
const KOIVISTO = { told: 4, city: 2, outline: 2 } as const

export const koivistoFallsShort = finding('koivistoFallsShort', {
  kind: 'contradiction',
  says: 'the example has the Finns lose 4 points for Koivisto, and leaves out what the strategy costs them by 7.1',
  clauses: [cited.sovietVictory.koivisto, cited.sovietVictory.kotka, cited.sovietMorale.prudentWon],
  witness: () => {
    const costs = conquestCosts.ask({ strategy: 'PRUD' }) + KOIVISTO.city + KOIVISTO.outline
    return looked({ told: KOIVISTO.told, counted: costs }, costs !== KOIVISTO.told)
  },
})

export const eliteInNoPlace = finding('eliteInNoPlace', {
  kind: 'gap',
  says: 'the order in which isolated units are eliminated leaves out a type of unit',
  clauses: [cited.harassment.order, cited.harassment.eliminated],
  witness: () =>
    searched(
      view({ unit: SOVIET_UNITS }),
      ({ unit }) => eliminatedAs.ask({ unit, isolatedElite: 'never' }) === 'never',
    ),
})
