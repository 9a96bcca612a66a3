/** 4.5.1: losses. @module */
import { among, flag, forbid, note, one, question, rule, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { finnishSupports } from './3.3-finnish-supports.js'
import { nkvdRetreat, nkvdWhose, sovietSupports } from './3.3-soviet-supports.js'
import { POINTER, repeats } from './reasons.js'
import { ahead, section } from './section.js'
import { FINNISH_UNITS, SIDES, SOVIET_UNITS } from './vocabulary.js'

export const results = section('results', '4.5', 'Combat results', {})

export const combatResults = section('combatResults', '4.5.1', 'General points', {
  losses: rule('The combat table gives the losses of a combat.', { see: ['4.3'] }),
  morale: note('The Combat Strategy gives the morale that it costs.', { status: POINTER, see: ['7.1'] }),
  lost: rule('A side loses as many units as the result says.'),
  oneOrTwo: note('The results of which that is told are 1 and 2.', { status: repeats('the combat table') }),
  ownerChooses: rule('The owner chooses which units are lost.'),
  lossesBox: rule("They go to the Losses space of the owner's Command Sheet."),
  sides: rule('The results are those of the Soviet attacker and of the Finnish defender.'),
})

export const tableSides = question('tableSides', {
  asks: 'Who are the attacker and the defender of the table, where the Finnish force is worth more?',
  clauses: [combatResults.sides, combatResults.lost],
  readings: {
    'who rolls attacks': 'The side that rolls is the attacker of the table; the other side is its defender.',
    'the Soviets attack': 'The attacker of the table is the Soviet player, whoever rolls.',
  },
  usual: 'who rolls attacks',
  because:
    'A bigger difference is better for the attacker of the table, and the Supply support takes one from the die of the Finns to help the Soviets.',
})

export const mannerheimWhose = question('mannerheimWhose', {
  asks: 'Whose losses does the support Mannerheim double?',
  clauses: [finnishSupports.mannerheimRetreat],
  readings: {
    Finnish: 'Those of the Finns, who do not give way.',
    Soviet: 'Those of the Soviets, on whom the supports of the Finns impose all else.',
    both: 'Those of both sides.',
  },
  usual: 'Finnish',
  because: 'It speaks of no other side than the one whose retreat is cancelled.',
})

export const doubledResults = question('doubledResults', {
  asks: 'Which results do the supports NKVD and Mannerheim double, which cancel a retreat?',
  clauses: [sovietSupports.nkvdLosses, finnishSupports.mannerheimRetreat],
  readings: {
    all: 'All: whether the result has a retreat or not.',
    'where a retreat is cancelled': 'Those alone in which they cancel a retreat.',
  },
  usual: 'all',
  because: 'No condition is set for the doubling; a retreat is what else the support changes of a result.',
})

export const doublesResult = one(
  'Combat: whether a support that cancels a retreat doubles a result',
  view({
    cancels: flag('it cancels a retreat of the result', 'it cancels no retreat of the result'),
    doubledResults,
  }),
  (row) => {
    const doubled = [sovietSupports.nkvdLosses, finnishSupports.mannerheimRetreat] as const
    return [
      row(doubled, { doubledResults: 'all' }, true),
      row(doubled, { doubledResults: 'where a retreat is cancelled', cancels: true }, true),
      row(
        [sovietSupports.nkvdRetreat, finnishSupports.mannerheimRetreat],
        { doubledResults: 'where a retreat is cancelled', cancels: false },
        false,
      ),
    ]
  },
)

export const attackerOf = one(
  'Combat: who is the attacker of the table',
  view({ roller: among(SIDES, 'who rolls'), tableSides }),
  (row) => [
    row(combatResults.sides, { roller: 'Soviets' }, 'Soviets'),
    row(combatResults.sides, { roller: 'Finns', tableSides: 'who rolls attacks' }, 'Finns'),
    row(combatResults.sides, { roller: 'Finns', tableSides: 'the Soviets attack' }, 'Soviets'),
  ],
)

const side = among(SIDES, 'the side')
const nkvd = flag('the Soviets have NKVD', 'the Soviets do not have NKVD')
const mannerheim = flag(
  'Mannerheim keeps the Finns from retreating',
  'Mannerheim does not keep the Finns from retreating',
)

export const doublings = sum(
  'Combat: how often losses are doubled',
  view({
    side,
    nkvd: flag('NKVD doubles the result', 'NKVD does not double the result'),
    mannerheim: flag('Mannerheim doubles the result', 'Mannerheim does not double the result'),
    timoshenko: flag('Timoshenko is used for Finnish losses', 'Timoshenko is not used for Finnish losses'),
    nkvdWhose,
    mannerheimWhose,
  }),
  (row) => [
    row(sovietSupports.nkvdLosses, { side: 'Soviets', nkvd: true }, 1),
    row(sovietSupports.nkvdLosses, { side: 'Finns', nkvd: true, nkvdWhose: 'both' }, 1),
    row(finnishSupports.mannerheimRetreat, { side: 'Finns', mannerheim: true, mannerheimWhose: P.not('Soviet') }, 1),
    row(finnishSupports.mannerheimRetreat, { side: 'Soviets', mannerheim: true, mannerheimWhose: P.not('Finnish') }, 1),
    row(sovietSupports.timoshenkoLosses, { side: 'Finns', timoshenko: true }, 1),
  ],
)

export const nkvdCancels = one(
  'Combat: whether NKVD cancels the retreat of a side',
  view({ side, nkvd, nkvdRetreat }),
  (row) => [
    row(ahead('resultsTable.retreat'), { nkvd: false }, false),
    row(sovietSupports.nkvdRetreat, { side: 'Soviets', nkvd: true }, true),
    row(ahead('resultsTable.retreat'), { side: 'Finns', nkvd: true, nkvdRetreat: 'Soviet' }, false),
    row(sovietSupports.nkvdRetreat, { side: 'Finns', nkvd: true, nkvdRetreat: 'any' }, true),
  ],
)

export const retreatStands = one(
  'Combat: whether a side retreats',
  view({ side, cancelled: flag('NKVD cancels its retreat', 'NKVD does not cancel its retreat'), mannerheim }),
  (row) => [
    row(sovietSupports.nkvdRetreat, { cancelled: true }, false),
    row(ahead('resultsTable.retreat'), { side: 'Soviets', cancelled: false }, true),
    row(ahead('resultsTable.retreat'), { side: 'Finns', cancelled: false, mannerheim: false }, true),
    row(finnishSupports.mannerheimRetreat, { side: 'Finns', cancelled: false, mannerheim: true }, false),
  ],
)

/** What is asked of a unit that is to be lost. */
export const mayNotBeLost = forbid(
  'Combat: may not be lost',
  view(
    {
      unit: among([...SOVIET_UNITS, ...FINNISH_UNITS], 'the unit'),
      there: flag('such a unit is in the force', 'no such unit is in the force'),
      weaker: flag('a weaker one is in the force', 'no weaker one is in the force'),
      solo: flag('one player plays', 'two players play'),
    },
    [
      {
        because: 'of the Soviet units none is called the weaker',
        when: ({ unit, weaker }) => weaker && SOVIET_UNITS.some((one) => one === unit),
      },
    ],
  ),
  (bar) => [
    bar(combatResults.lost, { there: false }),
    bar([ahead('soloPlay.weakestFirst'), ahead('soloPlay.order')], { solo: true, weaker: true }),
  ],
)

export const timoshenkoArtillery = question('timoshenkoArtillery', {
  asks: 'Which Artillery support does Timoshenko need to double the losses of the enemy?',
  clauses: [sovietSupports.timoshenkoLosses, sovietSupports.artillery],
  readings: {
    'of his strategy': 'One that his own Combat Strategy has.',
    'of the turn': 'One that any Soviet Combat Strategy on the map has in this turn.',
  },
  usual: 'of his strategy',
  because: 'A support is used for one Combat Strategy, and what he doubles are the losses of his.',
})

export const mayNotUse = forbid(
  'Combat: may not be what a support does',
  view(
    {
      use: among(['lines', 'artillery', 'losses', 'bonus', 'no retreat', 'penalty'], 'what it would do'),
      decided: flag('an effect of the support has been chosen', 'no effect of the support has been chosen'),
      artillery: flag('the Soviets have Artillery support', 'the Soviets have no Artillery support'),
      elsewhere: flag(
        'another Combat Strategy has Artillery support',
        'no other Combat Strategy has Artillery support',
      ),
      timoshenkoArtillery,
      manoeuvre: flag('it is a Coordinated manoeuvre', 'it is no Coordinated manoeuvre'),
    },
    [{ because: 'there is one Artillery support', when: ({ artillery, elsewhere }) => artillery && elsewhere }],
  ),
  (bar) => [
    bar(sovietSupports.meretskovChoice, { use: P.union('lines', 'artillery'), decided: true }),
    bar(sovietSupports.timoshenkoChoice, { use: P.union('losses', 'bonus'), decided: true }),
    bar(sovietSupports.meretskovArtillery, { use: 'artillery', artillery: false }),
    bar(sovietSupports.timoshenkoLosses, { use: 'losses', artillery: false, elsewhere: false }),
    bar(sovietSupports.timoshenkoLosses, {
      use: 'losses',
      elsewhere: true,
      timoshenkoArtillery: 'of his strategy',
    }),
    bar(sovietSupports.timoshenkoBonus, { use: 'bonus', manoeuvre: false }),
  ],
)
