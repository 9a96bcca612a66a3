/** 3.3.4 Politics. @module */

import { among, COMPARED, flag, forbid, one, range, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { FORCES, POLITICS_PRICED, POLITICS_PRICES, TRACKS } from '../components/forces.js'
import type { Game } from '../game.js'
import * as cited from '../rules.gen.js'
import { COLORS, type Color } from '../vocabulary.js'

const printed = [cited.politics.cost, cited.polarization.politicsCost]
const [low, middle, high] = POLITICS_PRICES

export const politicsPrice = one(
  'Politics: the price',
  view({
    free: flag('the Command is free', 'the Command is not free'),
    polarization: range(0, POLITICS_PRICED, 'Polarization'),
  }),
  (row) => [
    row(cited.freeCommands.noCost, { free: true }, 0),
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
    limitedReading: cited.limitedPolitics,
    cubeAvailable: flag('a cube is available', 'no cube is available'),
    cubeReading: cited.politicsWithoutACube,
  }),
  (bar) => [
    bar(cited.politics.onMap, { onMap: false }),
    bar([cited.politics.fiveOrLess, cited.politicalDisplay.polarized], { polarization: P.number.gte(6) }),
    bar([cited.politics.cost, cited.commandsInGeneral.enoughResources], { resources: 'less' }),
    bar([cited.limitedCommand.oneSpace, cited.politics.noSpaces], { limited: true, limitedReading: 'not allowed' }),
    bar([cited.politics.place, cited.politics.ifAvailable], { cubeAvailable: false, cubeReading: 'needed' }),
  ],
)

export const mayNotPlaceCube = forbid(
  'Politics: may not place the cube',
  view({
    available: flag('a cube of that color is available', 'no cube of that color is available'),
    issueLeft: flag('an Issue is Unresolved', 'no Issue is Unresolved'),
    reading: cited.cubesWithoutAnIssue,
  }),
  (bar) => [
    bar(cited.politics.ifAvailable, { available: false }),
    bar([cited.politics.place, cited.resolvingIssues.inTurn], { issueLeft: false, reading: 'not allowed' }),
  ],
)

/** True if a cube of a color is Available. */
export const isAvailable = ({ cubes }: Game, color: Color): boolean => cubes[color] < FORCES.cubes[color]

export const isIssueLeft = ({ resolved }: Game): boolean => resolved.red + resolved.white < FORCES.issues

/** The colors of which a cube can be placed. */
export const placeable = (game: Game): readonly Color[] =>
  COLORS.filter(
    (color) =>
      !mayNotPlaceCube.refuses({
        available: isAvailable(game, color),
        issueLeft: isIssueLeft(game),
        reading: readingOf(game, cited.cubesWithoutAnIssue),
      }),
  )
