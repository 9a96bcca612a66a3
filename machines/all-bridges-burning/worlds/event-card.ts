/** Small worlds of the Event card. @module */

import { call, type World } from '#kernel'
import type { Components } from '#spec/all-bridges-burning/components/components'
import { revoltBox } from '#spec/all-bridges-burning/components/track'
import type { Game } from '#spec/all-bridges-burning/game'
import {
  eventCardProcedure,
  ownPiecesFirstProcedure,
  transfersFirstProcedure,
} from '#spec/all-bridges-burning/procedures/turn'
import { alone, cells, readAs, whole, withOnly } from './shared.js'

/** The worlds of the Event card. */
export function eventCardWorlds(start: Game, phaseTwo: Game, { deck, track }: Components): readonly World<Game>[] {
  const card = call(eventCardProcedure, null)
  const ineligible: Game = { ...start, cylinders: { reds: 'Ineligible', senate: '1st', moderates: '2nd' } }
  const many = withOnly({ ...start, conscripts: 0 }, { Tampere: { cells: cells(14) }, Vaasa: { cells: cells(0, 13) } })
  const revolt: Game = {
    ...start,
    cards: { ...start.cards, current: deck.pivotal },
    cylinders: { ...start.cylinders, reds: revoltBox(track) },
  }
  return [
    alone('an Event card in Phase I', start, card),
    alone('an Event card with a Faction Ineligible', ineligible, card),
    alone('an Event card with 27 Cells on the map', many, card),
    alone('an Event card with 27 Cells, a Pass being no turn', readAs(many, { doesAPassEndATurn: 'no' }), card),
    alone('an Event card in Phase II with the German Action Phase', phaseTwo, card),
    alone('an Event card in Phase II without the German Action Phase', { ...phaseTwo, cards: start.cards }, card),
    alone(
      'an Event card with transfers before the action',
      readAs(start, { transferBeforeTheChoice: 'at its turn' }),
      card,
    ),
    whole(
      'transfers before the action of the Senate',
      { ...start, resources: { reds: 1, senate: 2, moderates: 1 } },
      call(transfersFirstProcedure, { faction: 'senate' }),
    ),
    alone(
      'a Limited Command, own pieces of the Moderates being taken off for nothing',
      readAs(start, { ownPiecesForNothing: 'for nothing' }),
      call(ownPiecesFirstProcedure, { faction: 'moderates', action: 'Limited Command' }),
    ),
    alone('the Red Revolt card', revolt, card),
    alone(
      'an Event card, only a Special Activity making Ineligible',
      readAs({ ...start, specialActivity: true }, { whoBecomesIneligible: 'special activity' }),
      card,
    ),
    ...wholeCards(start, phaseTwo, deck.pivotal),
  ]
}

/** Whole Event cards on a map with hardly a piece, where one Faction acts and the others are Ineligible or Pass. */
function wholeCards(start: Game, phaseTwo: Game, pivotal: number): readonly World<Game>[] {
  const card = call(eventCardProcedure, null)
  const alike = (reds: number) => ({ reds, senate: 0, moderates: 0 })
  const bare = (game: Game): Game => ({
    ...withOnly(game, { Tampere: { cells: cells(1, 1) } }),
    resources: alike(0),
    cylinders: { reds: '1st', senate: 'Ineligible', moderates: 'Ineligible' },
  })
  const poor = readAs(bare(start), { meansFirst: 'at hand' })
  return [
    whole('a whole Event card, the Reds without a Resource', poor, card),
    whole('a whole Event card, all three without a Resource', { ...poor, cylinders: start.cylinders }, card),
    whole(
      'a whole Event card in Phase II with the German Action Phase, the Reds without a Resource',
      readAs(bare(phaseTwo), { meansFirst: 'at hand' }),
      card,
    ),
    whole(
      'a whole Red Revolt card with the German Action Phase',
      readAs(
        { ...poor, cards: { ...start.cards, current: pivotal }, vassalage: { germany: 0, russia: 0 } },
        { germansInRevolt: 'yes' },
      ),
      card,
    ),
    whole('a whole Event card, the Reds with one Resource', { ...bare(start), resources: alike(1) }, card),
    whole(
      'a whole Event card, only a Special Activity making Ineligible',
      readAs({ ...bare(start), resources: alike(1) }, { whoBecomesIneligible: 'special activity' }),
      card,
    ),
  ]
}
