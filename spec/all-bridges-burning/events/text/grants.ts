/** Effects that give Capabilities, actions and phases, as text. @module */
import { joined } from '../../wording.js'
import type { GainCapability, GrantCommand, GrantSpecial, Trigger } from '../grant-effects.js'
import { listed, type Of } from '../words.js'
import { byText, nameOf, spacesText } from './words.js'

export const gainCapabilityText = ({ marker }: GainCapability): string => `gain the Capability ${marker}`

/** Formats the actor, with `must` or `may`. */
const actorText = (of: Of, optional: boolean | undefined): string =>
  `${joined(
    listed(of).map((word) => (word === 'enemies' ? 'an enemy' : nameOf(word))),
    'or',
  )} ${optional ? 'may' : 'must'}`

/** A Faction executes a Command at once. */
export function grantCommandText({ of, commands, where = 'any', limited, free, optional, by }: GrantCommand): string {
  const what = [...(free === false ? [] : ['free']), ...(limited ? ['Limited'] : []), 'Command'].join(' ')
  const which = commands === 'any' ? '' : ` (${joined(commands, 'or')})`
  const place = where === 'any' ? '' : ` in ${spacesText(where, !limited)}`
  const paid = free === false ? ', and pay for it' : ''
  return `${actorText(of, optional)} execute a ${what}${which}${place}${paid}${byText(by)}`
}

/** A Faction carries out a Special Activity at once. */
export function grantSpecialText({ of, activities, optional, by }: GrantSpecial): string {
  const which = activities === 'any' ? '' : ` (${joined(activities, 'or')})`
  return `${actorText(of, optional)} carry out a free Special Activity${which}${byText(by)}`
}

const PHASE: Readonly<Record<Trigger['what'], string>> = {
  'Politics Phase': 'the Politics Phase',
  'Prisoners of War': 'the release of Prisoners of War',
  Powers: 'the adjustment of Troops to Vassalage',
  'German action': 'an action of the Germans',
  'Agitation of the Reds': 'Agitation of the Reds',
  'Agitation of the Senate': 'Agitation of the Senate',
  'Agitation of the Moderates': 'Agitation of the Moderates',
}

/** A phase, or a part of one, takes place at once. */
export const triggerText = ({ what }: Trigger): string => `bring about ${PHASE[what]}`
