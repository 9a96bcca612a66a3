import { describe, expect, it } from 'vitest'
import {
  capabilityRefused,
  capabilityRoll,
  capabilityStep,
} from '#spec/all-bridges-burning/8-non-players/8.1.4-capabilities'
import { cardSteps, commandStep, withoutCard } from '#spec/all-bridges-burning/8-non-players/8.1.4-last-steps'
import { waitsFor } from '#spec/all-bridges-burning/8-non-players/8.1.4-marked-events'
import { EVENT_KINDS, MARKERS } from '#spec/all-bridges-burning/8-non-players/8.1.4-markers'
import {
  eventSteps,
  mayNotPassFor,
  mayNotPlayEvent,
} from '#spec/all-bridges-burning/8-non-players/8.1.4-sequence-of-play'
import { questions } from '#spec/all-bridges-burning/contents'
import { FACTIONS } from '#spec/all-bridges-burning/vocabulary'
import { product, view } from '../../src/core/kernel/tables/table-view.js'
import { type Does, type Facts, isHigher, optionOf, type Readings, rolls, USUAL } from './non-players-options-oracle.js'

const BOTH = [false, true] as const
const FACTS = view(
  {
    faction: FACTIONS,
    marker: MARKERS,
    passSymbol: BOTH,
    symbol: BOTH,
    current: EVENT_KINDS,
    upcoming: EVENT_KINDS,
    event: ['open', 'closed', 'without effect'],
    nextHasEffect: BOTH,
    anotherPassed: BOTH,
    last: BOTH,
    full: BOTH,
    limited: BOTH,
    found: BOTH,
  },
  [
    {
      because: 'a Capability is an effect in itself (8.1.5)',
      when: ({ upcoming, nextHasEffect }) => upcoming !== 'other' && !nextHasEffect,
    },
  ],
)

/** Returns the decision of the tables on the same facts. */
function byTables(facts: Facts, readings: Readings, beats: (roll: 0 | 1) => boolean): Does {
  const { faction, current, upcoming, anotherPassed } = facts
  const playable =
    mayNotPlayEvent.ask({ open: facts.event !== 'closed', effective: facts.event !== 'without effect' }).length === 0
  const { passWithoutEffect: dud } = readings
  const mayPassFor = (because: 'Pass symbol' | 'Capability') =>
    !mayNotPassFor.refuses({
      because,
      anotherPassed,
      effective: dud === 'not asked' || facts.nextHasEffect,
      second: readings.secondPassForEvent,
      dud,
    })
  const passable = mayPassFor('Capability')
  const first = eventSteps.ask({
    faction,
    marked: waitsFor.ask({ marker: facts.marker, whose: readings.whoseMarker }),
    passSymbol: facts.passSymbol && mayPassFor('Pass symbol'),
    playable,
    current,
    upcoming,
    trains: readings.trainsMarker,
    after: readings.trainsAfterAnother,
    die: readings.dieInVain,
  })
  const rolled = first === 'die'
  const { twoCapabilities: reading } = readings
  const rollOf = (roll: 0 | 1) => (beats(roll) ? 'more' : 'as much')
  const afterDie = (second: boolean) =>
    capabilityStep.ask({
      roll: rollOf(second ? 1 : 0),
      second,
      playable,
      current,
      upcoming,
      passable,
      reading,
      faction: faction === 'reds' ? 'reds' : 'senate',
      marker: readings.trainsMarker,
    })
  const dice = rolled ? afterDie(false) : first
  const step = dice === 'die' ? afterDie(true) : dice
  if (step === 'Pass for the next Event') return 'Pass, marked'
  if (step === 'Event') return step
  if (step === 'Pass for Trains') return 'Pass'
  return byLastSteps(facts, readings, playable, rolled && capabilityRefused.ask({ roll: rollOf(0), current }))
}

/** Returns the decision of the tables of the last steps. */
function byLastSteps(
  { symbol, last, full, limited, found }: Facts,
  readings: Readings,
  playable: boolean,
  refused: boolean,
): Does {
  const action = commandStep.ask({ last, full, limited })
  const reading = readings.refusedCapability
  const step = cardSteps.ask({ symbol, playable, refused, command: action !== 'neither', reading })
  if (step !== 'card') return step
  if (found && action !== 'neither') return action
  return withoutCard.ask({ playable, refused, reading, none: readings.noCardToExecute })
}

/** Every reading of every question about the order alone, the others being the usual ones. */
const alternatives: readonly (readonly [string, Readings])[] = [
  ['the usual readings', USUAL],
  ...questions.flatMap(({ name, domain, usual }) =>
    name in USUAL && name !== 'redsCapabilityModifier'
      ? domain
          .filter((reading) => reading !== usual)
          .map((reading) => [`${name}: ${reading}`, { ...USUAL, [name]: reading }] as const)
      : [],
  ),
]

/** Positions with no die to roll are one case each, all others four: two rolls that fail or succeed. */
const CASES: Readonly<Record<string, number>> = {
  'whoseMarker: any Non-player': 61_440,
  'secondPassForEvent: the first': 75_456,
  'passWithoutEffect: asked': 68_736,
  'dieInVain: not rolled': 57_216,
  'trainsAfterAnother: the current first': 65_664,
}

describe('8.1.4 nonPlayerOptions: the tables and the text, over every combination', () => {
  it.each(alternatives)('agree under %s', (name, readings) => {
    const wrong: string[] = []
    let cases = 0
    for (const facts of product(FACTS)) {
      const outcomes = rolls(facts, readings)
        ? [
            [false, false],
            [false, true],
            [true, false],
            [true, true],
          ]
        : [[false, false]]
      for (const [one, two] of outcomes) {
        const succeeds = (roll: 0 | 1) => (roll === 0 ? one : two) === true
        cases += 1
        const [text, tables] = [optionOf(facts, readings, succeeds), byTables(facts, readings, succeeds)]
        if (text !== tables) wrong.push(`${JSON.stringify(facts)} ${one} ${two}: ${text}, not ${tables}`)
      }
    }
    expect(wrong.slice(0, 5)).toEqual([])
    expect(cases).toBe(CASES[name] ?? 64_128)
  })

  it('agree on every roll, however many Capabilities there are', () => {
    let cases = 0
    for (const { faction, die, capabilities, reading } of product(capabilityRoll.view)) {
      cases += 1
      const readings = { ...USUAL, redsCapabilityModifier: reading }
      const high = isHigher(faction, capabilities, die, readings)
      expect(capabilityRoll.ask({ faction, die, capabilities, reading }) > 0).toBe(high)
    }
    expect(cases).toBe(2 * 6 * 6 * 3)
  })
})
