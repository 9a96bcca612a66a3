/**
 * Where a Non-player conducts Terror by its card: what the cards of the Reds and the Senate have in common.
 *
 * @module
 */

import { type Clause, readingOf } from '#kernel'
import { displayAmongSpaces, terrorAtNews } from '#spec/all-bridges-burning/8-non-players/8.4.4-senate-terror'
import { displayDraw } from '#spec/all-bridges-burning/8-non-players/8.6-random-spaces'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { enemiesOf, reachesDisc, reachesNews, removals } from '#spec/all-bridges-burning/non-players/terror'
import { newsOf } from '#spec/all-bridges-burning/pieces'
import { FACTIONS, type Militant, type Space } from '#spec/all-bridges-burning/vocabulary'
import type { TerrorData } from '../../../commands/terror-data.js'
import { dataIn, gameIn, type Line, type Look, line, prefer } from '../../priority.js'

/** Terror in a space. */
export interface Select {
  readonly type: 'select'
  readonly space: Space
}
type Anything = Select | { readonly type: 'select the Political Display' }

/** What both cards say, each in clauses of its own. */
type Said =
  | 'upToTwo'
  | 'network'
  | 'personality'
  | 'news'
  | 'removable'
  | 'transferable'
  | 'random'
  | 'randomDisplay'
  | 'randomCube'

/** One of the two cards: whose it is, its clauses, and where its Preliminaries let Terror go. */
export interface TerrorCard {
  readonly faction: Militant
  readonly title: string
  readonly clauses: Readonly<Record<Said, Clause>>
  readonly isTarget?: (space: SpaceState) => boolean
}

/** The offer of the spaces. */
export const SPACE = 'a space for Terror, or the Political Display'
const MOST_SPACES = 2

/** A space as it is now. */
export const spaceIn = (look: Look, name: Space): SpaceState => gameIn(look).spaces[name]

/** Whether the Display takes the place of a space. */
const displayCounts = (look: Look) => readingOf(gameIn(look), displayAmongSpaces) === 'one of the two'

/** Whether one space more is within the limit of two. */
function hasRoom(look: Look): boolean {
  const { selected, display } = dataIn<TerrorData>(look, 'terror') ?? { selected: [], display: false }
  return selected.length + Number(display && displayCounts(look)) < MOST_SPACES
}

/** Whether Terror may go to a space by the Preliminaries. */
export const mayTerrorize = ({ isTarget = () => true }: TerrorCard, look: Look, { space }: Select): boolean =>
  hasRoom(look) && isTarget(spaceIn(look, space))

/** Whether some Faction has News in a space: the one that acts among them or not, as it is read. */
const isNewsHeld = (game: Game, space: SpaceState, actor: Militant) =>
  FACTIONS.filter((faction) => faction !== actor || readingOf(game, terrorAtNews) === 'any Faction').some(
    (faction) => newsOf(space, faction) > 0,
  )

/** Whether Terror can take the Network, the Personality or News from a space. */
const winsMarker = (game: Game, space: SpaceState, actor: Militant) =>
  reachesDisc(space, removals(game)) || enemiesOf(actor).some((enemy) => reachesNews(space, enemy, removals(game)))

/** Terror at a Network, the Personality or News. */
export const terrorAtMarkers = (card: TerrorCard): Line => {
  const { faction, title, clauses } = card
  return line<Select>({
    name: `${title}: Network, Personality or News`,
    cites: [clauses.network, clauses.personality, clauses.news],
    asks: SPACE,
    type: 'select',
    wants: (look, option) => {
      const space = spaceIn(look, option.space)
      return (
        mayTerrorize(card, look, option) &&
        (space.networks > 0 || space.personality || isNewsHeld(gameIn(look), space, faction))
      )
    },
    within: [
      prefer<Select>(
        [clauses.removable, clauses.transferable],
        'able to remove the Network or the Personality, or to win the News',
        (look, { space }) => winsMarker(gameIn(look), spaceIn(look, space), faction),
      ),
    ],
  })
}

/** Terror anywhere, the Political Display among it. */
export const terrorAnywhere = (card: TerrorCard): Line => {
  const { title, clauses } = card
  return line<Anything>({
    name: `${title}: random spaces`,
    cites: [clauses.random, clauses.randomDisplay],
    asks: SPACE,
    type: ['select', 'select the Political Display'],
    wants: (look, option) =>
      option.type === 'select' ? mayTerrorize(card, look, option) : hasRoom(look) || !displayCounts(look),
    within: [
      prefer<Anything>(
        clauses.random,
        'spaces before the Political Display',
        (look, { type }) => type === 'select' && readingOf(gameIn(look), displayDraw) === 'after the spaces',
      ),
    ],
  })
}

/** The end of the selection. */
export const noMoreTerror = ({ title, clauses }: TerrorCard): Line =>
  line({
    name: `${title}: no more than two spaces`,
    cites: clauses.upToTwo,
    asks: SPACE,
    type: 'stop',
    when: (look) => !hasRoom(look),
  })
