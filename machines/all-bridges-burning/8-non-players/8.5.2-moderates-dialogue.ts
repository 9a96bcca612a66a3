/** The priorities of the Moderates in Dialogue, by their cards. @module */

import { madeOnce, readingOf } from 'rulewright/book'
import { opposeAdmins, senateTownPop } from '#spec/all-bridges-burning/1-introduction/1.11-political-display'
import { isTown, uncontrolledPopulation } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { isBase } from '#spec/all-bridges-burning/8-non-players/8.5.1-moderates-rally'
import {
  fewerTowns,
  lessOpposition,
  withModeratesFor,
} from '#spec/all-bridges-burning/8-non-players/8.5.2-moderates-negotiate'
import type { CellKind } from '#spec/all-bridges-burning/cells'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { availableCells, inSpace } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { MILITANTS, type Militant, type Space } from '#spec/all-bridges-burning/vocabulary'
import { canAffect, type DialogueData, spaceNow } from '../4-special-activities/4.3.2-dialogue.js'
import { controlWithin } from './8.1.7-control.js'
import { dataIn, gameIn, inSequence, type Line, type Look, line, prefer, spaceIn, timesOf } from './8.2-priority.js'

const card = cited.moderatesNegotiateCard

interface Select {
  readonly type: 'select'
  readonly space: Space
  readonly cell: CellKind
}

interface Replace {
  readonly type: 'replace'
  readonly enemy: Militant
}

/** The cards that refer to these priorities. */
const REFERRING = [
  cited.moderatesMessageCard62.dialogue,
  cited.moderatesMessageCard63.dialogue,
  cited.moderatesPoliticsCard.dialogue,
] as const

const SPACE = 'a space for Dialogue, and the Cell that is Activated there'
const EFFECT = 'what Dialogue does in the space'
const OPPOSITION = 'Dialogue: against the most Opposition'
const TOWNS_OF_A_PLAYER = 'Dialogue: against the Towns of a Senate player'
const TOWNS = 'Dialogue: against the Towns of the Senate'
const REPLACE = 'Dialogue: for an Inactive enemy Cell'
const SHIFT = 'Dialogue: against Active Support or Active Opposition'

/** The priorities in their order; the first three stand for one another. */
const INSTEAD = [TOWNS_OF_A_PLAYER, OPPOSITION, TOWNS]
const NAMES = [...INSTEAD, REPLACE, SHIFT]

/** Finds the priority that has chosen the latest space. */
const latest = (look: Look) => NAMES.findLast((name) => timesOf(look, name) > 0)

/** True if a priority may choose a space: the first of all, or one more for a later priority. */
const isOpen = (look: Look, name: string): boolean => {
  const before = latest(look)
  if (before === undefined) return true
  const isLater = before !== name && !(INSTEAD.includes(before) && INSTEAD.includes(name))
  return isLater && readingOf(gameIn(look), cited.dialogueFurther) === 'each in turn'
}

const replaces = (look: Look, enemy: Militant, name: Space) =>
  availableCells(gameIn(look), 'moderates') > 0 && canAffect(gameIn(look), name, { type: 'replace', enemy })

const townsFirst = prefer<Select>(cited.nonPlayerPriorities.townsFirst, 'a Town', (_, { space }) => isTown(space))

const againstOpposition = (map: GameMap): Line =>
  line<Select>(SPACE, 'select', {
    name: OPPOSITION,
    cites: [card.dialogueOpposition, card.dialogueOppositionIf, ...REFERRING],
    when: (look) => isOpen(look, OPPOSITION) && opposeAdmins.compute(gameIn(look), {}, map) >= 10,
    wants: (look, { space }) => lessOpposition(map, gameIn(look), space) > 0,
    within: [
      prefer<Select>(card.dialogueOpposition, 'the most Opposition', (look, { space }) =>
        lessOpposition(map, gameIn(look), space),
      ),
      prefer<Select>(
        cited.nonPlayerPriorities.moderatesNeutral,
        'more Neutral Population',
        (look, { space }) => spaceIn(look, space).level === 'Passive Opposition',
      ),
      townsFirst,
    ],
  })

/** True if a player goes first and the Senate is the only player among the two targets. */
const isOfAPlayer = (look: Look) => {
  const game = gameIn(look)
  return (
    readingOf(game, cited.dialogueTarget) === 'a player first' &&
    !isNonPlayer(game, 'senate') &&
    isNonPlayer(game, 'reds')
  )
}

