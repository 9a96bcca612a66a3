/**
 * The standing orders by which a Non-player does what it has settled on: the box, the Command, the Special Activity, News.
 *
 * @module
 */

import { Recent, readingOf, topOf } from 'rulewright/book'
import type { TextName } from '#spec/all-bridges-burning/events/pack'
import { commandProcedure } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { type Action, type CommandName, FACTIONS, type SpecialActivity } from '#spec/all-bridges-burning/vocabulary'
import type { CommandData } from '../3-commands/3.1-terms.js'
import type { Trials } from './8.1.5-trials.js'
import { firstPossible, freeActionOrders } from './8.1.7-events.js'
import { dataIn, gameIn, type Line, type Look, line, type NonPlayerCard } from './8.2-priority.js'

interface Take {
  readonly type: 'take'
  readonly action: Action
}

interface Execute {
  readonly type: 'execute'
  readonly command: CommandName
}

interface CarryOut {
  readonly type: 'carry out'
  readonly text: TextName
}

interface Special {
  readonly type: 'special'
  readonly activity: SpecialActivity
}

/** The offer of the boxes of the Sequence of Play. */
export const BOX = 'an action of the Sequence of Play, or Pass'

/** The order for a Special Activity that a card puts before its Command. */
export const FIRST_ORDER = 'the Special Activity before the Command of the Non-player card'
const SPECIAL = 'a Special Activity with the Command'

const acts = (look: Look) => look.decision.seat === gameIn(look).nonPlayers.acting
const intends = (look: Look) => gameIn(look).nonPlayers.intends

/** The box that it has settled on, or Pass. */
const boxes: readonly Line[] = [
  line<Take>(BOX, 'take', {
    name: 'the box that the Non-player has settled on',
    cites: [cited.nonPlayerOptions.inOrder, cited.nonPlayerOptions.executeOne],
    when: acts,
    wants: (look, { action }) => action === intends(look),
  }),
  line(BOX, 'pass', {
    name: 'the Pass that the Non-player has settled on',
    cites: [cited.nonPlayerOptions.inOrder, cited.nonPlayerOptions.executeOne],
    when: (look) => acts(look) && intends(look) === 'Pass',
  }),
]

const effectiveText = (trials: Trials): Line =>
  line<CarryOut>('the text of the Event to carry out', 'carry out', {
    name: 'a text of the Event that has an effect',
    cites: [
      cited.ineffectiveEvents.onlyEffective,
      cited.ineffectiveEvents.somethingHappens,
      cited.ineffectiveEvents.capabilities,
    ],
    wants: (look, { text }) => {
      const faction = FACTIONS.find((name) => name === look.decision.seat)
      return faction !== undefined && trials.textHasEffect(gameIn(look), faction, text)
    },
  })

const news: Line = line('News to discard for an additional Limited Command', 'discard News', {
  name: 'News for one more Limited Command',
  cites: [cited.nonPlayerOptions.news, cited.nonPlayerOptions.newsCommand],
  when: acts,
})

/** True if the Command is over and the Special Activity follows. */
const isAfter = ({ position }: Look) => topOf(position).chart === commandProcedure.name

/** True if the Command has selected nothing yet and had no Special Activity. */
const isBefore = (look: Look) =>
  dataIn<CommandData>(look, commandProcedure.name)?.activity === 'none' && gameIn(look).nonPlayers.selected.length === 0

/** The orders that follow from the card in hand. */
function cardOrders(cards: ReadonlyMap<number, NonPlayerCard>, trials: Trials): readonly Line[] {
  const inHand = (look: Look) => {
    const { card } = gameIn(look).nonPlayers
    return acts(look) && card !== 'none' ? cards.get(card) : undefined
  }
  const known = new Recent<Look['position'], SpecialActivity | 'none'>()
  const wanted = (look: Look) => {
    const card = inHand(look)
    if (card === undefined) return 'none'
    // Before the Command only the uppermost is tried, or the whole list, as it is read.
    const first =
      readingOf(gameIn(look), cited.foreignRelationsInMarch) === 'in place of Prepare' ? card.special.length : 1
    const special = isAfter(look) ? card.special : card.special.slice(0, first)
    const found = known.get(look.position) ?? firstPossible(trials, look, SPECIAL, special, card) ?? 'none'
    known.set(look.position, found)
    return found
  }
  return [
    line<Execute>('the Command to execute', 'execute', {
      name: 'the Command of the Non-player card',
      cites: [cited.cardInstructions.oneCommand, cited.executingInstructions.topToBottom],
      wants: (look, { command }) => command === inHand(look)?.command,
    }),
    line<Special>(SPECIAL, 'special', {
      name: FIRST_ORDER,
      cites: [cited.senateAttackCard.prepareFirst, cited.senateMarchCard.prepareFirst],
      when: (look) => inHand(look)?.specialFirst === true && isBefore(look),
      wants: (look, { activity }) => activity === wanted(look),
    }),
    line<Special>(SPECIAL, 'special', {
      name: 'the first possible Special Activity of the Non-player card',
      cites: [cited.cardInstructions.specialActivities, cited.executingInstructions.firstPossible],
      when: isAfter,
      wants: (look, { activity }) => activity === wanted(look),
    }),
  ]
}

/** The standing orders for the Sequence of Play. */
export const sequenceOrders = (cards: ReadonlyMap<number, NonPlayerCard>, trials: Trials): readonly Line[] => [
  ...boxes,
  effectiveText(trials),
  news,
  ...cardOrders(cards, trials),
  ...freeActionOrders(cards, trials),
]
