/** The laws of Non-players in every position. @module */

import { type Law, law } from 'rulewright/book'
import { WITHOUT_NON_PLAYERS } from './components/player-cards.js'
import type { Game, PlayerState } from './game.js'
import { isPlayed, ofFaction } from './players.js'
import * as cited from './rules.gen.js'
import { FACTIONS, type Faction } from './vocabulary.js'

/** Applies a check to each Non-player of a game and lists the problems. */
const each =
  (wrong: (of: PlayerState, faction: Faction) => readonly string[]) =>
  (game: Game): readonly string[] =>
    FACTIONS.filter((faction) => !isPlayed(game, faction)).flatMap((faction) =>
      wrong(game.players[faction], faction).map((what) => `the ${faction}, whom nobody plays, have ${what}`),
    )

/** A game in which nobody plays the Anarchists, and something of theirs is different. */
const anarchists = (game: Game, change: Partial<PlayerState>): Game =>
  ofFaction(game, 'Anarchists', { role: 'Non-player', hand: [], tableau: [], trash: [], medallions: [], ...change })

const noHand = law(
  'a Non-player has no hand and no tableau, and trashes nothing',
  [cited.nonPlayerTurn.noHand, cited.nonPlayerEvents.discarded],
  each(({ hand, tableau, trash }) => [
    ...(hand.length > 0 ? ['a hand'] : []),
    ...(tableau.length > 0 ? ['a tableau'] : []),
    ...(trash.length > 0 ? ['cards in the trash'] : []),
  ]),
  (game): readonly Game[] => [
    anarchists(game, { hand: ['Durruti'] }),
    anarchists(game, { tableau: ['Durruti'] }),
    anarchists(game, { trash: ['Durruti'] }),
  ],
)

const notTaken = law(
  'a Non-player has neither Archives nor Intelligence',
  [cited.gainedMedallions.notTaken],
  each(({ medallions }) => medallions.filter((one) => one === 'Archives' || one === 'Intelligence')),
  (game): readonly Game[] => [
    anarchists(game, { medallions: ['Archives'] }),
    anarchists(game, { medallions: ['Intelligence'] }),
  ],
)

const removed = law(
  'no Non-player has the cards that are removed for one',
  [cited.removedCards.anarchists, cited.removedCards.moderates],
  each(({ deck, chosen, bid, discard }, faction) =>
    WITHOUT_NON_PLAYERS[faction].filter((title) => [...deck, chosen, ...bid, ...discard].includes(title)),
  ),
  (game): readonly Game[] => [
    anarchists(game, { discard: ['Guerrillas'] }),
    ofFaction(game, 'Moderates', { role: 'Non-player', deck: ['Publicize Fascist War Crimes'] }),
  ],
)

/** The laws of Non-players. */
export const nonPlayerLaws: readonly Law<Game>[] = [noHand, notTaken, removed]
