/** The laws of every possible case, each with the clauses that state it. @module */

import { type CaseLaw, range, searched, view } from 'rulewright/book'
import { defenderLoses, defenderRetreats, placeFor, resultIn } from './10-results-combat-table.js'
import { LINES } from './components/combat-table.js'
import * as cited from './rules.gen.js'

/** In how many of the 36 throws of two rounds a defence is gone, by its units and by the difference, from +0 to +11. */
export const CLEARED = {
  1: [11, 20, 27, 32, 35, 36, 36, 36, 36, 36, 36, 36],
  2: [1, 4, 15, 24, 31, 36, 36, 36, 36, 36, 36, 36],
  3: [0, 0, 11, 20, 27, 32, 35, 36, 36, 36, 36, 36],
} as const

const DIFFERENCES = range(0, 11)

const resultAt = (difference: number, face: number) => resultIn.ask(placeFor.compute(difference, face, 'the last line'))

/** Returns the number of defending units left after a round, or 0 if the defence retreats. */
function left(defenders: number, difference: number, face: number): number {
  const result = resultAt(difference, face)
  return defenderRetreats.ask({ result }) ? 0 : Math.max(0, defenders - defenderLoses.ask({ result }))
}

const clears = (defenders: number, difference: number, faces: readonly number[]): boolean =>
  faces.reduce((units, face) => (units === 0 ? 0 : left(units, difference, face)), defenders) === 0

/** The differences at which so many units are not gone as often as is told, were so many more of them there. */
const differing = (defenders: 1 | 2 | 3, more: number) =>
  searched(view({ difference: DIFFERENCES }), ({ difference }) => {
    const cleared = LINES.flatMap((first) =>
      LINES.filter((second) => clears(defenders + more, difference, [first, second])),
    )
    return cleared.length !== CLEARED[defenders][difference]
  })

const cleared = (defenders: 1 | 2 | 3): CaseLaw => ({
  name: `two rounds at the same difference, +0, +1 and so on, clear a defence of ${defenders} in ${CLEARED[defenders].join(', ')} of 36 throws`,
  clauses: [cited.resultsTable.defender, cited.resultsTable.retreat, cited.combatRounds.two, cited.sovietVictory.when],
  broken: () => differing(defenders, 0),
  breaks: () => differing(defenders, 1),
})

/** The laws of cases. */
export const caseLaws: readonly CaseLaw[] = [cleared(1), cleared(2), cleared(3)]
