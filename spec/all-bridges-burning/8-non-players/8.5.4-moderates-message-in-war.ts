/** 8.5.4 Moderates Message (Card #63). @module */

import { exception, first, flag, forbid, note, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { resources } from '../1-introduction/1.5-resources.js'
import { message } from '../3-commands/3.3.2-message.js'
import { publish } from '../4-special-activities/4.3.3-publish.js'
import { FORCES } from '../components/forces.js'
import type { Game, SpaceState } from '../game.js'
import { availableNetworks, cellsIn, newsOf, withCells } from '../pieces.js'
import { section } from '../section.js'
import { SPACES, type Space } from '../vocabulary.js'
import { readingCards } from './8.2-cards.js'
import { lacksNetwork, moderatesRallyCard, personalitySpace } from './8.5.1-moderates-rally.js'
import {
  moderatesMessageCard62 as card62,
  messageCondition,
  moderatesMessageCard62,
  phase,
} from './8.5.3-moderates-message.js'

export const moderatesMessageCard63 = section('moderatesMessageCard63', '8.5.4', 'Moderates Message (Card #63)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.'),
  ifCells: rule('Condition: it applies if five or six Moderates Cells are on the map.'),
  ifNews: rule('Condition: it applies if there is News on the map which a Moderates Cell or nobody has.'),
  upToThree: prohibition('Preliminaries: all priorities together move three Cells at the most.'),
  keepPersonality: prohibition('Preliminaries: none of the last three Cells moves away from the Personality.'),
  keepNetwork: prohibition('Preliminaries: none of the last two Cells moves away from a Network.'),
  keepThree: prohibition(
    'Preliminaries: where three Cells are without a Network yet, none of the last three moves away.',
  ),
  keepThreeIf: exception('Preliminaries: that does not hold if no Network is Available or there is no room for it.', {
    see: ['1.4.3'],
  }),
  loneFirst: rule('Preliminaries: a single Cell with no other Moderates pieces in its space moves first.'),
  otherwiseRandom: rule('Preliminaries: else the Cells that move are random.', { see: ['8.6'] }),
  activeFirst: rule('Preliminaries: in either case an Active Cell moves before Inactive ones.'),

  news: rule('Priority 1: Message brings a News marker to the Personality, or as close to it as possible.'),
  newsRandom: rule('Priority 1: the News marker is a random one.'),

  personality: rule('Priority 2: Message until exactly three Moderates Cells are with the Personality.'),
  networks: rule('Priority 2: then until two Cells are with each Network.'),

  town: rule('Priority 3: Message moves a Cell so that Moderates Cells are in two Towns.'),
  townIf: rule('Priority 3 needs Moderates pieces in a single Town and no other.'),

  three: rule('Priority 4: Message until exactly three Moderates Cells are in one Town.'),
  threeIf: rule('Priority 4 needs an Available Network.'),
  threeNone: rule('Priority 4 leaves out Towns that have a Network.'),
  threeRoom: rule('Priority 4 leaves out Towns that have no room for a Network.', {
    see: ['1.4.3'],
  }),
  threeMost: rule('Nested in priority 4: where there are the most Moderates Cells already goes first.'),

  control: rule('Priority 5: Message to take away Control of any populated spaces.'),
  controlNone: prohibition('Priority 5: no move gives the Reds or the Senate Control of any populated space.'),

  publish: rule('Publish follows.'),
  publishFour: rule('Publish: it needs a gain of four or more Resources.'),
  publishFourNote: note(
    'Four takes two Towns with Moderates, which bring 2, and the Personality or a Network that has an Underground Cell ' +
      'beside it, which brings 2 more.',
  ),
  dialogue: rule('Dialogue is next, as on the card for Negotiate.', { see: ['8.5.2'] }),
})

export const activeMessenger = question('activeMessenger', {
  asks: 'Cells of several spaces could Message for Non-player Moderates: does an Active one of any space go before all Inactive ones?',
  clauses: [
    moderatesMessageCard62.otherwiseRandom,
    moderatesMessageCard62.activeFirst,
    moderatesMessageCard63.otherwiseRandom,
    moderatesMessageCard63.activeFirst,
  ],
  readings: {
    'of any space': 'Yes: chance decides among the Active ones.',
    'of its space': 'No: chance decides on the space, and there an Active one goes first.',
  },
  usual: 'of any space',
  because: 'The words hold for single Cells as well, of which a space has no other to compare it with.',
})

