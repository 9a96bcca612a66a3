/**
 * When the Revolution comes, and what the six steps leave behind.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { computed, first, forbid, one } from '../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { contested } from '../clauses/civil-war.js'
import { onceAGame } from '../clauses/economy.js'
import { opening } from '../clauses/opening.js'
import { centralLeave, sovietMarkers, sovietUnits } from '../clauses/revolution-phase.js'
import { treaty } from '../clauses/soviet-republic.js'
import type { Components } from '../components/components.js'
import { adjacentTo } from '../components/map.js'
import type { Game } from '../game.js'
import { ceded } from '../questions/ceded.js'
import { checkWhen } from '../questions/check-when.js'
import { cruiserPlace } from '../questions/cruiser-place.js'
import { tatarstanAfter } from '../questions/tatarstan-after.js'
import { heldBy, isCentral } from '../sides.js'
import { TERRITORIES } from '../vocabulary.js'

/** Whether the conditions of the Revolution are met: those of the base game. */
export const conditionsMet = computed(
  'Revolution: the conditions of the base game',
  [opening.conditions],
  ({ map, base }: Components, { territories }: Game): boolean => {
    const central = TERRITORIES.filter((name) => isCentral(territories[name].control))
    const beside = central.filter((name) => adjacentTo(map, 'Moscow').includes(name))
    const elsewhere = central.filter((name) => map.printed[name] === 'Russia' && !beside.includes(name))
    const spare = beside.length - base.revolution.adjacentToMoscow
    return (
      heldBy(territories.Moscow, (power) => power === 'Russia') &&
      spare >= 0 &&
      elsewhere.length + spare >= base.revolution.elsewhere
    )
  },
)

/** Rounds from this one on are alike for this table. */
export const ROUNDS_TOLD_APART = 5

/** Whether the Revolution comes after Mobilize New Units. */
export const afterMobilizing = first(
  'Revolution: after Mobilize New Units',
  view({
    turn: among(['Russia', 'another power'], 'whose turn it is'),
    round: range(1, ROUNDS_TOLD_APART, 'the round, later ones counted as this'),
    met: flag('the conditions of the Revolution are met', 'the conditions of the Revolution are not met'),
    before: flag('there was a Revolution before', 'there was no Revolution before'),
    checkWhen,
  }),
  (row) => [
    row(opening.when, { turn: 'another power' }, 'no Revolution'),
    row(opening.fromRound, { round: P.number.lt(4) }, 'no Revolution'),
    row(opening.fromRound, { round: P.number.gt(4), checkWhen: 'in round 4 only' }, 'no Revolution'),
    row(opening.conditions, { met: false }, 'no Revolution'),
    row([onceAGame.once, onceAGame.notAgain], { before: true }, 'no Revolution'),
    row([opening.when, opening.fromRound, opening.atOnce], {}, 'Revolution'),
  ],
)

/** Who controls a territory of Inner Russia after step 2. */
export const afterWithdrawal = one(
  'Step 2: who controls what the Central Powers leave',
  view({
    territory: among(['Tatarstan', 'another'], 'the territory of Inner Russia'),
    central: flag('a Central Power controls the territory', 'no Central Power controls the territory'),
    tatarstanAfter,
  }),
  (row) => [
    row(centralLeave.markers, { central: false }, 'as it was'),
    row([centralLeave.markers, sovietMarkers.territories], { territory: 'another', central: true }, 'nobody'),
    row(
      centralLeave.markers,
      { territory: 'Tatarstan', central: true },
      ({ tatarstanAfter: after }) =>
        ({ 'Imperial Russia': 'Russia', nobody: 'nobody', 'Soviet Russia': 'Soviet Russia' })[after] as
          | 'Russia'
          | 'nobody'
          | 'Soviet Russia',
    ),
  ],
)

/** Whether the cruiser of step 4 is placed. */
export const cruiserPlaced = one(
  'Step 4: the cruiser in zone 12',
  view({
    centralInZone: flag('units of the Central Powers are in zone 12', 'no unit of the Central Powers is in zone 12'),
    cruiserPlace,
  }),
  (row) => [
    row(sovietUnits.cruiser, { centralInZone: false }, 'placed'),
    row(sovietUnits.cruiser, { centralInZone: true, cruiserPlace: 'all the same' }, 'placed'),
    row(sovietUnits.cruiser, { centralInZone: true, cruiserPlace: 'not beside Central Powers' }, 'not placed'),
  ],
)

/** Which parts of Outer Russia do not get the marker of a Central Power when they are ceded. */
export const mayNotCede = forbid(
  'Brest-Litovsk: no marker of a Central Power',
  view({
    allied: flag('an Ally controls the territory', 'no Ally controls the territory'),
    contested: flag('the territory is contested', 'the territory is not contested'),
    ceded,
  }),
  (bar) => [
    bar(treaty.ceded, { ceded: 'a claim is given up' }),
    bar([treaty.ceded, treaty.controlled], { allied: false }),
    bar(contested.remain, { contested: true }),
  ],
)
