/** 4.5.2: the space is taken. @module */

import { among, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { GREATEST_FORCE, SOVIET_STRATEGIES } from './vocabulary.js'

export const holdsSpace = one(
  'Combat: whether units of another combat hold the space',
  view({
    others: flag('a Combat Strategy of a later combat has units there', 'no Combat Strategy of a later one has any'),
    othersThere: cited.othersThere,
  }),
  (row) => [
    row(cited.sovietVictory.when, { others: false }, false),
    row([cited.deployment.answer, cited.sovietVictory.when], { others: true, othersThere: 'they hold it' }, true),
    row(cited.combatForces.oneByOne, { others: true, othersThere: 'each combat by itself' }, false),
  ],
)

const held = flag('units of another combat hold the space', 'no unit of another combat holds the space')

export const beginsWith = one(
  'Combat: how it begins',
  view({
    control: flag('the Soviets control the space', 'the Soviets do not control the space'),
    finns: flag('Finnish units fight for it', 'no Finnish unit fights for it'),
    held,
    undefended: cited.undefended,
  }),
  (row) => [
    row(cited.combatRounds.two, { control: false, finns: true }, 'a round'),
    row(cited.finnishVictory.when, { control: false, finns: false, held: true }, 'a defeat'),
    row(cited.sovietVictory.when, { control: false, finns: false, held: false, undefended: 'no' }, 'a Soviet victory'),
    row(cited.sovietVictory.when, { control: false, finns: false, held: false, undefended: 'yes' }, 'a round'),
    row([cited.deployment.attacked, cited.sovietVictory.occupies], { control: true }, 'nothing'),
  ],
)

const SECOND = [
  cited.sovietStrategies.attSecond,
  cited.sovietStrategies.blinSpaces,
  cited.sovietStrategies.manSpaces,
] as const

export const mayOccupy = one(
  'Combat: whether a victorious force can occupy the space',
  view({
    back: flag('the result drives it back', 'the result does not drive it back'),
    drivenVictor: cited.drivenVictor,
  }),
  (row) => [
    row(cited.sovietVictory.occupies, { back: false }, true),
    row(cited.sovietVictory.occupies, { back: true, drivenVictor: 'yes' }, true),
    row(cited.resultsTable.retreat, { back: true, drivenVictor: 'no' }, false),
  ],
)

export const isComposed = one(
  'Combat: whether a force has what its Combat Strategy asks of it for a second space',
  view({
    secondForce: cited.secondForce,
    strategy: among(SOVIET_STRATEGIES, 'the Combat Strategy'),
    armour: range(0, GREATEST_FORCE, 'TAN and MECA'),
    infantry: range(0, GREATEST_FORCE, 'FUS and ELI'),
    manoeuvreInfantry: cited.manoeuvreInfantry,
  }),
  (row) => {
    const asked = { secondForce: 'yes' } as const
    const { blinArmour, manInfantry, prudUnits, attUnits } = cited.sovietStrategies
    return [
      row([cited.sovietStrategies.blinSpaces, cited.sovietStrategies.manSpaces], { secondForce: 'no' }, true),
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

export const mayNotGoOn = forbid(
  'Combat: may not go on to a second space',
  view({
    strategy: among(SOVIET_STRATEGIES, 'the Combat Strategy'),
    attacked: range(1, 2, 'spaces that it has attacked'),
    repulsed: flag('it has been defeated', 'it has not been defeated'),
    afterRepulse: cited.afterRepulse,
    stopped: flag('it has stopped', 'it has not stopped'),
    occupied: flag('its units are in the conquered space', 'its units are not in the conquered space'),
    control: flag('the Soviets control the space', 'the Soviets do not control the space'),
    connection: among(['connected', 'not connected'], 'how the space is connected with the conquered one'),
    taken: flag('another Combat Strategy is deployed there', 'no other Combat Strategy is deployed there'),
    sameSpace: cited.sameSpace,
    composed: flag('it has what it is put together of', 'it lacks something of what it is put together of'),
    front: flag('it lies on the Front of the space', 'it lies on another Front'),
    frontsBind: cited.frontsBind,
  }),
  (bar) => [
    bar([...SECOND, cited.followUp.same], { attacked: 2 }),
    bar([cited.sovietStrategies.attSecond, cited.finnishVictory.oneSpace], { strategy: 'ATT', repulsed: true }),
    bar([cited.sovietStrategies.blinSpaces, cited.sovietStrategies.manSpaces, cited.finnishVictory.oneSpace], {
      strategy: P.union('BLIN', 'MAN'),
      repulsed: true,
      afterRepulse: 'no',
    }),
    bar(cited.sovietStrategies.prudSpace, { strategy: 'PRUD' }),
    bar(cited.sovietMorale.manoeuvreStops, { stopped: true }),
    bar([cited.sovietVictory.occupies, cited.mapSpaces.connections], { occupied: false, repulsed: false }),
    bar(cited.mapSpaces.connections, { connection: 'not connected' }),
    bar(cited.deployment.attacked, { control: true }),
    bar(cited.deployment.attacked, { taken: true, sameSpace: 'no' }),
    bar(cited.deployment.answerOnFront, { front: false, frontsBind: 'both sides' }),
    bar([cited.sovietStrategies.blinArmour, cited.sovietStrategies.manInfantry], { composed: false }),
  ],
)

/** The possible fates of a force in a round. */
export const FATES = ['left', 'none left', 'driven back'] as const

export const victoriousAfter = one(
  'Combat: who is victorious after a round',
  view({
    finns: among(FATES, 'the Finnish force'),
    held,
    soviets: among(FATES, 'the Soviet force'),
    bothGone: cited.bothGone,
  }),
  (row) => {
    const gone = P.not('left')
    const { when } = cited.sovietVictory
    return [
      row(cited.combatRounds.again, { finns: 'left', soviets: 'left' }, 'nobody'),
      row(cited.finnishVictory.when, { finns: 'left', soviets: gone }, 'Finns'),
      row(cited.finnishVictory.when, { finns: gone, held: true }, 'Finns'),
      row(when, { finns: gone, held: false, soviets: 'left' }, 'Soviets'),
      row(when, { finns: gone, held: false, soviets: gone, bothGone: 'Soviets' }, 'Soviets'),
      row(cited.finnishVictory.when, { finns: gone, held: false, soviets: gone, bothGone: 'Finns' }, 'Finns'),
    ]
  },
)