export const messageInPart = question('messageInPart', {
  asks: 'Where the Cells do not suffice for three with the Personality or in a Town, or two at a Network, do any go there?',
  clauses: [
    moderatesMessageCard62.personality,
    moderatesMessageCard62.networks,
    moderatesMessageCard62.three,
    moderatesMessageCard63.personality,
    moderatesMessageCard63.networks,
    moderatesMessageCard63.three,
    readingCards.maximumExtent,
  ],
  readings: {
    'as far as possible': 'Yes, as many as can.',
    'wholly or not at all': 'No: the Message goes elsewhere.',
  },
  usual: 'as far as possible',
  because: '8.2.5 has every priority executed to the maximum extent, so a part of it is better than none.',
})

export const threeInATown = question('threeInATown', {
  asks: 'Three Moderates Cells are in a Town without a Network already: do Non-player Moderates Message to get three to another?',
  clauses: [moderatesMessageCard62.three, moderatesMessageCard63.three, readingCards.maximumExtent],
  readings: {
    'one Town': 'No: what the priority wants is there.',
    'another Town': 'Yes: Cells are to come to a Town, and there is a further one.',
  },
  usual: 'one Town',
  because: 'The priority wants three Cells in a Town, so that a Network can take the place of two; it counts no more.',
})

export const messageNewsAlong = question('messageNewsAlong', {
  asks: 'Does a Cell that Messages for the sake of Cells take along News that it could leave with others?',
  clauses: [message.oneMarker, moderatesMessageCard62.personality, moderatesMessageCard63.personality],
  readings: {
    'leaves it': 'No: only a last Cell takes its News, which would be removed without it.',
    'takes it': 'Yes.',
  },
  usual: 'leaves it',
  because: 'To take News along is a permission, and none but the first priority of card #63 makes use of it.',
})

export const messageSurplus = question('messageSurplus', {
  asks: 'Where more than three Moderates Cells are with the Personality, does the priority for exactly three move some away?',
  clauses: [moderatesMessageCard62.personality, moderatesMessageCard63.personality],
  readings: {
    'they may stay': 'No: it brings Cells there, up to three.',
    'they leave': 'Yes, until three are left, to any space.',
  },
  usual: 'they may stay',
  because: 'Nothing tells where a fourth Cell would go, and later priorities have it to draw on.',
})

export const publishAtTheLimit = question('publishAtTheLimit', {
  asks: 'Do Non-player Moderates Publish for four Resources if their track has room for fewer?',
  clauses: [moderatesMessageCard63.publishFour, publish.perCell, resources.range],
  readings: {
    no: 'No: they would not earn four.',
    yes: 'Yes: four are added for it, whatever there is room for.',
  },
  usual: 'no',
  because: 'What is earned is what they have more than before, and at 30 they have no more.',
})

export const publishFourRequires = question('publishFourRequires', {
  asks: 'Do Non-player Moderates need two Towns to Publish for four Resources, although four can come without any?',
  clauses: [moderatesMessageCard63.publishFour, moderatesMessageCard63.publishFourNote, publish.perCell],
  readings: {
    'four Resources': 'No: four Resources are enough, wherever they come from.',
    'two Towns': 'Yes: without two Towns they do not Publish.',
  },
  usual: 'four Resources',
  because:
    'Two Cells at the Personality and a Network earn four in a Province, so the note is mistaken; and it says itself that it tells what happens in practice.',
  kind: 'slip',
  editorial: 'a play note decides nothing; the sentence above it does',
})

export const randomlyAmong = question('randomlyAmong', {
  asks: 'Is a random Moderates Cell, or a random cube, drawn from all of them, or by its space, or its color?',
  clauses: [
    moderatesRallyCard.newsCubeRandom,
    moderatesMessageCard62.otherwiseRandom,
    moderatesMessageCard63.otherwiseRandom,
  ],
  readings: {
    'by space or color': 'Every space with such Cells, or color, is as likely as another.',
    'by piece': 'Every Cell, or cube, is as likely as another.',
  },
  usual: 'by space or color',
  because: '8.6, to which the cards refer, selects a space.',
  editorial: 'the same choices are possible, and only how likely they are differs',
})

