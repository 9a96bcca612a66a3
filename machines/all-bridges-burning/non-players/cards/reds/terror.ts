/**
 * The Reds Terror card (#51).
 *
 * @module
 */
import { redsTerrorCard as clauses } from '../../../../../spec/all-bridges-burning/clauses/non-players/reds-in-war.js'
import type { GameMap } from '../../../../../spec/all-bridges-burning/components/map.js'
import type { Game, SpaceState } from '../../../../../spec/all-bridges-burning/game.js'
import { isTown } from '../../../../../spec/all-bridges-burning/non-players/places.js'
import {
  hasEnemyCells,
  hasRemovableActive,
  reachesDisc,
  reachesNews,
  removals,
  terrorizesToControl,
} from '../../../../../spec/all-bridges-burning/non-players/terror.js'
import { newsOf } from '../../../../../spec/all-bridges-burning/pieces.js'
import { displayAmongSpaces } from '../../../../../spec/all-bridges-burning/questions/non-players/terror-and-war/display-among-spaces.js'
import { mostRedsControl } from '../../../../../spec/all-bridges-burning/questions/non-players/terror-and-war/most-reds-control.js'
import { terrorAtNews } from '../../../../../spec/all-bridges-burning/questions/non-players/terror-and-war/terror-at-news.js'
import { redsTerrorCondition } from '../../../../../spec/all-bridges-burning/tables/non-players/reds.js'
import { FACTIONS, SPACES, type Space } from '../../../../../spec/all-bridges-burning/vocabulary.js'
import { readingOf } from '../../../../../src/kernel/question.js'
import type { TerrorData } from '../../../commands/terror-data.js'
import type { NonPlayerCard } from '../../card.js'
import { dataIn, gameIn, inSequence, type Line, type Look, line, prefer } from '../../priority.js'
import { redsPrepare } from './prepare.js'
import { redsTerrorVictims } from './terror-victims.js'

interface Select {
  readonly type: 'select'
  readonly space: Space
}
type Anything = Select | { readonly type: 'select the Political Display' }

const SPACE = 'a space for Terror, or the Political Display'
const MOST_SPACES = 2

const spaceIn = (look: Look, name: Space): SpaceState => gameIn(look).spaces[name]
const enemies = ['senate', 'moderates'] as const

/** Whether the Display takes the place of a space. */
const displayCounts = (look: Look) => readingOf(gameIn(look), displayAmongSpaces) === 'one of the two'

/** Whether one space more is within the limit of two. */
function hasRoom(look: Look): boolean {
  const { selected, display } = dataIn<TerrorData>(look, 'terror') ?? { selected: [], display: false }
  return selected.length + Number(display && displayCounts(look)) < MOST_SPACES
}

/** Whether Terror may go to a space by the Preliminaries. */
const isTarget = (look: Look, { space }: Select) => hasRoom(look) && hasEnemyCells(spaceIn(look, space), 'reds')

/** Whether some Faction has News in a space: the Reds among them or not, as it is read. */
const isNewsHeld = (look: Look, space: SpaceState) =>
  FACTIONS.some(
    (faction) =>
      newsOf(space, faction) > 0 && (faction !== 'reds' || readingOf(gameIn(look), terrorAtNews) === 'any Faction'),
  )

const populationIfAsked = (map: GameMap, look: Look, space: Space) =>
  readingOf(gameIn(look), mostRedsControl) === 'Population' ? map.population[space] : 0

/** Where Terror goes, in its order. */
const spacesOn = (map: GameMap): readonly Line[] =>
  inSequence([
    line<Select>({
      name: 'Reds Terror: Control',
      cites: [clauses.control, clauses.withEnemies],
      asks: SPACE,
      type: 'select',
      wants: (look, option) =>
        isTarget(look, option) && terrorizesToControl(gameIn(look), spaceIn(look, option.space), 'reds'),
      within: [
        prefer<Select>(clauses.control, 'the most Control', (look, { space }) => populationIfAsked(map, look, space)),
        prefer<Select>(clauses.controlTowns, 'Towns', (_, { space }) => isTown(space)),
      ],
    }),
    line<Select>({
      name: 'Reds Terror: Active Senate Cells',
      cites: clauses.activeSenate,
      asks: SPACE,
      type: 'select',
      wants: (look, option) => isTarget(look, option) && hasRemovableActive(spaceIn(look, option.space), 'senate'),
    }),
    line<Select>({
      name: 'Reds Terror: Network, Personality or News',
      cites: [clauses.network, clauses.personality, clauses.news],
      asks: SPACE,
      type: 'select',
      wants: (look, option) => {
        const space = spaceIn(look, option.space)
        return isTarget(look, option) && (space.networks > 0 || space.personality || isNewsHeld(look, space))
      },
      within: [
        prefer<Select>(
          [clauses.removable, clauses.transferable],
          'able to remove the Network or the Personality, or to win the News',
          (look, { space }) => {
            const left = removals(gameIn(look))
            return (
              reachesDisc(spaceIn(look, space), left) ||
              enemies.some((enemy) => reachesNews(spaceIn(look, space), enemy, left))
            )
          },
        ),
      ],
    }),
    line<Anything>({
      name: 'Reds Terror: random spaces',
      cites: [clauses.random, clauses.randomDisplay],
      asks: SPACE,
      type: ['select', 'select the Political Display'],
      wants: (look, option) =>
        option.type === 'select' ? isTarget(look, option) : hasRoom(look) || !displayCounts(look),
    }),
  ])

const isMet = (_: GameMap, { spaces }: Game): boolean =>
  redsTerrorCondition.ask({
    activeNearEnemy: SPACES.some((name) => spaces[name].cells.reds.active > 0 && hasEnemyCells(spaces[name], 'reds')),
  }) === 'met'

/** Reds Terror (#51), over the map. */
export function redsTerror(map: GameMap): NonPlayerCard {
  const spaces = spacesOn(map)
  return {
    number: 51,
    faction: 'reds',
    title: 'Reds Terror',
    rolls: false,
    isMet,
    command: 'Terror',
    special: ['Foreign Relations', 'Prepare'],
    priorities: [
      ...spaces,
      line({
        name: 'Reds Terror: no more than two spaces',
        cites: clauses.upToTwo,
        asks: SPACE,
        type: 'stop',
        when: (look) => !hasRoom(look),
      }),
      ...redsTerrorVictims(spaces),
      ...redsPrepare(map),
    ],
  }
}
