/** 3.3.4 Politics. @module */

import {
  among,
  COMPARED,
  example,
  flag,
  forbid,
  informative,
  one,
  permission,
  prohibition,
  question,
  range,
  readingOf,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { polarization } from '../1-introduction/1.9-vassalage.js'
import { politicalDisplay, resolvingIssues } from '../1-introduction/1.11-political-display.js'
import { limitedCommand, limitedPolitics } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { FORCES, POLITICS_PRICED, POLITICS_PRICES, TRACKS } from '../components/forces.js'
import type { Game } from '../game.js'
import { ahead, section } from '../section.js'
import { COLORS, type Color } from '../vocabulary.js'
import { commandsInGeneral, freeCommands } from './3.1-commands.js'

export const politics = section('politics', '3.3.4', 'Politics', {
  purpose: rule('Politics puts a cube in the Political Display, so that an Issue may be Resolved.', {
    see: ['6.2'],
    status: informative('an overview; the clause on the cube decides'),
  }),
  noSpaces: rule('Politics takes place in no space.'),
  cost: rule('The Polarization Track sets the price: three Resources or fewer.', { see: ['1.10'] }),
  onMap: prohibition('Politics needs a piece of the Moderates on the map.'),
  fiveOrLess: prohibition('Politics needs a Polarization of at most five.'),
  oneCube: prohibition('One Politics Command places no more than one cube.'),
  place: rule('Politics places a cube in the Political Display.'),
  ifAvailable: prohibition('Only a cube that is available is placed.'),
  eitherColor: permission('The Moderates pick the color of the cube, red or white.'),
  costOfTwo: example(
    'With several Cells on the map and Polarization at three, the Moderates pay two Resources for Politics and place ' +
      'an available white cube.',
  ),
})

export const politicsWithoutACube = question('politicsWithoutACube', {
  asks: 'Must a cube be placed when the Moderates conduct Politics?',
  clauses: [politics.oneCube, politics.place, politics.ifAvailable],
  readings: {
    'if available': 'A cube is placed if there is one; Politics can be conducted without one as well.',
    'as wished': 'No cube need be placed, even if there is one.',
    needed: 'Politics can be conducted only while there is a cube to place.',
  },
  usual: 'if available',
  because:
    'The procedure has a cube placed wherever one is Available. The line before it, which gives one as the most, caps the ' +
    'number and leaves no choice; and the conditions name no cube.',
})

export const cubesWithoutAnIssue = question('cubesWithoutAnIssue', {
  asks: 'May the Moderates add cubes when all Issues are Resolved?',
  clauses: [ahead('agitation.moderatesCube'), politics.place, ahead('personality.newsCube'), resolvingIssues.inTurn],
  readings: {
    allowed: 'They may; the cubes have no effect.',
    'not allowed': 'They may not; cubes contribute to an Unresolved Issue.',
  },
  usual: 'allowed',
  because: 'Neither the bullet of Agitation nor the procedures of Politics and Personality set a condition.',
})

const printed = [politics.cost, polarization.politicsCost]
const [low, middle, high] = POLITICS_PRICES

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

/** Whether a cube of a color is Available. */
export const isAvailable = ({ cubes }: Game, color: Color): boolean => cubes[color] < FORCES.cubes[color]

export const isIssueLeft = ({ resolved }: Game): boolean => resolved.red + resolved.white < FORCES.issues

/** The colors of which a cube can be placed. */
export const placeable = (game: Game): readonly Color[] =>
  COLORS.filter(
    (color) =>
      !mayNotPlaceCube.refuses({
        available: isAvailable(game, color),
        issueLeft: isIssueLeft(game),
        reading: readingOf(game, cubesWithoutAnIssue),
      }),
  )