export const moderatesMessage63Condition = first(
  'Non-player Moderates: the condition of Message (#63)',
  view({
    phase,
    cells: range(0, FORCES.cells.moderates, 'how many Moderates Cells are on the map'),
    news: flag(
      'News is on the map that a Moderates Cell holds, or nobody',
      'no News is on the map that a Moderates Cell holds, or nobody',
    ),
    reading: messageCondition,
  }),
  (row) => [
    row(moderatesMessageCard63.ifNews, { news: true, reading: 'in any Phase' }, 'met'),
    row(moderatesMessageCard63.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(moderatesMessageCard63.ifCells, { cells: P.union(5, 6) }, 'met'),
    row(moderatesMessageCard63.ifNews, { news: true }, 'met'),
    row([moderatesMessageCard63.ifCells, moderatesMessageCard63.ifNews], {}, 'not met'),
  ],
)

export const newsByDie = first(
  'Non-player Moderates: which News the die picks (#63)',
  view({
    die: range(0, 6, 'what the die shows; 0 if none was rolled'),
  }),
  (row) => [
    row(moderatesMessageCard63.newsRandom, { die: 0 }, 'either'),
    row(moderatesMessageCard63.newsRandom, { die: P.union(1, 2, 3) }, 'the first'),
    row(moderatesMessageCard63.newsRandom, {}, 'the second'),
  ],
)

export const mayNotLeave = forbid(
  'Non-player Moderates: may not Message away from the space',
  view(
    {
      cells: range(1, FORCES.cells.moderates, 'how many Moderates Cells are there'),
      personality: flag('the Personality is there', 'the Personality is not there'),
      network: flag('a Network is there', 'no Network is there'),
      available: flag('a Network is Available', 'no Network is Available'),
      room: flag('there is room for a Network', 'there is no room for a Network'),
    },
    [
      {
        because: 'Non-players never place a second Network in a space, so there is no room for one',
        when: ({ network, room }) => network && room,
      },
    ],
  ),
  (bar, lift) => [
    bar([card62.keepPersonality, moderatesMessageCard63.keepPersonality], {
      personality: true,
      cells: P.union(1, 2, 3),
    }),
    bar([card62.keepNetwork, moderatesMessageCard63.keepNetwork], { network: true, cells: P.union(1, 2) }),
    bar([card62.keepThree, moderatesMessageCard63.keepThree], { network: false, cells: 3 }),
    lift([card62.keepThreeIf, moderatesMessageCard63.keepThreeIf], { available: false }, [
      card62.keepThree,
      moderatesMessageCard63.keepThree,
    ]),
    lift([card62.keepThreeIf, moderatesMessageCard63.keepThreeIf], { room: false }, [
      card62.keepThree,
      moderatesMessageCard63.keepThree,
    ]),
  ],
)

/** Whether a Moderates Cell can be spared where it is. */
function canLeave(game: Game, space: SpaceState): boolean {
  const { personality, networks } = space
  const cells = cellsIn(space, 'moderates')
  if (cells === 0) return false
  const available = availableNetworks(game) > 0
  return !mayNotLeave.refuses({ cells, personality, network: networks > 0, available, room: lacksNetwork(space) })
}

/** How many of so many Cells of a space could leave it one after another. */
export function spared(game: Game, space: SpaceState, cells: number, stays: (space: SpaceState) => boolean): number {
  if (cells === 0 || !canLeave(game, space) || !stays(space)) return 0
  return 1 + spared(game, withCells(space, 'moderates', { inactive: -1 }), cells - 1, stays)
}

/** The spaces with News that a Moderates Cell has, or nobody. */
export const newsSpaces = ({ spaces }: Game): readonly Space[] =>
  SPACES.filter((name) => spaces[name].news.alone + newsOf(spaces[name], 'moderates') > 0)

/** The spaces with News that could come nearer to the Personality: together, or one after the other as the die has it. */
export function newsSought(game: Game, die: number): readonly (readonly Space[])[] {
  const home = personalitySpace(game)
  const [one, other, ...more] = newsSpaces(game).filter((news) => news !== home)
  if (home === undefined || one === undefined) return []
  if (other === undefined) return [[one]]
  const first = newsByDie.ask({ die })
  if (first === 'either') return [[one, other, ...more]]
  return first === 'the first' ? [[one], [other]] : [[other], [one]]
}
