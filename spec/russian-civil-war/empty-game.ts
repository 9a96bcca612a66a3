/** The game before anything is set up. @module */
import { usualReadings } from 'rulewright/book'
import { questions } from './contents.js'
import { emptyTerritory, emptyZone, forPowers, type Game, type TerritoryState, type ZoneState } from './game.js'
import { TERRITORIES, type Territory, ZONES, type Zone } from './vocabulary.js'

/** The board without any control marker or unit, before the rounds that the model does not play. */
export const emptyGame: Game = {
  readings: usualReadings(questions),
  round: 1,
  moscow: 'never Soviet',
  sovietPlayer: 'nobody',
  contestedThen: [],
  centralThen: [],
  bankOwed: false,
  treasury: forPowers(0),
  territories: Object.fromEntries(TERRITORIES.map((name) => [name, emptyTerritory])) as Record<
    Territory,
    TerritoryState
  >,
  zones: Object.fromEntries(ZONES.map((name) => [name, emptyZone])) as Record<Zone, ZoneState>,
}
