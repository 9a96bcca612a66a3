/** 4.5.2: the space is taken. @module */
import {
  among,
  definition,
  example,
  flag,
  forbid,
  formula,
  note,
  one,
  permission,
  question,
  range,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { mapSpaces } from './1.3-the-map.js'
import { deployment, frontsBind, sameSpace } from './3.2-deployment.js'
import { followUp } from './3.2-finnish-strategies.js'
import { manoeuvreInfantry, sovietStrategies } from './3.2-soviet-strategies.js'
import { combatForces } from './4.1-organisation.js'
import { combatRounds } from './4.4-combat-rounds.js'
import { HISTORY } from './reasons.js'
import { ahead, section } from './section.js'
import { GREATEST_FORCE, SOVIET_STRATEGIES } from './vocabulary.js'

export const sovietVictory = section('sovietVictory', '4.5.2', 'Soviet victory', {
  when: definition(
    'A combat that leaves no Finnish unit in the space, by losses or by a retreat, is a Soviet victory.',
  ),
  occupies: permission('Then the Soviet force may occupy the space.'),
  morale: formula(
    'Finnish morale falls by what the Combat Strategy is worth, and by the value of the space, dotted or numbered.',
    { see: ['7.1'] },
  ),
  dotted: formula('For a dotted outline the value of the space is the more.', { see: ['8'] }),
  why: note('That stands for what the fortified zones meant.', { status: HISTORY }),
  harder: permission(
    'For a harder game the values of the spaces are left out, and only those of the strategies count.',
  ),
  kotka: example('Kotka, taken by a Prudent advance, costs the Finns 2 for the city and 1 for the strategy.'),
  koivisto: example('Koivisto, taken in the same way, costs the Finns 2 for the city and 2 for its fortification.'),
  koivistoSoviets: example('There the Soviets win 1 for the strategy, 2 for the city and 2 for the fortification: 5.'),
})

export const undefended = question('undefended', {
  asks: 'Is there a combat for a space in which no Finnish unit is?',
  clauses: [sovietVictory.when],
  readings: {
    no: 'No: there is nobody to be eliminated, and the Soviet player is victorious.',
    yes: 'Yes: the space defends itself by its value, for one round.',
  },
  usual: 'no',
  because: 'It takes two forces to have a combat, and a Finnish victory asks for Finnish units that are left.',
  kind: 'gap',
})

export const othersThere = question('othersThere', {
  asks: 'Do Finnish units hold a space in which they have been placed for another combat that is still to come?',
  clauses: [sovietVictory.when, deployment.answer, combatForces.oneByOne, ahead('finnishVictory.when')],
  readings: {
    'they hold it': 'Yes: nobody takes it while they are in it, and only their own combat drives them out.',
    'each combat by itself': 'No: a combat looks only at its own units.',
  },
  usual: 'they hold it',
  because: 'A Combat Strategy responds in the space itself, and a Soviet victory asks that all Finnish units are gone.',
})

export const holdsSpace = one(
  'Combat: whether units of another combat hold the space',
  view({
    others: flag('a Combat Strategy of a later combat has units there', 'no Combat Strategy of a later one has any'),
    othersThere,
  }),
  (row) => [
    row(sovietVictory.when, { others: false }, false),
    row([deployment.answer, sovietVictory.when], { others: true, othersThere: 'they hold it' }, true),
    row(combatForces.oneByOne, { others: true, othersThere: 'each combat by itself' }, false),
  ],
)

const held = flag('units of another combat hold the space', 'no unit of another combat holds the space')

export const beginsWith = one(
  'Combat: how it begins',
  view({
    control: flag('the Soviets control the space', 'the Soviets do not control the space'),
    finns: flag('Finnish units fight for it', 'no Finnish unit fights for it'),
    held,
    undefended,
  }),
  (row) => [
    row(combatRounds.two, { control: false, finns: true }, 'a round'),
    row(ahead('finnishVictory.when'), { control: false, finns: false, held: true }, 'a defeat'),
    row(sovietVictory.when, { control: false, finns: false, held: false, undefended: 'no' }, 'a Soviet victory'),
    row(sovietVictory.when, { control: false, finns: false, held: false, undefended: 'yes' }, 'a round'),
    row([deployment.attacked, sovietVictory.occupies], { control: true }, 'nothing'),
  ],
)

const SECOND = [sovietStrategies.attSecond, sovietStrategies.blinSpaces, sovietStrategies.manSpaces] as const

export const drivenVictor = question('drivenVictor', {
  asks: 'Can a Soviet force occupy the space that it has conquered, if the same result drives it back?',
  clauses: [sovietVictory.occupies, ahead('resultsTable.retreat')],
  readings: {
    yes: 'Yes: whoever is victorious may occupy the space.',
    no: 'No: it is driven back to where it came from.',
  },
  usual: 'yes',
  because: 'The sentence makes no exception, and where nobody is left to drive it back nothing keeps it away.',
  kind: 'gap',
})

export const mayOccupy = one(
  'Combat: whether a victorious force can occupy the space',
  view({ back: flag('the result drives it back', 'the result does not drive it back'), drivenVictor }),
  (row) => [
    row(sovietVictory.occupies, { back: false }, true),
    row(sovietVictory.occupies, { back: true, drivenVictor: 'yes' }, true),
    row(ahead('resultsTable.retreat'), { back: true, drivenVictor: 'no' }, false),
  ],
)

export const secondForce = question('secondForce', {
  asks: 'Is what a BLIN or a MAN must be put together of asked for again when it goes on?',
  clauses: [sovietStrategies.blinSpaces, sovietStrategies.blinArmour, sovietStrategies.manInfantry],
  readings: {
    no: 'No: it must have them when it is put together.',
    yes: 'Yes: three TAN or MECA, or two infantry, for each attack.',
  },
  usual: 'no',
  because: 'Only of the Massive attack is anything said about each attack; for the others it is what they are.',
  kind: 'gap',
})

export const isComposed = one(
  'Combat: whether a force has what its Combat Strategy asks of it for a second space',
  view({
    secondForce,
    strategy: among(SOVIET_STRATEGIES, 'the Combat Strategy'),
    armour: range(0, GREATEST_FORCE, 'TAN and MECA'),
    infantry: range(0, GREATEST_FORCE, 'FUS and ELI'),
    manoeuvreInfantry,
  }),
  (row) => {
    const asked = { secondForce: 'yes' } as const
    const { blinArmour, manInfantry, prudUnits, attUnits } = sovietStrategies
    return [
      row([sovietStrategies.blinSpaces, sovietStrategies.manSpaces], { secondForce: 'no' }, true),
      row(manInfantry, { ...asked, strategy: 'MAN', manoeuvreInfantry: 'at most two' }, true),
      row([prudUnits, attUnits], { ...asked, strategy: P.union('PRUD', 'ATT') }, true),
      row(blinArmour, { ...asked, strategy: 'BLIN' }, ({ armour }) => armour >= 3),
      row(
        manInfantry,
        { ...asked, strategy: 'MAN', manoeuvreInfantry: P.not('at most two') },
        ({ infantry }) => infantry >= 2,
      ),
    ]
  },
)

export const afterRepulse = question('afterRepulse', {
  asks: 'Can a BLIN or a MAN go on after a defeat at the first of its two?',
  clauses: [sovietStrategies.blinSpaces, sovietStrategies.manSpaces, ahead('finnishVictory.oneSpace')],
  readings: {
    no: 'No: the second lies beyond the first, which must be conquered.',
    yes: 'Yes: from where it has retreated to; only of the Massive attack a conquest is asked for.',
  },
  usual: 'no',
  because: 'The spaces follow on each other, and a defeated force retreats from the first.',
})

export const mayNotGoOn = forbid(
  'Combat: may not go on to a second space',
  view({
    strategy: among(SOVIET_STRATEGIES, 'the Combat Strategy'),
    attacked: range(1, 2, 'spaces that it has attacked'),
    repulsed: flag('it has been defeated', 'it has not been defeated'),
    afterRepulse,
    stopped: flag('it has stopped', 'it has not stopped'),
    occupied: flag('its units are in the conquered space', 'its units are not in the conquered space'),
    control: flag('the Soviets control the space', 'the Soviets do not control the space'),
    connection: among(['connected', 'not connected'], 'how the space is connected with the conquered one'),
    taken: flag('another Combat Strategy is deployed there', 'no other Combat Strategy is deployed there'),
    sameSpace,
    composed: flag('it has what it is put together of', 'it lacks something of what it is put together of'),
    front: flag('it lies on the Front of the space', 'it lies on another Front'),
    frontsBind,
  }),
  (bar) => [
    bar([...SECOND, followUp.same], { attacked: 2 }),
    bar([sovietStrategies.attSecond, ahead('finnishVictory.oneSpace')], { strategy: 'ATT', repulsed: true }),
    bar([sovietStrategies.blinSpaces, sovietStrategies.manSpaces, ahead('finnishVictory.oneSpace')], {
      strategy: P.union('BLIN', 'MAN'),
      repulsed: true,
      afterRepulse: 'no',
    }),
    bar(sovietStrategies.prudSpace, { strategy: 'PRUD' }),
    bar(ahead('sovietMorale.manoeuvreStops'), { stopped: true }),
    bar([sovietVictory.occupies, mapSpaces.connections], { occupied: false, repulsed: false }),
    bar(mapSpaces.connections, { connection: 'not connected' }),
    bar(deployment.attacked, { control: true }),
    bar(deployment.attacked, { taken: true, sameSpace: 'no' }),
    bar(deployment.answerOnFront, { front: false, frontsBind: 'both sides' }),
    bar([sovietStrategies.blinArmour, sovietStrategies.manInfantry], { composed: false }),
  ],
)

export const bothGone = question('bothGone', {
  asks: 'Who is victorious where all Finnish units are gone, and the Soviets are eliminated or driven back as well?',
  clauses: [sovietVictory.when, ahead('finnishVictory.when')],
  readings: {
    Soviets: 'The Soviets: no Finnish unit is left.',
    Finns: 'The Finns: nobody is left to take the space.',
  },
  usual: 'Soviets',
  because: 'Both definitions look at the Finnish units alone.',
})

/** What can become of a force in a round. */
export const FATES = ['left', 'none left', 'driven back'] as const

export const victoriousAfter = one(
  'Combat: who is victorious after a round',
  view({ finns: among(FATES, 'the Finnish force'), held, soviets: among(FATES, 'the Soviet force'), bothGone }),
  (row) => {
    const gone = P.not('left')
    const { when } = sovietVictory
    return [
      row(combatRounds.again, { finns: 'left', soviets: 'left' }, 'nobody'),
      row(ahead('finnishVictory.when'), { finns: 'left', soviets: gone }, 'Finns'),
      row(ahead('finnishVictory.when'), { finns: gone, held: true }, 'Finns'),
      row(when, { finns: gone, held: false, soviets: 'left' }, 'Soviets'),
      row(when, { finns: gone, held: false, soviets: gone, bothGone: 'Soviets' }, 'Soviets'),
      row(ahead('finnishVictory.when'), { finns: gone, held: false, soviets: gone, bothGone: 'Finns' }, 'Finns'),
    ]
  },
)
