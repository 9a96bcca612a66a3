/** What is wrong with the combat of the text. @module */
import { finding, looked, searched, view } from 'rulewright/book'
import { combatValues } from '../4.2-combat-values.js'
import { combatResults } from '../4.5.1-combat-results.js'
import { sovietVictory } from '../4.5.2-soviet-victory.js'
import { eliminatedAs, harassment } from '../6.2-finnish-harassment.js'
import { conquestCosts, sovietMorale } from '../7.1-soviet-morale.js'
import { attackerLoses, defenderLoses, defenderRetreats, resultsTable } from '../10-results-combat-table.js'
import { COLUMNS, type Column, LINES, type Line, RESULTS, resultAt } from '../components/combat-table.js'
import { SOVIET_UNITS } from '../vocabulary.js'

export const threeLost = finding('threeLost', {
  kind: 'contradiction',
  says: 'the text tells what is lost by a result of 1 or 2, and the table has a 3',
  clauses: [combatResults.oneOrTwo, resultsTable.zero, resultsTable.one],
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
  clauses: [resultsTable.five, resultsTable.six, resultsTable.retreat],
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
  clauses: [combatResults.sides, combatValues.higherRolls, resultsTable.defender],
  witness: () =>
    searched(view({ column: COLUMNS, die: LINES }), ({ column, die }) => {
      const next = nextCell(column, die)
      return (
        next !== undefined && defenderLoses.ask({ result: next }) > defenderLoses.ask({ result: resultAt(column, die) })
      )
    }),
})

/** What the example of Koivisto has the Finns lose, and what it takes for the city and for its outline. */
const KOIVISTO = { told: 4, city: 2, outline: 2 } as const

export const koivistoFallsShort = finding('koivistoFallsShort', {
  kind: 'contradiction',
  says: 'the example has the Finns lose 4 points for Koivisto, and leaves out what the strategy costs them by 7.1',
  clauses: [sovietVictory.koivisto, sovietVictory.kotka, sovietMorale.prudentWon],
  witness: () => {
    const costs = conquestCosts.ask({ strategy: 'PRUD' }) + KOIVISTO.city + KOIVISTO.outline
    return looked({ told: KOIVISTO.told, counted: costs }, costs !== KOIVISTO.told)
  },
})

export const eliteInNoPlace = finding('eliteInNoPlace', {
  kind: 'gap',
  says: 'the order in which isolated units are eliminated leaves out a type of unit',
  clauses: [harassment.order, harassment.eliminated],
  witness: () =>
    searched(
      view({ unit: SOVIET_UNITS }),
      ({ unit }) => eliminatedAs.ask({ unit, isolatedElite: 'never' }) === 'never',
    ),
})