const againstTowns = (map: GameMap, name: string, first: boolean): Line =>
  line<Select>(SPACE, 'select', {
    name,
    cites: [card.dialogueTowns, card.dialogueTownsIf, ...(first ? [card.dialoguePlayer] : []), ...REFERRING],
    when: (look) =>
      isOpen(look, name) && senateTownPop.compute(gameIn(look), {}, map) >= 4 && (!first || isOfAPlayer(look)),
    wants: (look, { space }) => replaces(look, 'senate', space) && fewerTowns(map, space, spaceIn(look, space)) > 0,
    within: [
      prefer<Select>(card.dialogueTowns, 'the most Town Population', (look, { space }) =>
        fewerTowns(map, space, spaceIn(look, space)),
      ),
    ],
  })

const atABase = (look: Look, { space }: Select) => isBase(spaceIn(look, space))

const spacesOn = (map: GameMap): readonly Line[] =>
  inSequence([
    againstTowns(map, TOWNS_OF_A_PLAYER, true),
    againstOpposition(map),
    againstTowns(map, TOWNS, false),
    line<Select>(SPACE, 'select', {
      name: REPLACE,
      cites: [card.dialogueReplace, ...REFERRING],
      when: (look) => isOpen(look, REPLACE),
      wants: (look, { space }) => MILITANTS.some((enemy) => replaces(look, enemy, space)),
      within: [
        prefer<Select>(card.dialogueReplaceNetwork, 'a Network or the Personality', atABase),
        prefer<Select>(card.dialogueReplaceTown, 'a Town', (_, { space }) => isTown(space)),
        controlByDialogue(map),
      ],
    }),
    line<Select>(SPACE, 'select', {
      name: SHIFT,
      cites: [card.dialogueShift, ...REFERRING],
      when: (look) => isOpen(look, SHIFT),
      wants: (look, { space }) => ['Active Support', 'Active Opposition'].includes(spaceIn(look, space).level),
      within: [prefer<Select>(card.dialogueShiftNetwork, 'a Network or the Personality', atABase), townsFirst],
    }),
  ])

/** The game after an enemy Cell of a space has given way. */
const afterReplacing = (game: Game, name: Space, enemy: Militant): Game =>
  inSpace(game, name, (space) => withModeratesFor(space, enemy))

/**
 * Returns the preference of the Moderates on Control when they replace an enemy Cell. Of two possible Cells, the better one
 * counts.
 */
const controlByDialogue = (map: GameMap) =>
  controlWithin<Select>(map, 'moderates', (look, { space }) => {
    const games = MILITANTS.filter((enemy) => replaces(look, enemy, space)).map((enemy) =>
      afterReplacing(gameIn(look), space, enemy),
    )
    const uncontrolled = (game: Game) => uncontrolledPopulation(map, game)
    return games.sort((one, other) => uncontrolled(other) - uncontrolled(one))[0] ?? gameIn(look)
  })

/** True if one of some priorities chose the latest space. */
const heldFor = (look: Look, ...names: readonly string[]) => names.some((name) => name === latest(look))

const effectsOn = (map: GameMap): readonly Line[] => [
  line(EFFECT, 'shift', {
    name: 'Dialogue: the level moves towards Neutral',
    cites: [card.dialogueOpposition, card.dialogueShift],
    when: (look) => heldFor(look, OPPOSITION, SHIFT),
  }),
  line<Replace>(EFFECT, 'replace', {
    name: 'Dialogue: a Cell of the Senate gives way',
    cites: card.dialogueTowns,
    when: (look) => heldFor(look, TOWNS_OF_A_PLAYER, TOWNS),
    wants: (_, { enemy }) => enemy === 'senate',
  }),
  line<Replace>(EFFECT, 'replace', {
    name: 'Dialogue: an enemy Cell gives way',
    cites: card.dialogueReplace,
    when: (look) => heldFor(look, REPLACE),
    within: [
      controlWithin<Replace>(map, 'moderates', (look, { enemy }) => {
        const data = dataIn<DialogueData>(look, 'dialogue')
        return data === undefined ? gameIn(look) : afterReplacing(gameIn(look), spaceNow(data), enemy)
      }),
    ],
  }),
]

/** The priorities for Dialogue, over the map; all cards share them. */
export const moderatesDialogue = madeOnce((map: GameMap): readonly Line[] => [...spacesOn(map), ...effectsOn(map)])
