/** Entries of the Index that say something else than the sections. @module */
import { type Clause, finding, looked, searched, speaksOf, view } from 'rulewright/book'
import { friendsAndEnemies, negotiations } from '../1-introduction/1.3-factions.js'
import { cellStatus } from '../1-introduction/1.4-forces.js'
import { support } from '../1-introduction/1.6-support.js'
import { activism } from '../3-commands/3.2.2-activism.js'
import { terror } from '../3-commands/3.2.3-terror.js'
import { attack } from '../3-commands/3.2.4-attack.js'
import { message } from '../3-commands/3.3.2-message.js'
import { prepare } from '../4-special-activities/4.2.3-prepare.js'
import { personality } from '../4-special-activities/4.3.1-personality.js'
import { publish } from '../4-special-activities/4.3.3-publish.js'
import { dualUse } from '../5-events/5.1-events.js'
import { agitation } from '../6-propaganda-rounds/6.4-agitation-phase.js'
import { powers } from '../6-propaganda-rounds/6.5.3-powers.js'
import { sections } from '../contents.js'
import { glossary } from '../the-index.js'

const pointsTo = ({ text }: Clause, words: RegExp): string => text.match(words)?.[1] ?? 'not said'

export const inactiveInTheIndex = finding('inactiveInTheIndex', {
  kind: 'contradiction',
  says: 'the Index has the symbol end of an Inactive Cell up; 1.4.1 and the entry Underground have it down',
  clauses: [glossary.inactive, glossary.underground, cellStatus.sidesShown, cellStatus.moderatesShown],
  witness: () => {
    const inIndex = pointsTo(glossary.inactive, /symbol end points (up|down)/)
    const inSection = pointsTo(cellStatus.sidesShown, /points (up|down) if Inactive/)
    const ofUnderground = pointsTo(glossary.underground, /symbol end points (up|down)/)
    return looked({ inIndex, inSection, ofUnderground }, inIndex !== inSection || inIndex !== ofUnderground)
  },
})

export const unshadedInTheIndex = finding('unshadedInTheIndex', {
  kind: 'contradiction',
  says: 'by the Index unshaded Event texts favor the Reds or the Moderates, by 5.2 the Senate',
  clauses: [glossary.unshaded, glossary.shaded, dualUse.tendency],
  witness: () => {
    const inIndex = pointsTo(glossary.unshaded, /in favor of (.*)\./)
    const inSection = pointsTo(dualUse.tendency, /^Unshaded texts are good for the (\w+)/)
    return looked({ inIndex, inSection }, !inIndex.includes(inSection))
  },
})

/** What an entry leaves out, with the section that has it and the words that show it there. */
type LeftOut = readonly [Clause, string, RegExp]

const LEFT_OUT: Readonly<Record<string, LeftOut>> = {
  'Transfer: of the own free will': [glossary.transfer, '1.3.2', /free will/],
  'Political cubes: placed with News': [glossary.politicalCubes, '4.3.1', /cube in the Political Display/],
  'Political cubes: placed by Agitation': [glossary.politicalCubes, '6.4.2', /cube to the Political Display/],
  'Prepare: taking Sabotage away': [glossary.prepare, '4.2.3', /taken off/],
  'Flip: of Reds and Senate Cells': [glossary.flip, '3.2.2', /flipped, be it from Active to Inactive/],
  'Place: from Out of Play to the map': [glossary.place, '6.5.3', /from Out of Play to a single random Town/],
  'Replace: in Agitation': [glossary.replace, '6.4.2', /in the place of/],
  'Enemy: of the Powers': [glossary.enemy, '1.3.1', /A Power is the enemy/],
  'Attacker: the Germans': [glossary.attacker, '3.2.4', /German Attack/],
  'Support: without Population': [glossary.support, '1.6', /zero may be in Support/],
  'Activism: removing own Cells': [glossary.activism, '3.2.2', /removes? own Cells/],
  'Terror: in the Political Display': [glossary.terror, '3.2.3', /cube/],
  'Personality marker: with Message': [glossary.personalityMarker, '3.3.2', /Personality/],
  'Network: with Publish': [glossary.network, '4.3.3', /Networks/],
}

/** What the text of an entry would say if it did not leave the matter out. */
const SAID: Readonly<Record<string, RegExp>> = {
  'Prepare: taking Sabotage away': /remove|take/i,
  'Flip: of Reds and Senate Cells': /\bInactive/,
  'Place: from Out of Play to the map': /Out of Play (on|to the map)/,
  'Enemy: of the Powers': /Power/,
  'Attacker: the Germans': /Power|German/,
  'Support: without Population': /zero|without Population/,
  'Activism: removing own Cells': /remove/i,
  'Terror: in the Political Display': /cube/,
  'Personality marker: with Message': /Message/,
  'Network: with Publish': /Publish/,
}

const isLeftOut = (matter: string): boolean => {
  const [entry, section, words] = LEFT_OUT[matter] ?? []
  if (entry === undefined || section === undefined || words === undefined) return false
  const said = SAID[matter]?.test(entry.text) ?? entry.see.includes(section)
  return !said && speaksOf(sections, section, words)
}

export const narrowIndexEntries = finding('narrowIndexEntries', {
  kind: 'slip',
  says: 'some entries of the Index define a word by less than what the sections use it for',
  clauses: [
    glossary.transfer,
    negotiations.transfer,
    glossary.politicalCubes,
    personality.newsCube,
    agitation.moderatesCube,
    glossary.prepare,
    prepare.orSabotage,
    glossary.flip,
    glossary.place,
    powers.placeRussians,
    glossary.replace,
    agitation.moderatesNetwork,
    glossary.enemy,
    friendsAndEnemies.powersEnemies,
    glossary.attacker,
    attack.germanMinimum,
    glossary.support,
    support.zeroPopulation,
    glossary.activism,
    activism.either,
    glossary.terror,
    terror.cube,
    glossary.personalityMarker,
    message.oneMarker,
    glossary.network,
    publish.forNetworks,
  ],
  witness: () => searched(view({ leavesOut: Object.keys(LEFT_OUT) }), ({ leavesOut }) => isLeftOut(leavesOut)),
})
