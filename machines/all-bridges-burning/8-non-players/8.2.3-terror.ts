/** The spaces of a Non-player's Terror by its card: the common parts of the Reds and Senate cards. @module */

import { type Clause, readingOf } from 'rulewright/book'
import { isRemovedFirst } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import {
  enemiesOf,
  reachesDisc,
  reachesNews,
  removableActive,
  removals,
} from '#spec/all-bridges-burning/8-non-players/8.3.4-reds-terror'
import { canTerrorize } from '#spec/all-bridges-burning/8-non-players/8.4.4-senate-terror'
import { holdsNews } from '#spec/all-bridges-burning/cells'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { newsOf } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { FACTIONS, type Faction, type Militant } from '#spec/all-bridges-burning/vocabulary'
import { isCell, type Piece, type TerrorData } from '../3-commands/3.2.3-targets.js'
import { dataIn, decidedBy, gameIn, type Line, type Look, line, prefer, type Select, spaceIn } from './8.2-priority.js'

type Anything = Select | { readonly type: 'select the Political Display' }

/** The statements on both cards, each with clauses of its own. */
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
const NONE_YET = { selected: [], display: false, limited: false }

/** The name of the priority about Active Cells. */
const activeCellsOf = ({ title }: TerrorCard) => `${title}: Active Cells`

/** True if the Display counts as one of the spaces. */
const displayCounts = (look: Look) => readingOf(gameIn(look), cited.displayAmongSpaces) === 'one of the two'

/** True if one more space is within the limit: two, or one for a Limited Command. */
function hasRoom(look: Look): boolean {
  const { selected, display, limited } = dataIn<TerrorData>(look, 'terror') ?? NONE_YET
  return selected.length + Number(display && displayCounts(look)) < (limited ? 1 : MOST_SPACES)
}

/** True if Terror has an effect in a space, or if a reading needs none. */
const comesToSomething = ({ faction }: TerrorCard, look: Look, space: SpaceState) =>
  canTerrorize(space, faction) || readingOf(gameIn(look), cited.terrorOfNothing) === 'yes'

/** True if the Preliminaries allow Terror in a space and it has an effect. */
export function mayTerrorize(card: TerrorCard, look: Look, { space: name }: Select): boolean {
  const space = spaceIn(look, name)
  return hasRoom(look) && (card.isTarget?.(space) ?? true) && comesToSomething(card, look, space)
}

/** True if some Faction has News in a space. A reading decides whether the actor counts. */
const isNewsHeld = (game: Game, space: SpaceState, actor: Militant) =>
  FACTIONS.filter((faction) => faction !== actor || readingOf(game, cited.terrorAtNews) === 'any Faction').some(
    (faction) => newsOf(space, faction) > 0,
  )

/** True if Terror can take the Network, the Personality or News from a space. */
const winsMarker = (game: Game, space: SpaceState, actor: Militant) =>
  reachesDisc(space, removals(game)) || enemiesOf(actor).some((enemy) => reachesNews(space, enemy, removals(game)))

