import { describe, expect, test } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { frontLine } from '../../machines/front-line/book.js'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { talvisota } from '../../machines/talvisota/book.js'
import type { Meaning } from '../../src/ask/meaning.js'
import { understand } from '../../src/ask/understand.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'

/** Lists the names in a meaning: clauses and questions of the text, or a measure. */
const toldBy = (meaning: Meaning): readonly string[] => {
  if (meaning.is === 'action') return [meaning.procedure]
  if (meaning.is === 'quantity') return [meaning.total.name]
  return [...meaning.clauses.map(({ id }) => id), ...meaning.questions.map(({ name }) => name)]
}

/** Questions of people who own the game, each with what answers it, and must be told at once. */
const asked = (title: string, book: unknown, rows: readonly (readonly [sentence: string, answer: string])[]) =>
  describe(title, () => {
    const rules = rulesOf(book as never) as Rules<GameState>
    test.each(rows)('%s', (sentence, answer) => {
      const { meanings } = understand(rules, sentence, { is: 'anywhere' })
      expect(meanings.length).toBe(1)
      expect(meanings.flatMap(toldBy)).toContain(answer)
    })
  })

asked('asked of All Bridges Burning', allBridgesBurning, [
  ['where can defenders retreat to in an attack', 'attack.retreat'],
  ['can a faction use a Special Activity with a free Command from an event', 'specialWithFreeCommand'],
  ['may a Limited Command select two spaces', 'limitedCommand.oneSpace'],
  ['what happens when the attack roll is higher than the strength', 'attack.failure'],
  ['can Terror remove Troops', 'terror.notTroops'],
  ['what happens if the Moderates have not enough Resources to pay the ransom for the Personality', 'terror.ransom'],
  ['what removes cubes from the Political Display', 'terror.cube'],
  ['how many enemy Cells does Activism flip', 'activism.flipPerActive'],
  ['where are Russian troops placed in the Red Revolt', 'redRevolt.russianPlace'],
  ['can resources go above 30', 'resources.range'],
  ['how many German troops are placed in the Red Revolt', 'germansOfTheRevolt'],
  ['if everyone passed who is first in the next card', 'adjustEligibility.passFirst'],
  ['what order do we act in after all pass', 'adjustEligibility.passFirst'],
  ['who wins if several factions meet their victory conditions in the same check', 'ranking.highestFirst'],
  ['who wins when several pass one victory check', 'ranking.highestFirst'],
  ['when does the game end', 'gameEnd.finalRoundEnds'],
  ['In the last Propaganda Round, do we still do the Reset?', 'gameEnd.otherwiseReset'],
  ['if the Reds pass while 27 Cells are on the map does Phase II begin', 'phases.cellsTrigger'],
  ['may the Reds attack a second time in the same Command', 'attack.oncePerTurnNews'],
  ['may the Reds attack twice in the same Command', 'attack.oncePerTurnNews'],
  ['may the Reds attack thrice in the same Command', 'attack.oncePerTurnNews'],
  ['may the Reds attack once more in the same Command', 'attack.oncePerTurnNews'],
  ['can the Senate do two Special Activities in one turn', 'specialActivitiesInGeneral.onlyOne'],
  ['if the Reds pass, how many resources do they get?', 'passing.resource'],
  [
    'how much do the Senate get in the resources phase with Helsinki at active support?',
    'resourcesPhase.senateEarnings',
  ],
  ['does the Personality count for control?', 'control.personalityDenies'],
  ['how many Resources do the Reds have', 'resources'],
  ['How much do three Russian Troops add to the defence of the Reds when Vassalage is 1?', 'attack.russianDefending'],
  ['How much do Russian cells add when Vassalage is 1?', 'attack.russianAttacking'],
  ['How many Terror markers can there be in one Town?', 'stacking.terror'],
  [
    'May the Reds put an Administration in a space where their Rally has just placed Cells?',
    'rally.administrationNoCells',
  ],
])

asked('asked of Front Line', frontLine, [
  ['can a unit maneuver if it has already done an action this turn', 'maneuverAction'],
  ['do water squares count for the distance of a paratroop drop from a city', 'lakeNogo.dropDistance'],
  ['may a unit move two squares', 'move.oneOrTwo'],
  ['how far can tanks shoot', 'Range'],
  ['how many spaces can infantry move', 'Movement'],
  ['how many squares may tanks move', 'Movement'],
  ['how many squares can artillery attack', 'Range'],
  ['how many squares does a Battle Field have', 'theBoard.grid'],
  ['may I use Opportunity Fire on a unit that did a task after its action', 'opportunityFire.tasksSafe'],
  ['may the attacker move in after the defender retreats', 'cardDieRolls.retreatDisplacement'],
  ['what happens to the edge on a roll of 1 when the defender already has it', 'edge.oneHeld'],
  ['what does Rally do to a Blitz', 'rally.blitz'],
  ['can infantry maneuver diagonally', 'maneuver.diagonal'],
  ['may a unit displace into a city', 'displacement.mustEnterCity'],
  ['may I use Cache to raise a stack', 'cache.raise'],
  ['can infantry attack an empty city diagonally', 'cityCorner'],
  ['do I win when I take the enemy capital', 'theGame.capitalWins'],
  ['why do disrupted units not move', 'regularActions.activeUnits'],
  ['does a disrupted unit maneuver', 'maneuver.active'],
  ['does disrupted infantry fly', 'paratroop.set'],
  ['does an Industry that has fallen still score at the end of the game', 'endGamePoints.industry'],
  ['Enemy artillery three squares away missed my artillery, can I shoot back?', 'rally.opportunityFire'],
  ['Who goes first?', 'placement.decider'],
  ['Who goes first in the first round?', 'placement.die'],
  ['may the attacker follow a retreated unit', 'displacement.may'],
])

