/**
 * How the Moderates hold Dialogue by their cards.
 *
 * @module
 */
import type { CellKind } from '../../../../../spec/all-bridges-burning/cells.js'
import { nonPlayerPriorities } from '../../../../../spec/all-bridges-burning/clauses/non-players/general.js'
import {
  moderatesNegotiateCard as clauses,
  moderatesPoliticsCard,
} from '../../../../../spec/all-bridges-burning/clauses/non-players/moderates.js'
import {
  moderatesMessageCard62,
  moderatesMessageCard63,
} from '../../../../../spec/all-bridges-burning/clauses/non-players/moderates-messages.js'
import type { GameMap } from '../../../../../spec/all-bridges-burning/components/map.js'
import { isBase } from '../../../../../spec/all-bridges-burning/non-players/moderates.js'
import { isInOpposition, oppositionOf } from '../../../../../spec/all-bridges-burning/non-players/opposition.js'
import { isTown } from '../../../../../spec/all-bridges-burning/non-players/places.js'
import { isNonPlayer } from '../../../../../spec/all-bridges-burning/non-players/state.js'
import { availableCells, withCells } from '../../../../../spec/all-bridges-burning/pieces.js'
import { dialogueTarget } from '../../../../../spec/all-bridges-burning/questions/non-players/moderates/dialogue-target.js'
import { dialogueLevel } from '../../../../../spec/all-bridges-burning/tables/moderates-special-activities.js'
import { controlOf, opposeAdmins, senateTownPop } from '../../../../../spec/all-bridges-burning/totals.js'
import { MILITANTS, type Militant, type Space } from '../../../../../spec/all-bridges-burning/vocabulary.js'
import { readingOf } from '../../../../../src/kernel/question.js'
import { canAffect, type DialogueContext } from '../../../special-activities/dialogue-offers.js'
import { dataIn, gameIn, type Line, type Look, line, prefer, timesOf } from '../../priority.js'

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
  moderatesMessageCard62.dialogue,
  moderatesMessageCard63.dialogue,
  moderatesPoliticsCard.dialogue,
] as const

const SPACE = 'a space for Dialogue, and the Cell that is Activated there'
const EFFECT = 'what Dialogue does in the space'
const OPPOSITION = 'Dialogue: against the most Opposition'
const TOWNS_OF_A_PLAYER = 'Dialogue: against the Towns of a Senate player'
const TOWNS = 'Dialogue: against the Towns of the Senate'
const REPLACE = 'Dialogue: for an Inactive enemy Cell'
const SHIFT = 'Dialogue: against Active Support or Active Opposition'

const spaceIn = (look: Look, name: Space) => gameIn(look).spaces[name]
const isFirst = (look: Look) => dataIn<DialogueContext['data']>(look, 'dialogue')?.selected.length === 0

/** Whether a Moderates Cell can replace a Cell of an enemy in a space. */
const replaces = (look: Look, enemy: Militant, name: Space) =>
  availableCells(gameIn(look), 'moderates') > 0 && canAffect(spaceIn(look, name), { type: 'replace', enemy })

/** How much Opposition a shift would take away. */
const lessOpposition = (map: GameMap, look: Look, name: Space): number => {
  const space = spaceIn(look, name)
  if (!isInOpposition(space)) return 0
  const after = { ...space, level: dialogueLevel.ask({ level: space.level }) }
  return oppositionOf(map, name, space) - oppositionOf(map, name, after)
}

/** How much Town Population a replacement would take from the Senate. */
const fewerTowns = ({ population }: GameMap, look: Look, name: Space): number => {
  const space = spaceIn(look, name)
  if (!isTown(name) || controlOf.compute(space) !== 'senate' || !replaces(look, 'senate', name)) return 0
  const after = withCells(withCells(space, 'senate', { inactive: -1 }), 'moderates', { inactive: 1 })
  return controlOf.compute(after) === 'senate' ? 0 : population[name]
}

/** Where levels are shifted, Towns come before Provinces. */
const townsFirst = prefer<Select>(nonPlayerPriorities.townsFirst, 'a Town', (_, { space }) => isTown(space))