/** Terror at a Network, the Personality or News. */
export const terrorAtMarkers = (card: TerrorCard): Line => {
  const { faction, title, clauses } = card
  return line<Select>(SPACE, 'select', {
    name: `${title}: Network, Personality or News`,
    cites: [clauses.network, clauses.personality, clauses.news],
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
  return line<Anything>(SPACE, ['select', 'select the Political Display'], {
    name: `${title}: random spaces`,
    cites: [clauses.random, clauses.randomDisplay],
    wants: (look, option) =>
      option.type === 'select' ? mayTerrorize(card, look, option) : hasRoom(look) || !displayCounts(look),
    within: [
      prefer<Anything>(
        clauses.random,
        'spaces before the Political Display',
        (look, { type }) => type === 'select' && readingOf(gameIn(look), cited.displayDraw) === 'after the spaces',
      ),
    ],
  })
}

/** Terror at Active Cells of an enemy: as far as possible, so where it removes the most. */
export const terrorAtActive = (card: TerrorCard, enemy: Militant, cites: Clause): Line => {
  const removed = (look: Look, { space }: Select) => removableActive(gameIn(look), spaceIn(look, space), enemy)
  return line<Select>(SPACE, 'select', {
    name: activeCellsOf(card),
    cites,
    wants: (look, option) => mayTerrorize(card, look, option) && removed(look, option) > 0,
    within: [prefer<Select>([cites, cited.readingCards.maximumExtent], 'the most Active Cells to remove', removed)],
  })
}

/** The end of the selection. */
export const noMoreTerror = ({ title, clauses }: TerrorCard): Line =>
  line(SPACE, 'stop', {
    name: `${title}: no more than two spaces`,
    cites: [clauses.upToTwo, cited.nonPlayerOptions.limitedCommand],
    when: (look) => !hasRoom(look),
  })

/** The removal of a piece. */
export interface Remove {
  readonly type: 'remove'
  readonly of: Faction
  readonly piece: Piece
}

/** The offer of the pieces. */
export const VICTIM = 'an enemy piece to remove by Terror'

/** The space that is being resolved, and how many removals are left there. */
export function resolving(look: Look): { readonly space: SpaceState; readonly left: number } | undefined {
  const data = dataIn<TerrorData>(look, 'terror')
  const name = data?.selected[data.resolved]
  if (data === undefined || name === undefined) return undefined
  return { space: gameIn(look).spaces[name], left: removals(gameIn(look)) - data.removed.length }
}

/** True if a priority of a sequence selected the space that is being resolved. */
export const isSelectedBy = (look: Look, spaces: readonly Line[], name: string): boolean =>
  decidedBy(look, spaces, dataIn<TerrorData>(look, 'terror')?.resolved ?? 0)?.name === name

/** True if Terror can go on to take the Network, the Personality or News of a Faction. */
function isWorthwhile(look: Look, actor: Militant, of: Faction): boolean {
  const now = resolving(look)
  if (now === undefined || !enemiesOf(actor).includes(of)) return false
  return (of === 'moderates' && reachesDisc(now.space, now.left)) || reachesNews(now.space, of, now.left)
}

const carriesNews = (piece: Piece) => isCell(piece) && holdsNews(piece)

/** An Active Cell of an enemy goes where it drew the Terror. */
export const activeVictim = (spaces: readonly Line[], card: TerrorCard, enemy: Militant, cites: Clause): Line =>
  line<Remove>(VICTIM, 'remove', {
    name: `${card.title}: an Active Cell to remove`,
    cites,
    when: (look) => isSelectedBy(look, spaces, activeCellsOf(card)),
    wants: (_, { of, piece }) => of === enemy && piece === 'Active',
  })

/** Returns the priority that removes pieces to take the Network, the Personality or the News, if these drew the Terror. */
export const markerVictim = (spaces: readonly Line[], { faction, title, clauses }: TerrorCard): Line =>
  line<Remove>(VICTIM, 'remove', {
    name: `${title}: what takes the Network, the Personality or the News`,
    cites: [clauses.removable, clauses.transferable],
    when: (look) => isSelectedBy(look, spaces, `${title}: Network, Personality or News`),
    wants: (look, { of }) => isWorthwhile(look, faction, of),
    within: [
      prefer<Remove>(clauses.transferable, 'Cells that could keep the News', (_, { piece }) => !carriesNews(piece)),
      prefer<Remove>(
        [cited.nonPlayerPriorities.removeActive, cited.nonPlayerPriorities.removeInactive],
        'Active Senate or Reds Cells, Inactive Moderates Cells',
        (_, { of, piece }) => !isCell(piece) || isRemovedFirst(faction, of, piece),
      ),
    ],
  })

/** A cube of the Political Display. */
export const randomCube = ({ title, clauses }: TerrorCard): Line =>
  line('a cube to remove from the Political Display', 'remove cube', {
    name: `${title}: a random cube`,
    cites: clauses.randomCube,
  })
