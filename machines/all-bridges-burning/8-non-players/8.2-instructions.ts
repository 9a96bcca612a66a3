/** Orders by the Event Instructions: which text a Non-player carries out, and what it prefers in it. @module */

import { type Option, Recent } from 'rulewright/book'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import {
  CHOICES,
  EVENT_CHOICES,
  type EventChoice,
  type Instruction,
  instructionFor,
} from '#spec/all-bridges-burning/components/non-player-aids/instructions'
import type { TextName } from '#spec/all-bridges-burning/events/pack'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Trials } from './8.1.5-trials.js'
import { decidingIn } from './8.1.7-levels.js'
import { preferredAmong } from './8.1.7-pieces.js'
import { gameIn, type Line, type Look, line, type Nested } from './8.2-priority.js'

const cites = [cited.freeNonPlayerActions.eventSheet, cited.nonPlayerOptions.instructions]

interface CarryOut {
  readonly type: 'carry out'
  readonly text: TextName
}

/** The order for the text of an Event: the one that the instructions name, as long as it has an effect. */
export const textOrder = (instructions: readonly Instruction[], trials: Trials): Line =>
  line<CarryOut>('the text of the Event to carry out', 'carry out', {
    name: 'the text that the Event Instructions name',
    cites,
    wants: (look, { text }) => {
      const own = decidingIn(look)
      if (own === undefined) return false
      const game = gameIn(look)
      return (
        instructionFor(instructions, game.cards.current, own).text === text && trials.textHasEffect(game, own, text)
      )
    },
  })

/** Lists the options that the instructions prefer in a choice. The list is empty if they are silent or distinguish no options. */
function told(map: GameMap, instructions: readonly Instruction[], look: Look, choice: EventChoice): readonly Option[] {
  const own = decidingIn(look)
  if (own === undefined) return []
  const preferences = instructionFor(instructions, gameIn(look).cards.current, own).prefer?.[choice]
  if (preferences === undefined) return []
  const mayStop = preferences.some(({ prefer }) => prefer === 'no more')
  const all = look.decision.choices.filter(({ asks }) => asks === EVENT_CHOICES[choice])
  const options = all.filter(({ declines }) => mayStop || !declines).map(({ option }) => option)
  const left = preferredAmong(map, look, own, preferences, options)
  return left.length < options.length ? left : []
}

/** A general order as it is followed within instructions: as far as it goes. */
const nested = ({ clauses, name, wants, within }: Line): readonly Nested[] => [
  { clauses, says: name, value: (look, option) => Number(wants(look, option)) },
  ...within,
]

/** The orders for the choices inside Events of which some instructions speak; the general orders narrow them further. */
export const instructionOrders = (
  map: GameMap,
  instructions: readonly Instruction[],
  general: readonly Line[],
): readonly Line[] =>
  CHOICES.filter((choice) => instructions.some(({ prefer }) => prefer?.[choice] !== undefined)).map((choice) => {
    const asks = EVENT_CHOICES[choice]
    const known = new Recent<Look['decision'], readonly Option[]>()
    const toldIn = (look: Look) => {
      const found = known.get(look.decision) ?? told(map, instructions, look, choice)
      known.set(look.decision, found)
      return found
    }
    return {
      name: `Event Instructions: ${asks}`,
      clauses: cites,
      asks,
      wants: (look, option) => toldIn(look).includes(option),
      within: general.filter((order) => order.asks === asks).flatMap(nested),
    }
  })
