/** Small worlds of Non-players: how one settles on an option, how it draws a card, and what is recorded. @module */

import { call, type World } from '#kernel'
import { COMMANDS, type CommandAction } from '#spec/all-bridges-burning/8-non-players/8.2.3-executing'
import type { Game } from '#spec/all-bridges-burning/game'
import { withNonPlayers } from '#spec/all-bridges-burning/non-player-state'
import { deliberationProcedure, nonPlayerCardProcedure } from '#spec/all-bridges-burning/procedures/non-players'
import {
  eventCardProcedure,
  limitedCommandProcedure,
  newsCommandsProcedure,
  setupProcedure,
} from '#spec/all-bridges-burning/procedures/turn'
import { emptyGame } from '#spec/all-bridges-burning/starting-game'
import { withoutResources } from '#spec/all-bridges-burning/starting-position'
import { FACTIONS, type Faction } from '#spec/all-bridges-burning/vocabulary'
import { alone, cells, readAs, withOnly } from './shared.js'

/** The same game with Non-players only. */
const automatic = (game: Game): Game => withoutResources(withNonPlayers(game, { factions: FACTIONS }))

const onCards = (game: Game, current: number, upcoming: number): Game => ({
  ...game,
  cards: { ...game.cards, current, upcoming },
})

const marked = (game: Game, faction: Faction, card: number): Game =>
  withNonPlayers(game, { toPlay: { ...game.nonPlayers.toPlay, [faction]: card } })

const settling = (faction: Faction) => call(deliberationProcedure, { faction })

/** The worlds in which a Non-player settles on an option. */
function deliberationWorlds(start: Game): readonly World<Game>[] {
  const game = onCards(automatic(start), 3, 8)
  const onlyEventLeft: Game = {
    ...onCards(game, 5, 8),
    cylinders: { reds: 'middle dark', senate: 'middle d', moderates: '3rd' },
  }
  const last: Game = { ...game, cylinders: { reds: 'top d', senate: 'Pass A', moderates: '3rd' } }
  const having: Game = { ...game, capabilityBox: { reds: ['Cannons'], senate: ['Cannons'] } }
  return [
    ...FACTIONS.map((faction) => alone(`the ${faction} settle on an option`, game, settling(faction))),
    ...FACTIONS.map((faction) => alone(`the ${faction}, marked to play`, marked(game, faction, 3), settling(faction))),
    ...FACTIONS.flatMap((faction) =>
      [7, 14, 21].map((card) => alone(`the ${faction} before card ${card}`, onCards(game, 3, card), settling(faction))),
    ),
    ...(['reds', 'senate'] as const).flatMap((faction) => [
      alone(`Cannons for the ${faction}`, onCards(game, 14, 8), settling(faction)),
      alone(`Cannons to come for the ${faction}`, onCards(game, 3, 14), settling(faction)),
      alone(
        `Cannons to come for the ${faction}, somebody having Passed`,
        { ...onCards(game, 3, 14), cylinders: { reds: '2nd', senate: '3rd', moderates: 'Pass A' } },
        settling(faction),
      ),
      alone(`Jaeger for the ${faction}, who have Cannons`, onCards(having, 16, 8), settling(faction)),
      alone(`Trains for the ${faction}`, onCards(game, 15, 8), settling(faction)),
      alone(`Trains to come for the ${faction}`, onCards(game, 3, 17), settling(faction)),
    ]),
    alone(
      'Cannons for the Reds, their modifier being one of the die',
      readAs(onCards(having, 14, 8), { redsCapabilityModifier: 'the die' }),
      settling('reds'),
    ),
    alone(
      'Cannons and Jaeger for the Reds, with a roll each',
      readAs(onCards(game, 14, 16), { twoCapabilities: 'a roll each' }),
      settling('reds'),
    ),
    alone(
      'Trains to come for the Senate, marked',
      readAs(onCards(game, 3, 17), { trainsMarker: 'marked' }),
      settling('senate'),
    ),
    alone(
      'the Senate before the Event, without a card',
      readAs(onCards(game, 7, 8), { noCardToExecute: 'the Event' }),
      settling('senate'),
    ),
    alone(
      'the Reds on the card that is marked for the Senate',
      readAs(marked(game, 'senate', 3), { whoseMarker: 'any Non-player' }),
      settling('reds'),
    ),
    alone(
      'Trains for the Senate, the Event being taken',
      { ...onCards(game, 15, 8), cylinders: { reds: 'bottom d', senate: '2nd', moderates: '3rd' } },
      settling('senate'),
    ),
    alone(
      'Cannons for the Senate, the Event being taken',
      { ...onCards(game, 14, 8), cylinders: { reds: 'bottom d', senate: '2nd', moderates: '3rd' } },
      settling('senate'),
    ),
    alone(
      'Cannons for the Senate, who have Cannons, a failed roll being one of its step',
      readAs(onCards(having, 14, 8), { refusedCapability: 'this step' }),
      settling('senate'),
    ),
    alone(
      'Cannons for the Senate, who have Cannons, with only the Event left',
      { ...onCards(having, 14, 8), cylinders: { reds: 'middle dark', senate: '3rd', moderates: 'middle d' } },
      settling('senate'),
    ),
    alone('the Moderates, with only the Event left', onlyEventLeft, settling('moderates')),
    alone(
      'the Moderates, with only an Event without effect left',
      onCards(onlyEventLeft, 18, 8),
      settling('moderates'),
    ),
    alone('the last Eligible Faction', last, settling('moderates')),
    alone('the Reds on the Red Revolt card', onCards(game, 24, 8), settling('reds')),
  ]
}

