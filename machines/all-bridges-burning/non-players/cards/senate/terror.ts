/**
 * The Senate Terror card (#57).
 *
 * @module
 */
import { senateTerrorCard as clauses } from '../../../../../spec/all-bridges-burning/clauses/non-players/senate.js'
import type { GameMap } from '../../../../../spec/all-bridges-burning/components/map.js'
import type { Game, SpaceState } from '../../../../../spec/all-bridges-burning/game.js'
import { isPopulated, isTown } from '../../../../../spec/all-bridges-burning/non-players/places.js'
import {
  canRemoveReds,
  cellsForTown,
  reachesDiscOfPlayer,
} from '../../../../../spec/all-bridges-burning/non-players/senate-terror.js'
import {
  hasRemovableActive,
  reachesDisc,
  reachesNews,
  removals,
  terrorizesToControl,
} from '../../../../../spec/all-bridges-burning/non-players/terror.js'
import { newsOf } from '../../../../../spec/all-bridges-burning/pieces.js'
import { displayAmongSpaces } from '../../../../../spec/all-bridges-burning/questions/non-players/terror-and-war/display-among-spaces.js'
import { terrorAtNews } from '../../../../../spec/all-bridges-burning/questions/non-players/terror-and-war/terror-at-news.js'
import { senateTerrorCondition } from '../../../../../spec/all-bridges-burning/tables/non-players/senate.js'
import { FACTIONS, type Space } from '../../../../../spec/all-bridges-burning/vocabulary.js'
import { readingOf } from '../../../../../src/kernel/question.js'
import type { TerrorData } from '../../../commands/terror-data.js'
import type { NonPlayerCard } from '../../card.js'
import { dataIn, gameIn, inSequence, type Line, type Look, line, prefer } from '../../priority.js'
import { senateCrackdown } from './crackdown.js'
import { senatePrepare } from './prepare.js'
import { senateTerrorVictims } from './terror-victims.js'

interface Select {
  readonly type: 'select'
  readonly space: Space
}
type Anything = Select | { readonly type: 'select the Political Display' }

const SPACE = 'a space for Terror, or the Political Display'
const MOST_SPACES = 2
const SELECTING = {
  control: 'Senate Terror: Control of Population',
  activeReds: 'Senate Terror: Active Reds Cells',
  markers: 'Senate Terror: Network, Personality or News',
} as const

const spaceIn = (look: Look, name: Space): SpaceState => gameIn(look).spaces[name]

/** Whether the Display takes the place of a space. */
const displayCounts = (look: Look) => readingOf(gameIn(look), displayAmongSpaces) === 'one of the two'

/** Whether one space more is within the limit of two. */
function hasRoom(look: Look): boolean {
  const { selected, display } = dataIn<TerrorData>(look, 'terror') ?? { selected: [], display: false }
  return selected.length + Number(display && displayCounts(look)) < MOST_SPACES
}

/** Whether some Faction has News in a space: the Senate among them or not, as it is read. */
const isNewsHeld = (look: Look, space: SpaceState) =>
  FACTIONS.some(
    (faction) =>
      newsOf(space, faction) > 0 && (faction !== 'senate' || readingOf(gameIn(look), terrorAtNews) === 'any Faction'),
  )

/** For Control: where the most Population comes under it. */
const controlOn = (map: GameMap): Line =>
  line<Select>({
    name: SELECTING.control,
    cites: clauses.control,
    asks: SPACE,
    type: 'select',
    when: hasRoom,
    wants: (look, { space }) =>
      isPopulated(map, space) && terrorizesToControl(gameIn(look), spaceIn(look, space), 'senate'),
    within: [
      prefer<Select>(clauses.control, 'the most Population', (_, { space }) => map.population[space]),
      prefer<Select>(clauses.controlTowns, 'Towns', (_, { space }) => isTown(space)),
      prefer<Select>(clauses.controlDiscs, 'the Network or the Administration of a player', (look, { space }) =>
        reachesDiscOfPlayer(gameIn(look), spaceIn(look, space), removals(gameIn(look))),
      ),
    ],
  })

const markers: Line = line<Select>({
  name: SELECTING.markers,
  cites: [clauses.network, clauses.personality, clauses.news],
  asks: SPACE,
  type: 'select',
  when: hasRoom,
  wants: (look, option) => {
    const space = spaceIn(look, option.space)
    return space.networks > 0 || space.personality || isNewsHeld(look, space)
  },
  within: [
    prefer<Select>(
      [clauses.removable, clauses.transferable],
      'able to remove the Network or the Personality, or to win the News',
      (look, option) => {
        const space = spaceIn(look, option.space)
        const left = removals(gameIn(look))
        return (
          reachesDisc(space, left) || (['reds', 'moderates'] as const).some((enemy) => reachesNews(space, enemy, left))
        )
      },
    ),
  ],
})

/** Where Terror goes, in its order. */
const spacesOn = (map: GameMap): readonly Line[] =>
  inSequence([
    controlOn(map),
    line<Select>({
      name: SELECTING.activeReds,
      cites: clauses.activeReds,
      asks: SPACE,
      type: 'select',
      when: hasRoom,
      wants: (look, { space }) => hasRemovableActive(spaceIn(look, space), 'reds'),
    }),
    markers,
    line<Anything>({
      name: 'Senate Terror: random spaces',
      cites: [clauses.random, clauses.randomDisplay],
      asks: SPACE,
      type: ['select', 'select the Political Display'],
      wants: (look, { type }) => hasRoom(look) || (type !== 'select' && !displayCounts(look)),
    }),
  ])

const isMet = (_: GameMap, game: Game): boolean =>
  senateTerrorCondition.ask({
    phase: game.phase,
    polarization: game.polarization,
    forTown: cellsForTown(game),
    reds: canRemoveReds(game),
  }) === 'met'

/** Senate Terror (#57), over the map. */
export function senateTerror(map: GameMap): NonPlayerCard {
  const spaces = spacesOn(map)
  return {
    number: 57,
    faction: 'senate',
    title: 'Senate Terror',
    rolls: false,
    isMet,
    command: 'Terror',
    special: ['Foreign Relations', 'Crackdown', 'Prepare'],
    priorities: [
      ...spaces,
      line({
        name: 'Senate Terror: no more than two spaces',
        cites: clauses.upToTwo,
        asks: SPACE,
        type: 'stop',
        when: (look) => !hasRoom(look),
      }),
      ...senateTerrorVictims(spaces, SELECTING),
      ...senateCrackdown(map),
      ...senatePrepare(map),
    ],
  }
}
