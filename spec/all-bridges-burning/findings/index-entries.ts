/** Entries of the Index that say something else than the sections. @module */

import { type Clause, finding, looked, searched, speaksOf, view } from 'rulewright/book'
import { sections } from '../contents.js'
import * as cited from '../rules.gen.js'

const pointsTo = ({ text }: Clause, words: RegExp): string => text.match(words)?.[1] ?? 'not said'

export const inactiveInTheIndex = finding('inactiveInTheIndex', {
  kind: 'contradiction',
  says: 'the Index has the symbol end of an Inactive Cell up; 1.4.1 and the entry Underground have it down',
  clauses: [
    cited.glossary.inactive,
    cited.glossary.underground,
    cited.cellStatus.sidesShown,
    cited.cellStatus.moderatesShown,
  ],
  witness: () => {
    const inIndex = pointsTo(cited.glossary.inactive, /symbol end points (up|down)/)
    const inSection = pointsTo(cited.cellStatus.sidesShown, /points (up|down) if Inactive/)
    const ofUnderground = pointsTo(cited.glossary.underground, /symbol end points (up|down)/)
    return looked({ inIndex, inSection, ofUnderground }, inIndex !== inSection || inIndex !== ofUnderground)
  },
})

export const unshadedInTheIndex = finding('unshadedInTheIndex', {
  kind: 'contradiction',
  says: 'by the Index unshaded Event texts favor the Reds or the Moderates, by 5.2 the Senate',
  clauses: [cited.glossary.unshaded, cited.glossary.shaded, cited.dualUse.tendency],
  witness: () => {
    const inIndex = pointsTo(cited.glossary.unshaded, /in favor of (.*)\./)
    const inSection = pointsTo(cited.dualUse.tendency, /^Unshaded texts are good for the (\w+)/)
    return looked({ inIndex, inSection }, !inIndex.includes(inSection))
  },
})

/** An omission of an entry, with the section that has the matter and the words that show it there. */
type LeftOut = readonly [Clause, string, RegExp]

const LEFT_OUT: Readonly<Record<string, LeftOut>> = {
  'Transfer: of the own free will': [cited.glossary.transfer, '1.3.2', /free will/],
  'Political cubes: placed with News': [cited.glossary.politicalCubes, '4.3.1', /cube in the Political Display/],
  'Political cubes: placed by Agitation': [cited.glossary.politicalCubes, '6.4.2', /cube to the Political Display/],
  'Prepare: taking Sabotage away': [cited.glossary.prepare, '4.2.3', /taken off/],
  'Flip: of Reds and Senate Cells': [cited.glossary.flip, '3.2.2', /flipped, be it from Active to Inactive/],
  'Place: from Out of Play to the map': [cited.glossary.place, '6.5.3', /from Out of Play to a single random Town/],
  'Replace: in Agitation': [cited.glossary.replace, '6.4.2', /in the place of/],
  'Enemy: of the Powers': [cited.glossary.enemy, '1.3.1', /A Power is the enemy/],
  'Attacker: the Germans': [cited.glossary.attacker, '3.2.4', /German Attack/],
  'Support: without Population': [cited.glossary.support, '1.6', /zero may be in Support/],
  'Activism: removing own Cells': [cited.glossary.activism, '3.2.2', /removes? own Cells/],
  'Terror: in the Political Display': [cited.glossary.terror, '3.2.3', /cube/],
  'Personality marker: with Message': [cited.glossary.personalityMarker, '3.3.2', /Personality/],
  'Network: with Publish': [cited.glossary.network, '4.3.3', /Networks/],
}

/** The words that the text of an entry would have if it did not leave the matter out. */
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
    cited.glossary.transfer,
    cited.negotiations.transfer,
    cited.glossary.politicalCubes,
    cited.personality.newsCube,
    cited.agitation.moderatesCube,
    cited.glossary.prepare,
    cited.prepare.orSabotage,
    cited.glossary.flip,
    cited.glossary.place,
    cited.powers.placeRussians,
    cited.glossary.replace,
    cited.agitation.moderatesNetwork,
    cited.glossary.enemy,
    cited.friendsAndEnemies.powersEnemies,
    cited.glossary.attacker,
    cited.attack.germanMinimum,
    cited.glossary.support,
    cited.support.zeroPopulation,
    cited.glossary.activism,
    cited.activism.either,
    cited.glossary.terror,
    cited.terror.cube,
    cited.glossary.personalityMarker,
    cited.message.oneMarker,
    cited.glossary.network,
    cited.publish.forNetworks,
  ],
  witness: () => searched(view({ leavesOut: Object.keys(LEFT_OUT) }), ({ leavesOut }) => isLeftOut(leavesOut)),
})
