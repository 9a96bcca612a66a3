/** 3.2.1 Deployment of Combat Strategies, General points. @module */
import { among, flag, forbid, note, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { generalPoints } from './1.1-general-points.js'
import { mapSpaces, marchUse } from './1.3-the-map.js'
import { commandSheet } from './1.5-command-sheet.js'
import { finnishPlacement, sovietPlacement } from './2.1-general-placement.js'
import { ADVICE, POINTER } from './reasons.js'
import { ahead, section } from './section.js'
import { FRONTS, SIDES } from './vocabulary.js'

export const deploymentOfStrategies = section('deploymentOfStrategies', '3.2', 'Deployment of combat strategies', {})

export const deployment = section('deployment', '3.2.1', 'General points', {
  places: rule('Each player places Combat Strategies on the Fronts of the command sheet.'),
  concealed: rule('The opponent does not see which.'),
  boxes: prohibition('A Combat Strategy lies in a box that is made for one.'),
  allocates: rule('Then each allocates the units and supports that a Combat Strategy calls for.'),
  oneAfterAnother: rule('Then the Soviet player deploys Combat Strategies on the map, one after the other.'),
  attacked: rule('Each goes to a space that is to be attacked.'),
  fronts: rule('The spaces are on the three Fronts.'),
  answer: rule('To each the Finnish player responds with a Combat Strategy in the same space.'),
  answerOnFront: prohibition('A Combat Strategy lies on one Front, and is placed on no other.'),
  resolved: rule('When all are deployed, the combats are resolved one after the other.'),
  revealed: rule('In each what was allocated is revealed.'),
  properties: note('A Combat Strategy is used as its properties say.', { status: POINTER }),
  distributed: note('To spread them over the Fronts calls for choices.', { status: ADVICE }),
})

export const concealedSheet = question('concealedSheet', {
  asks: 'Is a whole Command Sheet concealed, or only the Combat Strategies on it and what they have?',
  clauses: [deployment.concealed, finnishPlacement.hidden],
  readings: {
    'Combat Strategies': 'The Combat Strategies and what was allocated to them; the rest lies open.',
    'the whole sheet': 'All that lies on it, the forces of the Fronts too.',
  },
  usual: 'Combat Strategies',
  because: 'Both sentences are about placing Combat Strategies; all the rest came there openly, and can be counted.',
  editorial: 'What each may choose is the same; only what the other has seen differs.',
})

export const mustAnswer = question('mustAnswer', {
  asks: 'Must the Finnish player respond with a Combat Strategy while one lies on the Front?',
  clauses: [deployment.answer],
  readings: {
    no: 'No: a space can be left without one.',
    yes: 'Yes: to each attack on a Front where one is left.',
  },
  usual: 'yes',
  because: 'The text says that the player responds; only to the Soviet player does it leave Combat Strategies unused.',
})

export const sameSpace = question('sameSpace', {
  asks: 'Can two Soviet Combat Strategies be deployed in one space?',
  clauses: [deployment.oneAfterAnother, deployment.attacked],
  readings: {
    yes: 'Yes: they attack it one after the other.',
    no: 'No: each has a space of its own.',
  },
  usual: 'yes',
  because: 'Only units and supports are limited to once a turn, not spaces.',
  kind: 'gap',
})

export const frontsBind = question('frontsBind', {
  asks: 'Whose Combat Strategies come only to spaces of the Front on which they lie?',
  clauses: [deployment.fronts, deployment.answer, deployment.answerOnFront],
  readings: {
    'the Finns': 'Those of the Finns; the Soviet player chooses the spaces.',
    'both sides': 'Those of both sides.',
    nobody: 'Those of neither side: a Front is where they lie on the sheet, and no more.',
  },
  usual: 'the Finns',
  because: 'The Soviet player is told to choose the spaces, on all three Fronts; the Finnish player responds.',
  kind: 'gap',
})

export const ownSpace = question('ownSpace', {
  asks: 'Can Soviets who stand where SCT have taken control fight them from within?',
  clauses: [deployment.attacked, mapSpaces.connections, ahead('harassment.takenBack')],
  readings: {
    no: 'No: whoever fights for it comes along a connection.',
    yes: 'Yes: those within can do so as well.',
  },
  usual: 'no',
  because: 'The space is lost, and those in it are cut off; wherever attacks are told of, they go along a connection.',
  kind: 'gap',
})

export const allPlaced = question('allPlaced', {
  asks: 'Must the Finnish player place all four Combat Strategies on the Fronts of the sheet?',
  clauses: [deployment.places, finnishPlacement.sheet, ahead('sovietStrategies.fewer')],
  readings: {
    yes: 'Yes: there are boxes enough, and each lies in one.',
    no: 'No: some can be left beside the Fronts.',
  },
  usual: 'yes',
  because: 'Each player places them there, and only the Soviet player is told that some need not be used.',
})

/** Which Combat Strategy does not stay beside the Fronts. */
export const mayNotStayAside = forbid(
  'may not be left beside the Fronts',
  view({ side: among(SIDES, 'the side'), allPlaced }),
  (bar) => [bar(deployment.places, { side: 'Finns', allPlaced: 'yes' })],
)

export const unitsOfFront = question('unitsOfFront', {
  asks: 'Which Soviet units can be allocated to a Combat Strategy?',
  clauses: [deployment.boxes, deployment.allocates, sovietPlacement.fronts],
  readings: {
    'of its Front': 'Those in the spaces of the Front on which it lies.',
    any: 'All that are on the map: only the Combat Strategy lies on a Front.',
  },
  usual: 'of its Front',
  because: 'Units and Combat Strategies share the boxes of a Front, and are divided among the Fronts.',
  kind: 'gap',
})

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
    bar([deployment.boxes, commandSheet.lapland], { front: 'Lapland', there: 1 }),
    bar([deployment.boxes, commandSheet.others], { there: 2 }),
  ],
)

