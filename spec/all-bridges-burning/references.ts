/** References whose words share little with where they lead: those that are right, with the reason, and those that lead astray. @module */
import { astray, clausesCalled, type ReferenceNote, rightly } from 'rulewright/book'
import { sections } from './contents.js'

const right = (to: string, because: string, ...ids: readonly string[]) =>
  rightly(to, because, clausesCalled(sections, ids))

const wrong = (to: string, promised: RegExp, because: string, id: string): readonly ReferenceNote[] =>
  clausesCalled(sections, [id]).map((clause) => astray(to, promised, because, clause))

/** References as they are printed, to sections that say nothing of what they promise. */
export const ASTRAY: readonly ReferenceNote[] = [
  wrong('3.4', /landing/i, 'Landing Sites in 3.4', 'map.landingSites'),
  wrong('5.3', /attack|strength/i, 'two Capabilities in an Attack in 5.3', 'stacking.capabilityAttack'),
  wrong('3.2.5', /limited/i, 'a Limited Command of March in 3.2.5', 'freeCommands.marchLimited'),
  wrong('3.1', /limited/i, 'a Limited Command of Activism in 3.1', 'activism.limitedOneOption'),
  wrong(
    '3.1',
    /limited|special/i,
    'no Special Activity with a Limited Command in 3.1',
    'specialActivitiesInGeneral.notWithLimited',
  ),
  wrong('2.2.3', /record|cylinder/i, 'recording steps in 2.2.3', 'nonPlayerOptions.record'),
  wrong('1.5', /give|transfer|own free will/i, 'voluntary transfers in 1.5', 'nonPlayerPriorities.noTransfers'),
  wrong('1.6', /control|senate town/i, 'Senate Control of Towns in 1.6', 'glossary.senateTownPop'),
  wrong('8.6', /option|choice/i, 'options of an Event in 8.6', 'nonPlayerOptions.eventRandom'),
  wrong('8.6', /option|choice/i, 'options of a free action in 8.6', 'freeNonPlayerActions.atRandom'),
].flat()

/** What is said of references, whichever way. */
export const references: readonly ReferenceNote[] = [
  ...ASTRAY,
  right('1.2', 'The board is what the map is printed on.', 'components.board'),
  right('1.2', 'The box is one of what the map has besides spaces.', 'glossary.prisonersOfWar'),
  right('1.3', 'What is said there of a Faction or Power is its color.', 'resources.cylinder', 'glossary.reds'),
  right('1.3', 'Germany and Russia are the Powers that are named there.', 'glossary.power'),
  right('1.4', 'Which pieces there are is shown there by pictures and their names.', 'glossary.cell'),
  right('1.4.1', 'To Activate is to bring about the status that is explained there.', 'glossary.activate'),
  right(
    '1.4.2',
    'A Faction may take back pieces of its own, as the exception there has it.',
    'redsRallyCard.relocateExample',
  ),
  right('1.4.2', 'Where what is Out of Play lies is said there.', 'setup.setAside'),
  right(
    '1.4.3',
    'There is room for a disc as long as Stacking allows another.',
    'redsRallyCard.administrationRoom',
    'moderatesRallyCard.networkRoom',
    'moderatesMessageCard62.keepThreeIf',
    'moderatesMessageCard62.threeRoom',
    'moderatesMessageCard63.keepThreeIf',
    'moderatesMessageCard63.threeRoom',
  ),
  right('1.10', 'The independence of which both speak stands in the design note there.', 'vassalage.meaning'),
  right(
    '2.2',
    'That the cylinders mark the actions taken is what 2.2 calls to record steps.',
    'nonPlayerOptions.cylinders',
    'executingInstructions.recordedAccordingly',
  ),
  right('2.2.2', 'What comes of it is told there.', 'glossary.pass'),
  right('2.2.4', 'The sentence is about a Limited Command, which the clause before names.', 'message.limitedMarkers'),
  right(
    '2.3.1',
    'The last Propaganda Round is the one of which 2.3.1 speaks.',
    'finalVictory.onlyWithoutCheckWin',
    'finalVictory.highestMargin',
  ),
  right(
    '2.4',
    'What a Phase is stands there, and nowhere else.',
    'rally.noMovement',
    'nonPlayerDecks.leaveOutPhase',
    'senateRallyCard54.cellsAmongEnemiesPhase',
  ),
  right('3.2.1', 'Offset is explained there.', 'nonPlayerExceptions.offsetTerror', 'nonPlayerExceptions.offsetLevels'),
  right(
    '3.3.1',
    'The Moderates Offset in the same way.',
    'nonPlayerExceptions.offsetTerror',
    'nonPlayerExceptions.offsetLevels',
  ),
  right('3.2.1', 'Two Cells are replaced there.', 'glossary.replace'),
  right('3.3.1', 'Two Cells are replaced there.', 'glossary.replace'),
  right('4.3.2', 'An enemy Cell is replaced there.', 'glossary.replace'),
  right('3.2.3', 'Terror needs Active Cells of the Faction.', 'senateTerrorCard.ifActiveCell'),
  right('3.2.4', 'The table of modifiers stands there.', 'nonPlayerExceptions.preparedExample'),
  right('3.2.4', 'To Engage or to Retreat is a choice that is given there.', 'nonPlayerPriorities.noRetreat'),
  right('3.2.4', 'How Attackers come by Train is told there.', 'senateAttackCard.attackCloserWithTrain'),
  right('3.2.5', 'Moving forces is what March is for.', 'rally.noMovement'),
  right('3.2.5', 'What Sabotage stops is told there for a March.', 'prepare.orSabotage'),
  right(
    '3.3.2',
    'What News is stands there.',
    'limitedCommand.newsNotFree',
    'attack.news',
    'personality.newsUnderground',
    'glossary.news',
  ),
  right('3.3.3', 'Negotiate needs Underground Cells in the space.', 'moderatesNegotiateCard.enemiesUnderground'),
  right('4.2.3', 'Sabotage is placed by Prepare.', 'borders.sabotage', 'glossary.sabotage'),
  right('5.0', 'The note names an Event card.', 'publish.meaning'),
  right('5.1', 'That an Event can change other rules is said there.', 'freeCommands.eventText'),
  right(
    '6.4',
    'In a Propaganda Round it is the Support Phase in which Factions Agitate.',
    'agitationCost.inPropagandaRound',
  ),
  right('6.5', 'Prisoners are let go in the Reset Phase.', 'glossary.prisonersOfWar'),
  right('7.3', 'The margins stand there.', 'finalPropaganda.victoryBy', 'glossary.victoryMargin'),
  right('8.0', 'The Solitaire system is that of Non-players.', 'components.solitaireCards'),
  right('8.1.7', 'It is the section of general priorities.', 'nonPlayerOptions.eventLeftPriorities'),
  right('8.2.1', 'The Phase is part of the condition of a card.', 'nonPlayerDecks.leaveOutPhase'),
  right('8.2.5', 'Both sorts are explained there.', 'glossary.nestedPriority', 'glossary.sequentialPriority'),
  right('8.3', 'It is named as the place of the full text.', 'nonPlayerCards.fullText'),
  right('8.4', 'It is named as the place of the full text.', 'nonPlayerCards.fullText'),
  right('8.5', 'It is named as the place of the full text.', 'nonPlayerCards.fullText'),
  right('Setup', 'Where the first Russian Troops stand is told there.', 'redRevolt.russianAlready'),
]
