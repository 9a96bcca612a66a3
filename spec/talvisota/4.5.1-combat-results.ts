/** 4.5.1: losses. @module */

import { among, flag, forbid, one, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { FINNISH_UNITS, SIDES, SOVIET_UNITS } from './vocabulary.js'

export const doublesResult = one(
  'Combat: whether a support that cancels a retreat doubles a result',
  view({
    cancels: flag('it cancels a retreat of the result', 'it cancels no retreat of the result'),
    doubledResults: cited.doubledResults,
  }),
  (row) => {
    const doubled = [cited.sovietSupports.nkvdLosses, cited.finnishSupports.mannerheimRetreat] as const
    return [
      row(doubled, { doubledResults: 'all' }, true),
      row(doubled, { doubledResults: 'where a retreat is cancelled', cancels: true }, true),
      row(
        [cited.sovietSupports.nkvdRetreat, cited.finnishSupports.mannerheimRetreat],
        { doubledResults: 'where a retreat is cancelled', cancels: false },
        false,
      ),
    ]
  },
)

export const attackerOf = one(
  'Combat: who is the attacker of the table',
  view({ roller: among(SIDES, 'who rolls'), tableSides: cited.tableSides }),
  (row) => [
    row(cited.combatResults.sides, { roller: 'Soviets' }, 'Soviets'),
    row(cited.combatResults.sides, { roller: 'Finns', tableSides: 'who rolls attacks' }, 'Finns'),
    row(cited.combatResults.sides, { roller: 'Finns', tableSides: 'the Soviets attack' }, 'Soviets'),
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
    nkvdWhose: cited.nkvdWhose,
    mannerheimWhose: cited.mannerheimWhose,
  }),
  (row) => [
    row(cited.sovietSupports.nkvdLosses, { side: 'Soviets', nkvd: true }, 1),
    row(cited.sovietSupports.nkvdLosses, { side: 'Finns', nkvd: true, nkvdWhose: 'both' }, 1),
    row(
      cited.finnishSupports.mannerheimRetreat,
      { side: 'Finns', mannerheim: true, mannerheimWhose: P.not('Soviet') },
      1,
    ),
    row(
      cited.finnishSupports.mannerheimRetreat,
      { side: 'Soviets', mannerheim: true, mannerheimWhose: P.not('Finnish') },
      1,
    ),
    row(cited.sovietSupports.timoshenkoLosses, { side: 'Finns', timoshenko: true }, 1),
  ],
)

export const nkvdCancels = one(
  'Combat: whether NKVD cancels the retreat of a side',
  view({ side, nkvd, nkvdRetreat: cited.nkvdRetreat }),
  (row) => [
    row(cited.resultsTable.retreat, { nkvd: false }, false),
    row(cited.sovietSupports.nkvdRetreat, { side: 'Soviets', nkvd: true }, true),
    row(cited.resultsTable.retreat, { side: 'Finns', nkvd: true, nkvdRetreat: 'Soviet' }, false),
    row(cited.sovietSupports.nkvdRetreat, { side: 'Finns', nkvd: true, nkvdRetreat: 'any' }, true),
  ],
)

export const retreatStands = one(
  'Combat: whether a side retreats',
  view({ side, cancelled: flag('NKVD cancels its retreat', 'NKVD does not cancel its retreat'), mannerheim }),
  (row) => [
    row(cited.sovietSupports.nkvdRetreat, { cancelled: true }, false),
    row(cited.resultsTable.retreat, { side: 'Soviets', cancelled: false }, true),
    row(cited.resultsTable.retreat, { side: 'Finns', cancelled: false, mannerheim: false }, true),
    row(cited.finnishSupports.mannerheimRetreat, { side: 'Finns', cancelled: false, mannerheim: true }, false),
  ],
)

/** The prohibitions on the choice of a unit to lose. */
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
    bar(cited.combatResults.lost, { there: false }),
    bar([cited.soloPlay.weakestFirst, cited.soloPlay.order], { solo: true, weaker: true }),
  ],
)

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
      timoshenkoArtillery: cited.timoshenkoArtillery,
      manoeuvre: flag('it is a Coordinated manoeuvre', 'it is no Coordinated manoeuvre'),
    },
    [{ because: 'there is one Artillery support', when: ({ artillery, elsewhere }) => artillery && elsewhere }],
  ),
  (bar) => [
    bar(cited.sovietSupports.meretskovChoice, { use: P.union('lines', 'artillery'), decided: true }),
    bar(cited.sovietSupports.timoshenkoChoice, { use: P.union('losses', 'bonus'), decided: true }),
    bar(cited.sovietSupports.meretskovArtillery, { use: 'artillery', artillery: false }),
    bar(cited.sovietSupports.timoshenkoLosses, { use: 'losses', artillery: false, elsewhere: false }),
    bar(cited.sovietSupports.timoshenkoLosses, {
      use: 'losses',
      elsewhere: true,
      timoshenkoArtillery: 'of his strategy',
    }),
    bar(cited.sovietSupports.timoshenkoBonus, { use: 'bonus', manoeuvre: false }),
  ],
)
