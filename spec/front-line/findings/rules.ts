/** Rules of the book that do not go together. @module */
import { finding, flag, searched, view } from 'rulewright/book'
import { theBoard } from '../1.1-the-game.js'
import { occupationPoints, squarePoints } from '../1.4-occupation-points.js'
import { actionsAndTasks, mayNotAct, missionActions } from '../2.5-actions.js'
import { OUTCOMES } from '../3.2-attack.js'
import { blitz, mayNotReRoll, reRoll } from '../3.8-re-roll.js'
import { displacement, mayNotDisplace } from '../4.1-miss.js'
import { edge, edgeAfter, edgeLaid } from '../4.7-edge.js'
import { afterRally, rally, rallyDisrupted, rallyLowGround, received } from '../5.2-rally.js'
import { cardActions, cardDieRolls } from '../7-set-up-cards.js'
import { lakeNogo } from '../8.4-lake-nogo.js'
import { groundOf, standInBoards } from '../components/boards.js'
import { FIELDS, SQUARES } from '../vocabulary.js'

export const edgeArrivesOff = finding('edgeArrivesOff', {
  kind: 'contradiction',
  says: 'whoever receives the Edge has it Off side up, only On side up does it let dice be rolled again, and nothing turns it',
  clauses: [edge.side, edge.afterOne, edge.afterSix, reRoll.untilFinal, reRoll.thenOff],
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
  clauses: [rally.onlyReward, rally.blitz, rally.disrupt, blitz.disruptedTarget, cardDieRolls.convert],
  witness: () => {
    const reading = rallyDisrupted.usual
    const usual = { ground: 'leaves a choice', reading, rallyLowGround: rallyLowGround.usual } as const
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
  clauses: [actionsAndTasks.sameAction, cardActions.different, missionActions.list],
  witness: () =>
    searched(mayNotAct.view, (seen) => {
      const refused = (sameMission: typeof seen.sameMission) => mayNotAct.refuses({ ...seen, sameMission })
      return seen.sameMission === 'never' && refused('never') && !refused('only Regular Actions differ')
    }),
})

export const retreatOutOfACity = finding('retreatOutOfACity', {
  kind: 'contradiction',
  says: 'after a Retreat out of a city the attacker must enter it by page 4, and has no Displacement by page 7',
  clauses: [displacement.mustEnterCity, cardDieRolls.retreatDisplacement],
  witness: () =>
    searched(mayNotDisplace.view, (seen) => {
      const refused = (cityRetreat: typeof seen.cityRetreat) => mayNotDisplace.refuses({ ...seen, cityRetreat })
      return seen.cityRetreat === 'must' && refused('stays out') && !refused('must')
    }),
})

export const hexInTheOwnCountry = finding('hexInTheOwnCountry', {
  kind: 'contradiction',
  says: 'a purple hex gives a point to any unit on it, and a square of the own country gives none',
  clauses: [occupationPoints.purpleHexes, occupationPoints.notAtHome],
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
  clauses: [theBoard.grid, theBoard.allLand, lakeNogo.squares],
  witness: () =>
    searched(view({ field: FIELDS }), ({ field }) => {
      const land = SQUARES.filter((square) => groundOf(standInBoards[field], square) !== 'Water')
      return land.length !== SQUARES.length
    }),
})
