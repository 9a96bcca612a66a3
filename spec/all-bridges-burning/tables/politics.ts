/**
 * Politics: its price, and when it may not be conducted.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../src/kernel/view.js'
import { commandsInGeneral, freeCommands } from '../clauses/commands/general.js'
import { politics } from '../clauses/commands/politics.js'
import { limitedCommand } from '../clauses/sequence-of-play.js'
import { polarization, politicalDisplay, resolvingIssues } from '../clauses/tracks.js'
import { POLITICS_PRICED, POLITICS_PRICES, TRACKS } from '../components/forces.js'
import { limitedPolitics } from '../questions/commands/limited-politics.js'
import { politicsWithoutACube } from '../questions/commands/politics-without-a-cube.js'
import { cubesWithoutAnIssue } from '../questions/propaganda-rounds/cubes-without-an-issue.js'

const [low, middle, high] = POLITICS_PRICES
const printed = [politics.cost, polarization.politicsCost]

/** What Politics costs, as the track has it for a Polarization of five or less. */
export const politicsPrice = one(
  'Politics: the price',
  view({
    free: flag('the Command is free', 'the Command is not free'),
    polarization: range(0, POLITICS_PRICED, 'Polarization'),
  }),
  (row) => [
    row(freeCommands.noCost, { free: true }, 0),
    row(printed, { free: false, polarization: P.union(0, 1) }, low),
    row(printed, { free: false, polarization: P.union(2, 3) }, middle),
    row(printed, { free: false, polarization: P.union(4, 5) }, high),
  ],
)

/** When Politics may not be conducted. */
export const mayNotConduct = forbid(
  'Politics: may not be conducted',
  view({
    onMap: flag('a piece of the Moderates is on the map', 'no piece of the Moderates is on the map'),
    polarization: range(0, TRACKS.polarization, 'Polarization'),
    resources: among([...COMPARED, 'no price'], 'the Resources of the Moderates, against the price of the Command'),
    limited: flag('the Command is Limited', 'the Command is not Limited'),
    limitedReading: limitedPolitics,
    cubeAvailable: flag('a cube is available', 'no cube is available'),
    cubeReading: politicsWithoutACube,
  }),
  (bar) => [
    bar(politics.onMap, { onMap: false }),
    bar([politics.fiveOrLess, politicalDisplay.polarized], { polarization: P.number.gte(6) }),
    bar([politics.cost, commandsInGeneral.enoughResources], { resources: 'less' }),
    bar([limitedCommand.oneSpace, politics.noSpaces], { limited: true, limitedReading: 'not allowed' }),
    bar([politics.place, politics.ifAvailable], { cubeAvailable: false, cubeReading: 'needed' }),
  ],
)

/** Which cubes may not be placed. */
export const mayNotPlaceCube = forbid(
  'Politics: may not place the cube',
  view({
    available: flag('a cube of that color is available', 'no cube of that color is available'),
    issueLeft: flag('an Issue is Unresolved', 'no Issue is Unresolved'),
    reading: cubesWithoutAnIssue,
  }),
  (bar) => [
    bar(politics.ifAvailable, { available: false }),
    bar([politics.place, resolvingIssues.inTurn], { issueLeft: false, reading: 'not allowed' }),
  ],
)
