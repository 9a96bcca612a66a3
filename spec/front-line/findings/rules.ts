/** Rules of the book that do not go together. @module */

import { finding, flag, searched, view } from 'rulewright/book'
import { squarePoints } from '../1.4-occupation-points.js'
import { mayNotAct } from '../2.5-actions.js'
import { OUTCOMES } from '../3.2-attack.js'
import { mayNotReRoll } from '../3.8-re-roll.js'
import { mayNotDisplace } from '../4.1-miss.js'
import { edgeAfter, edgeLaid } from '../4.7-edge.js'
import { afterRally, received } from '../5.2-rally.js'
import { groundOf, standInBoards } from '../components/boards.js'
import * as cited from '../rules.gen.js'
import { FIELDS, SQUARES } from '../vocabulary.js'

export const edgeArrivesOff = finding('edgeArrivesOff', {
  kind: 'contradiction',
  says: 'whoever receives the Edge has it Off side up, only On side up does it let dice be rolled again, and nothing turns it',
  clauses: [cited.edge.side, cited.edge.afterOne, cited.edge.afterSix, cited.reRoll.untilFinal, cited.reRoll.thenOff],
  witness: () =>
    searched(edgeAfter.view, (seen) => {
      const holder = edgeAfter.ask(seen)
      const side = edgeLaid.ask({ reading: 'Off' })
      return holder !== 'as it was' && mayNotReRoll.refuses({ holder, side })
    }),
})

export const rallyAndStatus = finding('rallyAndStatus', {
  kind: 'contradiction',
  says: 'the status of a unit that is Rallied is to matter for the reward of a Miss only, but a Disrupt or a Rout is a Blitz for one that is disrupted',
  clauses: [
    cited.rally.onlyReward,
    cited.rally.blitz,
    cited.rally.disrupt,
    cited.blitz.disruptedTarget,
    cited.cardDieRolls.convert,
  ],
  witness: () => {
    const reading = cited.rallyDisrupted.usual
    const usual = { ground: 'leaves a choice', reading, rallyLowGround: cited.rallyLowGround.usual } as const
    const suffered = (result: (typeof OUTCOMES)[number], status: 'active' | 'disrupted') =>
      received.ask({ result: afterRally.ask({ result, status, ...usual }), rallied: true, status, reading })
    return searched(
      view({ result: OUTCOMES }),
      ({ result }) => result !== 'Miss' && suffered(result, 'active') !== suffered(result, 'disrupted'),
    )
  },
})

export const sameActionAgain = finding('sameActionAgain', {
  kind: 'contradiction',
  says: 'no unit does the same Regular Action twice by page 2, and the same action of any sort by page 7: they differ for Missions',
  clauses: [cited.actionsAndTasks.sameAction, cited.cardActions.different, cited.missionActions.list],
  witness: () =>
    searched(mayNotAct.view, (seen) => {
      const refused = (sameMission: typeof seen.sameMission) => mayNotAct.refuses({ ...seen, sameMission })
      return seen.sameMission === 'never' && refused('never') && !refused('only Regular Actions differ')
    }),
})

export const retreatOutOfACity = finding('retreatOutOfACity', {
  kind: 'contradiction',
  says: 'after a Retreat out of a city the attacker must enter it by page 4, and has no Displacement by page 7',
  clauses: [cited.displacement.mustEnterCity, cited.cardDieRolls.retreatDisplacement],
  witness: () =>
    searched(mayNotDisplace.view, (seen) => {
      const refused = (cityRetreat: typeof seen.cityRetreat) => mayNotDisplace.refuses({ ...seen, cityRetreat })
      return seen.cityRetreat === 'must' && refused('stays out') && !refused('must')
    }),
})

export const hexInTheOwnCountry = finding('hexInTheOwnCountry', {
  kind: 'contradiction',
  says: 'a purple hex gives a point to any unit on it, and a square of the own country gives none',
  clauses: [cited.occupationPoints.purpleHexes, cited.occupationPoints.notAtHome],
  witness: () =>
    searched(view({ purple: flag, city: flag, country: ['own', 'neutral', "opponent's"] }), (seen) => {
      const points = (hexAtHome: 'yes' | 'no') =>
        seen.purple && seen.city ? 0 : squarePoints.ask({ ...seen, hexAtHome })
      return points('yes') !== points('no')
    }),
})

export const landOfLakeNogo = finding('landOfLakeNogo', {
  kind: 'contradiction',
  says: 'page 1 has sixty squares of land on each Battle Field, and Lake Nogo has squares of water among them',
  clauses: [cited.theBoard.grid, cited.theBoard.allLand, cited.lakeNogo.squares],
  witness: () =>
    searched(view({ field: FIELDS }), ({ field }) => {
      const land = SQUARES.filter((square) => groundOf(standInBoards[field], square) !== 'Water')
      return land.length !== SQUARES.length
    }),
})
