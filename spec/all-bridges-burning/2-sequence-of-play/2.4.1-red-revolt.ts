/** 2.4.1 Playing the Red Revolt! Pivotal Event. @module */

import {
  among,
  exception,
  first,
  flag,
  forbid,
  informative,
  note,
  one,
  permission,
  prohibition,
  question,
  readingOf,
  rule,
  view,
} from 'rulewright/book'
import { adjacency } from '../1-introduction/1.2-map.js'
import type { Game } from '../game.js'
import { section } from '../section.js'
import type { Box } from '../vocabulary.js'
import { options } from './2.1-start.js'
import { limitedCommand } from './2.2.4-limited-command.js'
import { takenBoxes, withCylinder } from './2.2.5-eligibility.js'
import { nextCard, propagandaCards } from './2.2.6-next-card.js'
import { phases } from './2.4-phases.js'

export const redRevolt = section('redRevolt', '2.4.1', 'Playing the Red Revolt! Pivotal Event', {
  begins: rule('The Red Revolt begins at the moment when the Pivotal Event is the current Event.'),
  beforeFactions: rule('The steps of the Red Revolt are carried out before any Faction acts.'),
  stepOrder: rule('The four steps of the Red Revolt follow each other in their numbered order.'),
  redsToEvent: rule('First, the Reds cylinder goes to the Event box of the bottom row, as for an Event action.'),
  whateverEligibility: rule(
    'In the Red Revolt the Reds cylinder moves to that Event box whether the Reds were Eligible or not.',
  ),
  redsChoice: permission('Second, the Reds may either clear one Town of the Senate or conduct a free Rally.'),
  clearTownWhere: prohibition('The Town that the Reds clear must hold at least one Reds Cell.'),
  clearTownCells: rule('Clearing a Town removes every Senate Cell in it.'),
  clearTownPrepared: rule('Clearing a Town also removes the Prepared markers that the Senate has there.'),
  freeRally: rule('The Rally of the Red Revolt is free: it costs the Reds no Resources.'),
  rallyLimited: rule('The Rally of the Red Revolt is a Limited Command.'),
  rallyWhere: prohibition('The free Rally takes place in one Town where Reds pieces already stand.'),
  capabilities: rule(
    'Third, the Reds and the Senate place the Capability markers that they have with Cells of their own on the map.',
    { see: ['5.3'] },
  ),
  capabilityOrder: rule('The Reds place their Capability markers before the Senate does.'),
  redsAnywhere: permission('The Reds may choose any of their Cells on the map for their Capability markers.'),
  jaegerVaasa: rule('The Senate must place its Jaeger markers in Vaasa.'),
  jaegerNearest: exception('Without Senate Cells in Vaasa, Jaeger go to the nearest space that has some.'),
  jaegerTie: permission('Among several spaces that are equally near, the Senate player chooses.'),
  senateOthersLine: permission(
    'Other Senate Capability markers may go anywhere on an unbroken chain of adjacent spaces,' +
      ' made up of Vaasa and spaces that hold Senate Cells.',
  ),
  senateOnLine: prohibition('Off that chain no other Capability marker of the Senate is placed.'),
  germanTroops: rule(
    'Fourth, German Troops from Out of Play come to the German Forces box, as many as German Vassalage counts.',
    { see: ['1.9'] },
  ),
  russianLevel: rule('The number of Russian Troops is brought to the current level of Russian Vassalage.', {
    see: ['1.9'],
  }),
  russianRemove: rule(
    'Russian Troops in excess of that level are removed, and chance decides which; the words about one random Town ' +
      'with Reds pieces can be read of them, too.',
  ),
  russianPlace: rule('Russian Troops that fall short of that level are all placed in one Town that has Reds pieces.'),
  russianRandomTown: rule('Which Town with Reds pieces is the one for the Russian Troops is left to chance.'),
  russianAlready: note('A few Russian Troops have stood on the map since the beginning of the game.', {
    see: ['Setup'],
    status: informative('a reminder of the starting pieces of the Setup page'),
  }),
  phaseTwo: rule('After the steps of the Red Revolt Phase II begins.'),
  powersActive: rule('With Phase II the German and the Russian Power become active.', { see: ['3.4'] }),
  moreCommands: permission('From the start of Phase II the Reds and the Senate may use their further Commands.', {
    see: ['3.0'],
  }),
  moreSpecialActivities: permission(
    'From the start of Phase II the Reds and the Senate may use their further Special Activities.',
    {
      see: ['4.0'],
    },
  ),
  aidSheet: note('The Faction aid sheet too lists what becomes available in Phase II.', {
    status: informative('a pointer to a sheet that repeats chapters 3 and 4'),
  }),
  playContinues: rule('After the Red Revolt play goes on in the normal way.'),
  othersAct: permission(
    'After the Red Revolt the Factions still Eligible may take actions, just as on an ordinary Event card.',
  ),
  flipMarker: note('To remember the Phase, turn the Cells on Map marker to its Phase II side.', {
    see: ['1.8'],
    status: informative('an aid to memory'),
  }),
  markerSpot: note('The flipped marker has a spot of its own on the Sequence of Play track.', {
    see: ['2.0'],
    status: informative('an aid to memory; where a marker is kept'),
  }),
  background: note('The Reds of history were badly prepared, and to them the Revolt was a defensive step.', {
    status: informative('background; decides nothing in play'),
  }),
})

export const capabilityPlacing = question('capabilityPlacing', {
  asks: 'Must the Reds and the Senate place their Capability markers in the Red Revolt, or may they keep some?',
  clauses: [redRevolt.capabilities],
  readings: {
    must: 'Every marker that can be placed is placed.',
    may: 'Either side may keep markers in the box.',
  },
  usual: 'must',
  because: 'The step says that they place them; may is said of where, not of whether.',
})

