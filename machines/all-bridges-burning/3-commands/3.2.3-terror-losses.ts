/** The changes of Terror: markers, pieces, News and Resources. @module */

import { certain, readingOf } from 'rulewright/book'
import { withoutStrayMarkers } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import {
  newsOfRemoved,
  newsPasses,
  newsStaying,
  ransom,
  withThirdTerror,
} from '#spec/all-bridges-burning/3-commands/3.2.3-terror-losses'
import { terrorMarker, terrorNews, terrorPolarization } from '#spec/all-bridges-burning/3-commands/3.2.3-terror-markers'
import { handedOver } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import {
  type CellKind,
  cellKindsIn,
  holdsNews,
  statusOf,
  withModeratesNews,
  withoutCell,
} from '#spec/all-bridges-burning/cells'
import { TRACKS } from '#spec/all-bridges-burning/components/forces'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import {
  availableNews,
  inSpace,
  newsOf,
  overMap,
  terrorIn,
  withDiscs,
  withNews,
  withTerror,
} from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { FACTIONS, type Faction, type Militant, type Space } from '#spec/all-bridges-burning/vocabulary'
import { actor, type TerrorContext as C, isCell, nowIn, type Piece } from './3.2.3-targets.js'

const COLOR_OF = { reds: 'red', senate: 'white' } as const

/** A game in which a selected space has its Terror marker, and the News that comes with it. */
function marked(game: Game, name: Space, faction: Militant): Game {
  const before = terrorIn(game.spaces[name])
  const color = terrorMarker.ask({ faction, markers: before })
  if (color === 'none') return inSpace(game, name, (space) => withThirdTerror(game, space, COLOR_OF[faction]))
  const news = terrorNews.ask({ phase: game.phase, second: before === 1, available: availableNews(game) > 0 })
  return inSpace(game, name, (space) => withNews(withTerror(space, color, 1), 'alone', news))
}

const markersOn = ({ spaces }: Game, names: readonly Space[]) =>
  names.reduce((total, name) => total + terrorIn(spaces[name]), 0)

/** Places the Terror markers, space after space. */
export const marking = (context: C) => {
  const { game, data } = context
  const after = data.selected.reduce((changed, name) => marked(changed, name, actor(context)), game)
  return { game: after, data: { ...data, markers: markersOn(after, data.selected) - markersOn(game, data.selected) } }
}

/** By how much Terror raises Polarization in the end. */
export const risenBy = ({ game, data }: C): number =>
  terrorPolarization.ask({
    own: data.markers,
    others: overMap(game, terrorIn) - data.before - data.markers,
    reading: readingOf(game, cited.crackdownInTerror),
  })

export const withoutPiece = (space: SpaceState, of: Faction, piece: Piece): SpaceState =>
  isCell(piece) ? withoutCell(space, of, piece) : withDiscs(space, of, -1)

/** A game in which the Moderates have paid for the loss of the Personality. */
function ransomed(game: Game, to: Militant, free: boolean): Game {
  const price = ransom.ask({
    held: game.resources.moderates,
    room: TRACKS.resources - game.resources[to],
    free,
    short: readingOf(game, cited.shortRansom),
    over: readingOf(game, cited.ransomOverTheTrack),
    freely: readingOf(game, cited.ransomOfFreeTerror),
  })
  return handedOver(game, { from: 'moderates', to, amount: price })
}

const canTake = (space: SpaceState, of: Faction) => cellKindsIn(space, of).some(({ kind }) => !holdsNews(kind))

/** Removes a piece of a Faction, with the markers that it held. */
function removingOf(context: C, of: Faction, piece: Piece) {
  const { game, data } = context
  const name = nowIn(context)
  const before = game.spaces[name]
  const after = withoutStrayMarkers.compute(withoutPiece(before, of, piece))
  const lost = newsOf(before, of) - newsOf(after, of)
  const decides = newsOfRemoved.ask({
    lost: lost > 0,
    another: canTake(after, of),
    moderates: of === 'moderates',
    reading: readingOf(game, cited.newsOfMilitants),
  })
  const atOnce =
    newsPasses.ask({ nonPlayer: isNonPlayer(game, actor(context)), reading: readingOf(game, cited.newsTaken) }) ===
    'at once'
  const left = decides === 'the actor' && atOnce ? withNews(after, actor(context), lost) : after
  const removed = inSpace(game, name, () => left)
  return {
    game: before.personality && !after.personality ? ransomed(removed, actor(context), data.free) : removed,
    data: {
      ...data,
      removed: [...data.removed, of],
      news: decides === 'the actor' && atOnce ? ('nobody' as const) : decides,
      lost,
    },
  }
}

/** Removes a piece; Troops are never offered. */
export const removing = (context: C, of: string, piece: Piece) =>
  removingOf(
    context,
    certain(
      FACTIONS.find((faction) => faction === of),
      'Faction of the removed piece',
    ),
    piece,
  )

/** Changes the space by the News of the removed Cell, about which nobody decides any more. */
const newsSettled = (context: C, change: (space: SpaceState) => SpaceState) => ({
  game: inSpace(context.game, nowIn(context), change),
  data: { ...context.data, news: 'nobody' as const },
})

/** Gives the actor the News of the removed Cell. */
export const takingNews = (context: C) =>
  newsSettled(context, (space) => withNews(space, actor(context), context.data.lost))

/** Gives the News of the removed Cell to another. */
export const passing = (context: C, to: CellKind) =>
  newsSettled(context, (space) => withModeratesNews(space, statusOf(to), 1))

/** Lets the News of the removed Cell go. */
export const lettingGo = (context: C) => {
  const staying = newsStaying.ask({ reading: readingOf(context.game, cited.newsLetGo) })
  return newsSettled(context, (space) => withNews(space, 'alone', staying))
}
