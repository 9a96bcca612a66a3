/** References to sections that do not contain what they promise. @module */
import { type Clause, finding, searched, speaksOf, view } from '#kernel'
import { map } from '../1-introduction/1.2-map.js'
import { stacking } from '../1-introduction/1.4.2-availability.js'
import { freeCommands } from '../3-commands/3.1-commands.js'
import { activism } from '../3-commands/3.2.2-activism.js'
import { specialActivitiesInGeneral } from '../4-special-activities/4.1-special-activities.js'
import { nonPlayerExceptions } from '../8-non-players/8.1.3-exceptions.js'
import { nonPlayerOptions } from '../8-non-players/8.1.4-sequence-of-play.js'
import { nonPlayerPriorities } from '../8-non-players/8.1.7-priorities.js'
import { sections } from '../contents.js'
import { glossary } from '../the-index.js'

/** A clause, the section that it sends a reader to, and what it promises there. */
type Promised = readonly [Clause, string, RegExp]

/** References by what they promise. */
const PROMISES: Readonly<Record<string, Promised>> = {
  'Landing Sites in 3.4': [map.landingSites, '3.4', /landing/i],
  'two Capabilities in an Attack in 5.3': [stacking.capabilityAttack, '5.3', /attack|strength/i],
  'a Limited Command of March in 3.2.5': [freeCommands.marchLimited, '3.2.5', /limited/i],
  'a Limited Command of Activism in 3.1': [activism.limitedOneOption, '3.1', /limited/i],
  'no Special Activity with a Limited Command in 3.1': [
    specialActivitiesInGeneral.notWithLimited,
    '3.1',
    /limited|special/i,
  ],
  'recording steps in 2.2.3': [nonPlayerOptions.record, '2.2.3', /record|cylinder/i],
  'voluntary transfers in 1.5': [nonPlayerPriorities.noTransfers, '1.5', /give|transfer|own free will/i],
  'Senate Control of Towns in 1.6': [glossary.senateTownPop, '1.6', /control|senate town/i],
}

const NAMES = Object.keys(PROMISES)

/** Whether a clause still refers to a section that says nothing of the matter. */
const isBroken = (promise: string): boolean => {
  const [from, to, words] = PROMISES[promise] ?? []
  if (from === undefined || to === undefined || words === undefined) return false
  return from.see.includes(to) && !speaksOf(sections, to, words)
}

export const crossReferences = finding('crossReferences', {
  kind: 'slip',
  says: 'some references lead to a section that says nothing of what they promise',
  clauses: Object.values(PROMISES).map(([from]) => from),
  witness: () => searched(view({ promises: NAMES }), ({ promises }) => isBroken(promises)),
})

/** The sections of the cards that have a Non-player Activate its own Cells by Activism. */
const ACTIVISM_CARDS = ['8.3.2', '8.3.3', '8.4.3'] as const

export const activismDice = finding('activismDice', {
  kind: 'slip',
  says: 'a card has Non-players Activate Cells by a die roll, but is not among those that 8.1.3 names for it',
  clauses: [nonPlayerExceptions.activismDie],
  witness: () =>
    searched(
      view({ card: ACTIVISM_CARDS }),
      ({ card }) =>
        !nonPlayerExceptions.activismDie.see.includes(card) && speaksOf(sections, card, /the die shows are Activated/),
    ),
})
