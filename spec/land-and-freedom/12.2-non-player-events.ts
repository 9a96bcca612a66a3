/** page 12, Appendix 3, 2a: the Event of a Non-player's card. @module */

import { among, COMPARED, flag, note, one, question, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { belonging } from './9.1-tracks-and-triggers.js'
import { POINTER } from './reasons.js'
import { section } from './section.js'
import { FACES, FACTIONS, TRACKS } from './vocabulary.js'

export const nonPlayerEvents = section('nonPlayerEvents', 'page 12, Appendix 3, 2a', 'Event', {
  always: rule('It is always the Event for which a Non-player plays a card.'),
  discarded: rule('Once played, the card is discarded, not trashed.'),
  effects: rule('What an effect leaves to the Non-player, the rules that follow decide.'),
  fronts: note('Rule 3 tells which Front gets Strength, and rule 4 which one is Attacked.', { status: POINTER }),
  libertiesDown: rule(
    'Of Liberty and Collectivization, Communists and Moderates reduce the one that stands higher, or Collectivization if they are equal.',
  ),
  libertiesUp: rule('Anarchists increase the one that stands lower, or Collectivization if they are equal.'),
  cards: rule('For cards to draw the Non-player gains as many Hero points.'),
  tableau: rule('For a card that it would add to its tableau, or swap with it, it gains a Hero point.'),
  trash: rule('For a card that would return from the trash it gains 2 Hero points.'),
  blank: rule('For a Blank marker that it would remove it gains 3 Hero points.'),
  bonus: rule('Of the Bonuses, Teamwork is the first that it turns on.'),
  most: rule('It takes Hero points from the faction that has more of them.'),
  initiative: rule('If both have as many, it takes them from the faction with the Initiative.'),
  last: rule('If both have as many and it has the Initiative itself, it takes them from the faction that plays last.'),
})

export const effectsElsewhere = question('effectsElsewhere', {
  asks: 'Do the rules for the Event of a Non-player hold for effects of Fascist cards and tracks, too?',
  clauses: [nonPlayerEvents.effects, nonPlayerEvents.trash, nonPlayerEvents.blank],
  readings: {
    yes: 'Yes, wherever a Non-player has to decide, or to receive, such a thing.',
    no: 'No: elsewhere chance decides for it, and what needs a tableau, a trash or a player brings it nothing; cards to draw always bring Hero points.',
  },
  usual: 'yes',
  because: 'Nothing else is said for those, and no card is ever drawn by a Non-player.',
  kind: 'gap',
})

export const bonusIsOn = question('bonusIsOn', {
  asks: 'Which Bonus does a Non-player turn on where either is meant and Teamwork is on already?',
  clauses: [nonPlayerEvents.bonus],
  readings: {
    Morale: 'Morale: Teamwork cannot be turned on again.',
    Teamwork: 'Teamwork all the same, and so nothing changes.',
  },
  usual: 'Morale',
  because: 'Teamwork is a first choice, so there is a second one.',
})

export const otherMoves = question('otherMoves', {
  asks: 'How does a Non-player decide which track moves, or which way, where no rule says it?',
  clauses: [nonPlayerEvents.effects, belonging.anarchists, belonging.communists, belonging.moderates],
  readings: {
    'as it wants them':
      'Its own track, the way it wants it; else the track of another one against their wish; else by chance.',
    'by chance': 'By chance.',
  },
  usual: 'as it wants them',
  because: 'Page 9 tells which way each faction wants its tracks, and rule 5 moves them so.',
  kind: 'gap',
})

/** What can be done to a Non-player that it has no use for. */
export const USELESS = [
  'add a card to the tableau',
  'swap a card with the tableau',
  'return a card from the trash',
  'remove a Blank marker',
] as const

export const heroPointsInstead = one(
  'Non-players: Hero points instead',
  view({
    effect: among(USELESS, 'the effect'),
    by: among(['card', 'Fascists', 'track'], 'what it stands on'),
    effectsElsewhere,
  }),
  (row) => [
    row(nonPlayerEvents.tableau, { effect: 'add a card to the tableau', by: 'card' }, 1),
    row(nonPlayerEvents.tableau, { effect: 'swap a card with the tableau', by: 'card' }, 1),
    row(nonPlayerEvents.trash, { effect: 'return a card from the trash', by: 'card' }, 2),
    row(nonPlayerEvents.blank, { effect: 'remove a Blank marker', by: 'card' }, 3),
    row(
      nonPlayerEvents.tableau,
      {
        effect: P.union('add a card to the tableau', 'swap a card with the tableau'),
        by: P.not('card'),
        effectsElsewhere: 'yes',
      },
      1,
    ),
    row(
      nonPlayerEvents.trash,
      { effect: 'return a card from the trash', by: P.not('card'), effectsElsewhere: 'yes' },
      2,
    ),
    row(nonPlayerEvents.blank, { effect: 'remove a Blank marker', by: P.not('card'), effectsElsewhere: 'yes' }, 3),
    row(nonPlayerEvents.effects, { by: P.not('card'), effectsElsewhere: 'no' }, 0),
  ],
)

/** Which way a faction wants a track. */
export const wayWanted = one(
  'Which way a faction wants a track',
  view({ faction: among(FACTIONS, 'the faction'), track: among(TRACKS, 'the track') }),
  (row) => [
    row(belonging.anarchists, { faction: 'Anarchists', track: P.union('Liberty', 'Collectivization') }, 'up'),
    row(belonging.communists, { faction: 'Communists', track: 'Soviet Support' }, 'up'),
    row(belonging.communists, { faction: 'Communists', track: 'Government' }, 'down'),
    row(belonging.moderates, { faction: 'Moderates', track: P.union('Foreign Aid', 'Government') }, 'up'),
    row([], { faction: 'Anarchists', track: P.union('Government', 'Soviet Support', 'Foreign Aid') }, 'either'),
    row([], { faction: 'Communists', track: P.union('Liberty', 'Collectivization', 'Foreign Aid') }, 'either'),
    row([], { faction: 'Moderates', track: P.union('Liberty', 'Collectivization', 'Soviet Support') }, 'either'),
  ],
)

/** The more, the better. */
export const stepWanted = one(
  'Non-players: how much a step of a track is wanted',
  view({
    own: among(['up', 'down', 'either'], 'the way that the Non-player wants the track'),
    against: flag('another faction wants the track the other way', 'no other faction wants it the other way'),
    way: among(['up', 'down'], 'the way of the step'),
    possible: flag('the step can be made', 'the step cannot be made'),
  }),
  (row) => [
    row(nonPlayerEvents.effects, { possible: false }, 0),
    row(nonPlayerEvents.effects, { possible: true, own: 'up', way: 'up' }, 2),
    row(nonPlayerEvents.effects, { possible: true, own: 'down', way: 'down' }, 2),
    row(nonPlayerEvents.effects, { possible: true, own: 'up', way: 'down' }, 0),
    row(nonPlayerEvents.effects, { possible: true, own: 'down', way: 'up' }, 0),
    row(nonPlayerEvents.effects, { possible: true, own: 'either', against: true }, 1),
    row(nonPlayerEvents.effects, { possible: true, own: 'either', against: false }, 0),
  ],
)

export const libertyOrCollectivization = one(
  'Non-players: Liberty or Collectivization',
  view({
    faction: among(FACTIONS, 'the Non-player'),
    liberty: among(COMPARED, 'Liberty against Collectivization'),
  }),
  (row) => [
    row(nonPlayerEvents.libertiesUp, { faction: 'Anarchists', liberty: 'less' }, 'Liberty up'),
    row(nonPlayerEvents.libertiesUp, { faction: 'Anarchists', liberty: P.not('less') }, 'Collectivization up'),
    row(nonPlayerEvents.libertiesDown, { faction: P.not('Anarchists'), liberty: 'more' }, 'Liberty down'),
    row(
      nonPlayerEvents.libertiesDown,
      { faction: P.not('Anarchists'), liberty: P.not('more') },
      'Collectivization down',
    ),
  ],
)

export const bonusWanted = one(
  'Non-players: which Bonus is turned on',
  view({ teamwork: among(FACES, 'the Teamwork Bonus'), bonusIsOn }),
  (row) => [
    row(nonPlayerEvents.bonus, { teamwork: 'off' }, 'Teamwork'),
    row(nonPlayerEvents.bonus, { teamwork: 'on', bonusIsOn: 'Teamwork' }, 'Teamwork'),
    row(nonPlayerEvents.bonus, { teamwork: 'on', bonusIsOn: 'Morale' }, 'Morale'),
  ],
)