const againstOpposition = (map: GameMap): Line =>
  line<Select>({
    name: OPPOSITION,
    cites: [clauses.dialogueOpposition, clauses.dialogueOppositionIf, ...REFERRING],
    asks: SPACE,
    type: 'select',
    when: (look) => isFirst(look) && opposeAdmins.compute(map, gameIn(look)) >= 10,
    wants: (look, { space }) => lessOpposition(map, look, space) > 0,
    within: [
      prefer<Select>(clauses.dialogueOpposition, 'the most Opposition', (look, { space }) =>
        lessOpposition(map, look, space),
      ),
      prefer<Select>(
        nonPlayerPriorities.moderatesNeutral,
        'more Neutral Population',
        (look, { space }) => spaceIn(look, space).level === 'Passive Opposition',
      ),
      townsFirst,
    ],
  })

const againstTowns = (map: GameMap, name: string, first: boolean): Line =>
  line<Select>({
    name,
    cites: [clauses.dialogueTowns, clauses.dialogueTownsIf, ...(first ? [clauses.dialoguePlayer] : []), ...REFERRING],
    asks: SPACE,
    type: 'select',
    when: (look) => isFirst(look) && senateTownPop.compute(map, gameIn(look)) >= 4 && (!first || isOfAPlayer(look)),
    wants: (look, { space }) => fewerTowns(map, look, space) > 0,
    within: [
      prefer<Select>(clauses.dialogueTowns, 'the most Town Population', (look, { space }) =>
        fewerTowns(map, look, space),
      ),
    ],
  })

/** Whether the Senate is the only one of the two targets that is a player, and a player goes first. */
const isOfAPlayer = (look: Look) => {
  const game = gameIn(look)
  return (
    readingOf(game, dialogueTarget) === 'a player first' && !isNonPlayer(game, 'senate') && isNonPlayer(game, 'reds')
  )
}

const atABase = (look: Look, { space }: Select) => isBase(spaceIn(look, space))

const spacesOn = (map: GameMap): readonly Line[] => [
  againstTowns(map, TOWNS_OF_A_PLAYER, true),
  againstOpposition(map),
  againstTowns(map, TOWNS, false),
  line<Select>({
    name: REPLACE,
    cites: [clauses.dialogueReplace, ...REFERRING],
    asks: SPACE,
    type: 'select',
    when: isFirst,
    wants: (look, { space }) => MILITANTS.some((enemy) => replaces(look, enemy, space)),
    within: [
      prefer<Select>(clauses.dialogueReplaceNetwork, 'a Network or the Personality', atABase),
      prefer<Select>(clauses.dialogueReplaceTown, 'a Town', (_, { space }) => isTown(space)),
    ],
  }),
  line<Select>({
    name: SHIFT,
    cites: [clauses.dialogueShift, ...REFERRING],
    asks: SPACE,
    type: 'select',
    when: isFirst,
    wants: (look, { space }) => ['Active Support', 'Active Opposition'].includes(spaceIn(look, space).level),
    within: [prefer<Select>(clauses.dialogueShiftNetwork, 'a Network or the Personality', atABase), townsFirst],
  }),
]

const heldFor = (look: Look, ...names: readonly string[]) => names.some((name) => timesOf(look, name) > 0)

const effects: readonly Line[] = [
  line({
    name: 'Dialogue: the level moves towards Neutral',
    cites: [clauses.dialogueOpposition, clauses.dialogueShift],
    asks: EFFECT,
    type: 'shift',
    when: (look) => heldFor(look, OPPOSITION, SHIFT),
  }),
  line<Replace>({
    name: 'Dialogue: a Cell of the Senate gives way',
    cites: clauses.dialogueTowns,
    asks: EFFECT,
    type: 'replace',
    when: (look) => heldFor(look, TOWNS_OF_A_PLAYER, TOWNS),
    wants: (_, { enemy }) => enemy === 'senate',
  }),
  line<Replace>({
    name: 'Dialogue: an enemy Cell gives way',
    cites: clauses.dialogueReplace,
    asks: EFFECT,
    type: 'replace',
    when: (look) => heldFor(look, REPLACE),
  }),
]

const known = new WeakMap<GameMap, readonly Line[]>()

/** The priorities for Dialogue, over the map; all cards share them. */
export function moderatesDialogue(map: GameMap): readonly Line[] {
  const lines = known.get(map) ?? [...spacesOn(map), ...effects]
  known.set(map, lines)
  return lines
}
