/** An oracle for 8.1.4, written from its text alone. It uses no table and no chart of the book. */

/** The readings of the questions about 8.1.4, as far as they decide which option is taken. */
export interface Readings {
  readonly whoseMarker: 'its own' | 'any Non-player'
  readonly secondPassForEvent: 'everybody' | 'the first'
  readonly passWithoutEffect: 'not asked' | 'asked'
  readonly trainsMarker: 'unmarked' | 'marked'
  readonly twoCapabilities: 'one roll' | 'a roll each'
  readonly redsCapabilityModifier: 'the limit' | 'their number' | 'the die'
  readonly refusedCapability: 'the whole turn' | 'this step'
  readonly noCardToExecute: 'Pass' | 'the Event'
  readonly dieInVain: 'rolled' | 'not rolled'
  readonly trainsAfterAnother: 'Trains first' | 'the current first'
}

/** The readings that the book takes where nobody says anything else. */
export const USUAL: Readings = {
  whoseMarker: 'its own',
  secondPassForEvent: 'everybody',
  passWithoutEffect: 'not asked',
  trainsMarker: 'unmarked',
  twoCapabilities: 'one roll',
  redsCapabilityModifier: 'the limit',
  refusedCapability: 'the whole turn',
  noCardToExecute: 'Pass',
  dieInVain: 'rolled',
  trainsAfterAnother: 'Trains first',
}

export type Kind = 'Trains' | 'Capability' | 'other'

/** The facts that the Non-player sees. */
export interface Facts {
  readonly faction: 'reds' | 'senate' | 'moderates'
  /** The owner of the turn that "NP to Play" shows on this card. */
  readonly marker: 'none' | 'its own' | "another's"
  /** True if its Pass symbol is on the upcoming card. */
  readonly passSymbol: boolean
  /** True if its symbol is on the current card in color. */
  readonly symbol: boolean
  readonly current: Kind
  readonly upcoming: Kind
  /** The state of the Event box: open or closed, or open for an Event without effect. */
  readonly event: 'open' | 'closed' | 'without effect'
  readonly nextHasEffect: boolean
  readonly anotherPassed: boolean
  readonly last: boolean
  /** True if the box of full Commands is open; the next field is for limited ones. */
  readonly full: boolean
  readonly limited: boolean
  /** True if a card is found that can be executed. */
  readonly found: boolean
}

export type Does = 'Event' | 'Pass' | 'Pass, marked' | 'Command' | 'Limited Command'

/** True if a die is rolled. */
export function rolls(facts: Facts, readings: Readings): boolean {
  let asked = false
  optionOf(facts, readings, () => {
    asked = true
    return false
  })
  return asked
}

/** True if a die is higher than its limit. */
export function isHigher(faction: Facts['faction'], number: number, die: number, readings: Readings): boolean {
  if (faction !== 'reds') return die > 2 * number
  const { redsCapabilityModifier: modifier } = readings
  if (modifier === 'the die') return die + 2 > 2 * number
  return modifier === 'the limit' ? die > 2 * number + 2 : die > 2 * (number + 2)
}

/** The option that is taken, over a function that tells whether a roll is high enough: the first, or the second. */
export function optionOf(facts: Facts, readings: Readings, succeeds: (roll: 0 | 1) => boolean): Does {
  const playable = facts.event === 'open'
  const worthwhile = readings.passWithoutEffect === 'not asked' || facts.nextHasEffect
  // Step 1.
  const called =
    facts.marker === 'its own' || (facts.marker === "another's" && readings.whoseMarker === 'any Non-player')
  if (called && playable) return 'Event'
  // Step 2.
  const inTheWay = readings.secondPassForEvent === 'the first' && facts.anotherPassed
  if (facts.passSymbol && !inTheWay && worthwhile) return 'Pass, marked'
  // Step 3.
  const third = facts.faction === 'moderates' ? 'nothing' : thirdStep(facts, readings, worthwhile, succeeds)
  if (third !== 'nothing' && third !== 'refused') return third
  const allowed = playable && !(third === 'refused' && readings.refusedCapability === 'the whole turn')
  // Step 4.
  if (facts.symbol && allowed) return 'Event'
  // Step 5.
  const command = facts.last && facts.full ? 'Command' : facts.limited ? 'Limited Command' : 'none'
  if (command !== 'none' && facts.found) return command
  if (command !== 'none') return allowed && readings.noCardToExecute === 'the Event' ? 'Event' : 'Pass'
  // Steps 6 and 7.
  return allowed ? 'Event' : 'Pass'
}

function thirdStep(facts: Facts, readings: Readings, worthwhile: boolean, succeeds: (roll: 0 | 1) => boolean) {
  const { faction, current, upcoming } = facts
  const playable = facts.event === 'open'
  const always = (kind: Kind) => faction === 'senate' && kind === 'Trains'
  if (always(current) && playable) return 'Event'
  if (always(upcoming) && worthwhile) {
    const rolled = current === 'Capability' && (playable || readings.dieInVain === 'rolled')
    const first = rolled && readings.trainsAfterAnother === 'the current first' && succeeds(0)
    if (first && playable) return 'Event'
    return readings.trainsMarker === 'marked' ? 'Pass, marked' : 'Pass'
  }
  const isRolledFor = (kind: Kind) => kind !== 'other' && !always(kind)
  if (!isRolledFor(current) && !isRolledFor(upcoming)) return 'nothing'
  if (readings.dieInVain === 'not rolled' && !playable && upcoming === 'other') return 'nothing'
  const waits = isRolledFor(upcoming) && !facts.anotherPassed && worthwhile
  if (succeeds(0)) {
    if (isRolledFor(current) && playable) return 'Event'
    return waits ? 'Pass, marked' : 'nothing'
  }
  const again = readings.twoCapabilities === 'a roll each' && isRolledFor(current) && playable && waits
  if (again && succeeds(1)) return 'Pass, marked'
  return isRolledFor(current) ? 'refused' : 'nothing'
}
