/**
 * The doors of what has its time in Phase II, or ends Phase I, whatever brings it about.
 *
 * @module
 */
import { forbid } from '../../../src/kernel/forbid.js'
import { among, view } from '../../../src/kernel/view.js'
import { germanActions } from '../clauses/commands/german-actions.js'
import { pivotalEvent, powers, prisoners } from '../clauses/propaganda-rounds.js'
import { OCCASIONS } from '../tables/powers.js'

const phase = among([1, 2], 'the Phase')

/** When the Germans may not act. */
export const mayNotBeginGermanAction = forbid('German actions: may not begin', view({ phase }), (bar) => [
  bar(germanActions.phaseTwoOnly, { phase: 1 }),
])

/** When no Prisoners are released. */
export const mayNotBeginPrisoners = forbid('Prisoners of War: may not begin', view({ phase }), (bar) => [
  bar(prisoners.phaseTwoOnly, { phase: 1 }),
])

/** When the Troops of the Powers are not adjusted; the steps of the Red Revolt come before Phase II. */
export const mayNotBeginPowers = forbid(
  'Powers: may not begin',
  view({ occasion: among(OCCASIONS, 'the occasion'), phase }),
  (bar) => [bar(powers.phaseTwoOnly, { occasion: 'Propaganda Round', phase: 1 })],
)

/** When there is no Red Revolt. */
export const mayNotBeginRevolt = forbid('Red Revolt: may not begin', view({ phase }), (bar) => [
  bar(pivotalEvent.onlyIfNotYet, { phase: 2 }),
])