asked('asked of Land and Freedom', landAndFreedom, [
  ['which player does a Non-player take Hero points from if there is a tie', 'nonPlayerEvents.most'],
  ['who receives Hero points first if there are not enough tokens', 'earning.shortage'],
  ['which bonus does a non-player turn on', 'nonPlayerEvents.bonus'],
  ['what does a non-player play if its deck is empty', 'nonPlayerTurn.topCard'],
  ['who wins a tie of Glory', 'endOfYear3.most'],
  ["where does a Non-player add strength on another player's turn", 'nonPlayerStrength.defeat'],
  ["what is the Communist non-player's priority track without the government", 'Priority track'],
  ['what happens if Madrid is defeated in the middle of a card', 'losing.madrid'],
  ['where does a Non-player add an Attack in a tie between fronts', 'nonPlayerAttacks.tieRound'],
  ['what does the draw a card symbol do', 'symbols.card'],
  ['what does a non-player get instead of drawing cards', 'nonPlayerTurn.noDrawing'],
  ['what does a non-player do when it plays an extra card', 'partsOfATurn.extraCard'],
  ['which bonus does a Non-player choose to turn on from a Fascist card', 'nonPlayerEvents.bonus'],
  ['what does the bonus of a Fascist card do', 'fascistEvent.harm'],
  ['how many fronts must fall to lose the war', 'losing.twoDefeats'],
  ['can a non-player strengthen Madrid when the card does not let it choose Madrid', 'nonPlayerStrength.madrid'],
  ['Can I split my Action Points between two Fronts?', 'actionPoints.undivided'],
  ['what happens when Madrid falls in the turn of a player', 'losing.madrid'],
  ['Do we lose at once if the Northern Front falls to -10?', 'losing.twoDefeats'],
])

asked('asked of the Russian Civil War', russianCivilWar, [
  ['what happens to Central Powers control markers in Tatarstan in the revolution', 'centralLeave.markers'],
  ['does Moscow count as a victory city for the Allies when Russia takes it back', 'victoryCities.notForAllies'],
  ['can the revolution happen a second time', 'onceAGame.once'],
  ['can the revolution happen twice', 'onceAGame.once'],
  ['can the revolution happen thrice', 'onceAGame.once'],
  ['can the revolution happen more than once', 'onceAGame.once'],
  ['can Soviet ships stay in a sea zone with Central Powers units', 'sovietShips.noEnd'],
  ['who takes the turn after the revolution', 'opening.germanyNext'],
  ['which Allied units retreat in the revolution', 'alliesLeave.all'],
  ['can retreating units board an allied transport', 'alliesLeave.transport'],
  ['can the Allies capture Russian territories for themselves', 'economy.capture'],
  ['may Soviet units enter territories controlled by the Central Powers', 'treaty.controlled'],
  ['can the revolution happen in round 5', 'revolution phase'],
  ['how many units fit on a transport when retreating', 'transportRoom'],
  ['how much room does a transport have', 'transportRoom'],
  ['which territories are in Outer Russia', 'treaty.outerRussia'],
  ['can the Soviets buy units', 'republic.purchase'],
  ['if Russia retakes Moscow can there be another revolution', 'onceAGame.notAgain'],
])

asked('asked of Talvisota', talvisota, [
  ['can I use air support in snow', 'environments.snowAir'],
  ['how much morale do the Finns lose if a BLIN attack conquers two spaces', 'sovietMorale.armouredWon'],
  ['how many units do Finnish reinforcements bring', 'finnishSupports.reinforcements'],
  ['what happens if the attacked space has no enemy units', 'undefended'],
  ['what does Soviet artillery support do', 'sovietSupports.artillery'],
  ['how much morale do the Finns lose for Kotka', 'sovietVictory.kotka'],
  ['who is the attacker on the combat table', 'combatResults.sides'],
  ['who wins if both players have the same morale', 'equalMorale'],
  ['how many Combat Strategies can be placed in Lapland', 'commandSheet.lapland'],
  ['how many units does a Finnish counter-attack need', 'finnishStrategies.counterUnits'],
  ['what does Soviet air support do', 'sovietSupports.air'],
  ['from when can the Finns harass', 'harassment.from'],
  ['Can I spread the markers of one turn over several fronts?', 'markerLines'],
  ['How much does snow take away from tanks?', 'environments.snowArmour'],
  ['How much morale does it cost to get a lost tank unit back?', 'reinforcing.others'],
])