export const closestSpace = question('closestSpace', {
  asks: 'What makes one space closer to Vaasa than another?',
  kind: 'gap',
  clauses: [redRevolt.jaegerNearest, redRevolt.jaegerTie, adjacency.touching],
  readings: {
    'fewer borders': 'Fewer borders lie between.',
    'a shorter way': 'It is less far on the printed map.',
  },
  usual: 'fewer borders',
  because:
    'Adjacency is all that the rules say of how spaces lie to each other, and a tie between candidates is expected.',
  editorial: 'The map has spaces and borders, and no distances besides.',
})

export const newsAfterRevolt = question('newsAfterRevolt', {
  asks: 'May the Reds discard News after the free Limited Command of the Red Revolt?',
  clauses: [limitedCommand.newsDiscard, limitedCommand.newsExtra, redRevolt.rallyLimited],
  readings: {
    no: 'No: the steps of the Revolt go on.',
    yes: 'Yes: an additional Limited Command follows it as any other.',
  },
  usual: 'no',
  because:
    'The Revolt has four steps that follow each other, and what is discarded in them is not among them; 2.2.4 speaks of what a Faction does in its turn.',
  kind: 'gap',
})

export const revoltChoice = question('revoltChoice', {
  asks: 'May the Reds do neither of the two things that the Red Revolt offers them?',
  clauses: [redRevolt.redsChoice],
  readings: {
    'may decline': 'The Reds may do neither.',
    'must choose': 'The Reds must do one of the two, if able.',
  },
  usual: 'may decline',
  because: 'The sentence says may.',
})

export const revoltOrRound = question('revoltOrRound', {
  asks: 'Red Revolt! becomes the current card as a Propaganda card is revealed: which comes first?',
  clauses: [propagandaCards.swap, propagandaCards.swappedPlaysFirst, redRevolt.begins, nextCard.propaganda],
  readings: {
    'the Round': 'The cards change places at once; the Revolt begins when the card comes back after the Round.',
    'the Revolt':
      'The steps of the Revolt come first, for the card is current; after the Round the Factions act on it.',
  },
  usual: 'the Round',
  because: 'The cards are to change places at once, and the card that gave way is the first to be played afterwards.',
  kind: 'contradiction',
})

export const revoltRow = question('revoltRow', {
  asks: 'Does the Reds cylinder in the bottom row fix that row for the others on the card of the Red Revolt?',
  clauses: [redRevolt.redsToEvent, redRevolt.othersAct, options.firstSetsRow],
  readings: {
    'fixes it': 'The others take what is left of the bottom row.',
    'leaves it open': 'The next Faction that acts fixes a row like the first one of any card.',
  },
  usual: 'fixes it',
  because: 'The cylinder moves as for an Event action, and the others act as on a regular card.',
})

const revolt = {
  pivotal: flag('the Pivotal Event is the current card'),
  phase: among([1, 2], 'the Phase'),
} as const

export const revoltBegins = first('Red Revolt: does it begin', view(revolt), (row) => [
  row(phases.pivotalEvent, { phase: 2 }, false),
  row([redRevolt.begins, phases.pivotalEvent], { pivotal: true }, true),
  row(redRevolt.begins, { pivotal: false }, false),
])

export const revoltFirst = first(
  'Red Revolt: before the Propaganda Round',
  view({ ...revolt, reading: revoltOrRound }),
  (row) => [
    row(redRevolt.begins, { pivotal: false }, false),
    row(phases.pivotalEvent, { phase: 2 }, false),
    row([propagandaCards.swap, propagandaCards.swappedPlaysFirst], { reading: 'the Round' }, false),
    row(redRevolt.begins, { reading: 'the Revolt' }, true),
  ],
)

export const mayNotRevolt = forbid(
  'Red Revolt: may not choose the Town',
  view(
    {
      deed: among(['clear', 'rally'], 'what is done'),
      redsCells: flag('Reds Cells are in the Town', 'no Reds Cell is in the Town'),
      redsPieces: flag('Reds pieces are in the Town', 'no Reds piece is in the Town'),
    },
    [{ because: 'Cells are pieces', when: ({ redsCells, redsPieces }) => redsCells && !redsPieces }],
  ),
  (bar) => [
    bar(redRevolt.clearTownWhere, { deed: 'clear', redsCells: false }),
    bar(redRevolt.rallyWhere, { deed: 'rally', redsPieces: false }),
  ],
)

export const newsFollowsRally = one(
  'Red Revolt: does News follow the Rally',
  view({ reading: newsAfterRevolt }),
  (row) => [
    row(redRevolt.stepOrder, { reading: 'no' }, false),
    row([limitedCommand.newsDiscard, redRevolt.rallyLimited], { reading: 'yes' }, true),
  ],
)

export const revoltFixesRow = one(
  'Red Revolt: does the Reds cylinder fix a row',
  view({ reading: revoltRow }),
  (row) => [
    row([redRevolt.redsToEvent, options.firstSetsRow], { reading: 'fixes it' }, true),
    row([redRevolt.redsToEvent, redRevolt.othersAct], { reading: 'leaves it open' }, false),
  ],
)

/** The taken boxes that fix a row: on the Pivotal Event the Reds cylinder, which nobody chose to place, may be none of them. */
export const boxesOfTheRow = (game: Game, pivotal: number): readonly Box[] =>
  game.cards.current === pivotal && !revoltFixesRow.ask({ reading: readingOf(game, revoltRow) })
    ? takenBoxes(withCylinder(game, 'reds', 'aside'))
    : takenBoxes(game)
