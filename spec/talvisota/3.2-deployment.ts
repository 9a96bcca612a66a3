/** 3.2.1 Deployment of Combat Strategies, General points. @module */

import { among, flag, forbid, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { FRONTS, SIDES } from './vocabulary.js'

/** The prohibition on leaving a Combat Strategy beside the Fronts. */
export const mayNotStayAside = forbid(
  'may not be left beside the Fronts',
  view({ side: among(SIDES, 'the side'), allPlaced: cited.allPlaced }),
  (bar) => [bar(cited.deployment.places, { side: 'Finns', allPlaced: 'yes' })],
)

export const mayNotLie = forbid(
  'may not lie on the Front',
  view(
    {
      front: { domain: FRONTS, words: 'the Front' },
      there: range(0, 2, 'Combat Strategies of the side that lie there'),
    },
    [{ because: 'Lapland has room for one', when: ({ front, there }) => front === 'Lapland' && there === 2 }],
  ),
  (bar) => [
    bar([cited.deployment.boxes, cited.commandSheet.lapland], { front: 'Lapland', there: 1 }),
    bar([cited.deployment.boxes, cited.commandSheet.others], { there: 2 }),
  ],
)

/** The connections between a space and the one from which it is attacked. */
export const CONNECTIONS = ['connected', 'the connection of March', 'the same space', 'not connected'] as const

const front = flag('it lies on the Front of the space', 'it lies on another Front')

export const mayNotDeploy = forbid(
  'may not be deployed there',
  view({
    deployed: flag('the Combat Strategy is on the map', 'the Combat Strategy is on the sheet'),
    units: flag('it has units', 'it has no unit'),
    control: flag('the Soviets control the space', 'the Soviets do not control the space'),
    connection: { domain: CONNECTIONS, words: 'how the space is connected with the units' },
    ownSpace: cited.ownSpace,
    march: flag('it is March', 'it is not March yet'),
    meretskov: flag('the Combat Strategy has Meretskov', 'the Combat Strategy has not Meretskov'),
    marchUse: cited.marchUse,
    taken: flag('another Combat Strategy is deployed there', 'no other Combat Strategy is deployed there'),
    sameSpace: cited.sameSpace,
    front,
    frontsBind: cited.frontsBind,
  }),
  (bar) => [
    bar(cited.deployment.oneAfterAnother, { deployed: true }),
    bar(cited.generalPoints.force, { units: false }),
    bar(cited.deployment.attacked, { control: true }),
    bar(cited.mapSpaces.connections, { connection: 'not connected' }),
    bar(cited.mapSpaces.connections, { connection: 'the same space', ownSpace: 'no' }),
    bar(cited.mapSpaces.marchLink, { connection: 'the connection of March', march: false }),
    bar(cited.sovietSupports.meretskovLink, {
      connection: 'the connection of March',
      march: true,
      meretskov: false,
      marchUse: P.not('all'),
    }),
    bar(cited.deployment.attacked, { taken: true, sameSpace: 'no' }),
    bar(cited.deployment.answerOnFront, { front: false, frontsBind: 'both sides' }),
  ],
)

export const mayNotAnswer = forbid(
  'may not respond',
  view({
    deployed: flag('the Combat Strategy is on the map', 'the Combat Strategy is on the sheet'),
    front,
    frontsBind: cited.frontsBind,
    alone: flag('the SCT of the space fight alone', 'no SCT of the space fight alone'),
  }),
  (bar) => [
    bar(cited.deployment.answerOnFront, { front: false, frontsBind: P.not('nobody') }),
    bar(cited.finnishStrategies.once, { deployed: true }),
    bar(cited.harassment.takenBack, { alone: true }),
  ],
)

export const mayNotDecline = forbid(
  'may not leave a space without',
  view({
    left: flag('a Combat Strategy is left that may respond', 'no Combat Strategy is left that may respond'),
    mustAnswer: cited.mustAnswer,
  }),
  (bar) => [bar(cited.deployment.answer, { left: true, mustAnswer: 'yes' })],
)

export const mayNotStart = forbid(
  'may not be where its units are',
  view({
    front: flag('the space is on the Front of the Combat Strategy', 'the space is on another Front'),
    unitsOfFront: cited.unitsOfFront,
    free: range(0, 1, 'units there that no other Combat Strategy has, one for all'),
  }),
  (bar) => [
    bar(cited.deployment.boxes, { front: false, unitsOfFront: 'of its Front' }),
    bar(cited.sovietStrategies.once, { free: 0 }),
  ],
)