/** How a space is connected with the one from which it is attacked. */
export const CONNECTIONS = ['connected', 'the connection of March', 'the same space', 'not connected'] as const

const front = flag('it lies on the Front of the space', 'it lies on another Front')

export const mayNotDeploy = forbid(
  'may not be deployed there',
  view({
    deployed: flag('the Combat Strategy is on the map', 'the Combat Strategy is on the sheet'),
    units: flag('it has units', 'it has no unit'),
    control: flag('the Soviets control the space', 'the Soviets do not control the space'),
    connection: { domain: CONNECTIONS, words: 'how the space is connected with the units' },
    ownSpace,
    march: flag('it is March', 'it is not March yet'),
    meretskov: flag('the Combat Strategy has Meretskov', 'the Combat Strategy has not Meretskov'),
    marchUse,
    taken: flag('another Combat Strategy is deployed there', 'no other Combat Strategy is deployed there'),
    sameSpace,
    front,
    frontsBind,
  }),
  (bar) => [
    bar(deployment.oneAfterAnother, { deployed: true }),
    bar(generalPoints.force, { units: false }),
    bar(deployment.attacked, { control: true }),
    bar(mapSpaces.connections, { connection: 'not connected' }),
    bar(mapSpaces.connections, { connection: 'the same space', ownSpace: 'no' }),
    bar(mapSpaces.marchLink, { connection: 'the connection of March', march: false }),
    bar(ahead('sovietSupports.meretskovLink'), {
      connection: 'the connection of March',
      march: true,
      meretskov: false,
      marchUse: P.not('all'),
    }),
    bar(deployment.attacked, { taken: true, sameSpace: 'no' }),
    bar(deployment.answerOnFront, { front: false, frontsBind: 'both sides' }),
  ],
)

export const mayNotAnswer = forbid(
  'may not respond',
  view({
    deployed: flag('the Combat Strategy is on the map', 'the Combat Strategy is on the sheet'),
    front,
    frontsBind,
    alone: flag('the SCT of the space fight alone', 'no SCT of the space fight alone'),
  }),
  (bar) => [
    bar(deployment.answerOnFront, { front: false, frontsBind: P.not('nobody') }),
    bar(ahead('finnishStrategies.once'), { deployed: true }),
    bar(ahead('harassment.takenBack'), { alone: true }),
  ],
)

export const mayNotDecline = forbid(
  'may not leave a space without',
  view({
    left: flag('a Combat Strategy is left that may respond', 'no Combat Strategy is left that may respond'),
    mustAnswer,
  }),
  (bar) => [bar(deployment.answer, { left: true, mustAnswer: 'yes' })],
)

export const mayNotStart = forbid(
  'may not be where its units are',
  view({
    front: flag('the space is on the Front of the Combat Strategy', 'the space is on another Front'),
    unitsOfFront,
    free: range(0, 1, 'units there that no other Combat Strategy has, one for all'),
  }),
  (bar) => [
    bar(deployment.boxes, { front: false, unitsOfFront: 'of its Front' }),
    bar(ahead('sovietStrategies.once'), { free: 0 }),
  ],
)