const drawing = (faction: Faction, action: CommandAction) => call(nonPlayerCardProcedure, { faction, action })

/** The worlds in which cards are drawn. */
function cardWorlds(start: Game, phaseTwo: Game): readonly World<Game>[] {
  const inTampere = withOnly(automatic(phaseTwo), {
    Tampere: { cells: cells(1, 4) },
    Vaasa: { cells: cells(0, 1) },
  })
  const lastOfAll: Game = { ...inTampere, cylinders: { reds: 'middle dark', senate: '3rd', moderates: 'middle c' } }
  const bottom: Game = { ...inTampere, cylinders: { reds: 'bottom d', senate: '3rd', moderates: 'bottom c' } }
  const nothingToDo = withOnly(automatic(start), { Vaasa: { cells: cells(0, 10) } })
  return [
    alone('no card of the Senate can be executed', nothingToDo, drawing('senate', 'Limited Command')),
    alone('the Senate beside Reds, a Limited Command being open', lastOfAll, drawing('senate', 'Command')),
    alone('the Senate beside Reds, a Limited Command', lastOfAll, drawing('senate', 'Limited Command')),
    alone(
      'the Senate among enemies, dice waiting',
      readAs(withOnly(automatic(start), { Vaasa: { cells: cells(2, 1) } }), { diceOfTheCard: 'once it is executed' }),
      drawing('senate', 'Limited Command'),
    ),
    alone('the Senate beside Reds, no Limited Command being open', bottom, drawing('senate', 'Command')),
    alone(
      'the Senate beside Reds, no Limited Command being open, to draw again',
      readAs(bottom, { withoutPrepareFirst: 'another card' }),
      drawing('senate', 'Command'),
    ),
    ...cardsInGeneral(start, phaseTwo),
  ]
}

/** Every deck, for either kind of Command in either Phase. */
function cardsInGeneral(start: Game, phaseTwo: Game): readonly World<Game>[] {
  return [automatic(start), automatic(phaseTwo)].flatMap((game, index) =>
    FACTIONS.flatMap((faction) =>
      COMMANDS.map((action) =>
        alone(`a card of the ${faction} for a ${action} in Phase ${index + 1}`, game, drawing(faction, action)),
      ),
    ),
  )
}

/** The worlds in which a Non-player spends News, or could. */
function newsWorlds(game: Game): readonly World<Game>[] {
  const byAll = readAs(game, { newsOfNonPlayerModerates: 'yes' })
  const kept = readAs(game, { newsWithoutCard: 'kept' })
  const spending = (faction: Faction) => call(newsCommandsProcedure, { faction, held: 'not told' })
  return [
    alone('a Limited Command of Non-player Reds', game, call(limitedCommandProcedure, { faction: 'reds' })),
    alone('News of Non-player Reds', game, spending('reds')),
    alone('News of Non-player Reds, kept without a card', kept, spending('reds')),
    alone('News of Non-player Moderates', game, spending('moderates')),
    alone('News of Non-player Moderates, who spend it like the others', byAll, spending('moderates')),
    alone(
      'News of Non-player Moderates, kept without a card',
      { ...byAll, ...kept, readings: { ...byAll.readings, ...kept.readings } },
      spending('moderates'),
    ),
  ]
}

/** The worlds of Non-players. */
export function nonPlayerWorlds(start: Game, phaseTwo: Game): readonly World<Game>[] {
  const news = withOnly(automatic(phaseTwo), {
    Helsinki: {
      cells: cells(1, 1, 1),
      news: { alone: 0, reds: 1, senate: 0, moderates: { active: 1, inactive: 0 } },
    },
  })
  return [
    ...deliberationWorlds(start),
    ...cardWorlds(start, phaseTwo),
    alone('an Event card of Non-players', automatic(start), call(eventCardProcedure, null)),
    alone(
      'an Event card of Non-players, without News after a full Command',
      readAs(automatic(start), { newsAfterFull: 'kept' }),
      call(eventCardProcedure, null),
    ),
    ...newsWorlds(news),
    alone('Setup for Non-players', automatic(emptyGame), call(setupProcedure, null)),
  ]
}
