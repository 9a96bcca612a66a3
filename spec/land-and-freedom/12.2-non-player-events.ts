/** page 12, Appendix 3, 2a: the Event of a Non-player's card. @module */

import { among, COMPARED, flag, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { FACES, FACTIONS, TRACKS } from './vocabulary.js'

/** The effects that are of no use to a Non-player. */
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
    effectsElsewhere: cited.effectsElsewhere,
  }),
  (row) => [
    row(cited.nonPlayerEvents.tableau, { effect: 'add a card to the tableau', by: 'card' }, 1),
    row(cited.nonPlayerEvents.tableau, { effect: 'swap a card with the tableau', by: 'card' }, 1),
    row(cited.nonPlayerEvents.trash, { effect: 'return a card from the trash', by: 'card' }, 2),
    row(cited.nonPlayerEvents.blank, { effect: 'remove a Blank marker', by: 'card' }, 3),
    row(
      cited.nonPlayerEvents.tableau,
      {
        effect: P.union('add a card to the tableau', 'swap a card with the tableau'),
        by: P.not('card'),
        effectsElsewhere: 'yes',
      },
      1,
    ),
    row(
      cited.nonPlayerEvents.trash,
      { effect: 'return a card from the trash', by: P.not('card'), effectsElsewhere: 'yes' },
      2,
    ),
    row(
      cited.nonPlayerEvents.blank,
      { effect: 'remove a Blank marker', by: P.not('card'), effectsElsewhere: 'yes' },
      3,
    ),
    row(cited.nonPlayerEvents.effects, { by: P.not('card'), effectsElsewhere: 'no' }, 0),
  ],
)

/** The direction of a track that favors a faction. */
export const wayWanted = one(
  'Which way a faction wants a track',
  view({ faction: among(FACTIONS, 'the faction'), track: among(TRACKS, 'the track') }),
  (row) => [
    row(cited.belonging.anarchists, { faction: 'Anarchists', track: P.union('Liberty', 'Collectivization') }, 'up'),
    row(cited.belonging.communists, { faction: 'Communists', track: 'Soviet Support' }, 'up'),
    row(cited.belonging.communists, { faction: 'Communists', track: 'Government' }, 'down'),
    row(cited.belonging.moderates, { faction: 'Moderates', track: P.union('Foreign Aid', 'Government') }, 'up'),
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
    row(cited.nonPlayerEvents.effects, { possible: false }, 0),
    row(cited.nonPlayerEvents.effects, { possible: true, own: 'up', way: 'up' }, 2),
    row(cited.nonPlayerEvents.effects, { possible: true, own: 'down', way: 'down' }, 2),
    row(cited.nonPlayerEvents.effects, { possible: true, own: 'up', way: 'down' }, 0),
    row(cited.nonPlayerEvents.effects, { possible: true, own: 'down', way: 'up' }, 0),
    row(cited.nonPlayerEvents.effects, { possible: true, own: 'either', against: true }, 1),
    row(cited.nonPlayerEvents.effects, { possible: true, own: 'either', against: false }, 0),
  ],
)

export const libertyOrCollectivization = one(
  'Non-players: Liberty or Collectivization',
  view({
    faction: among(FACTIONS, 'the Non-player'),
    liberty: among(COMPARED, 'Liberty against Collectivization'),
  }),
  (row) => [
    row(cited.nonPlayerEvents.libertiesUp, { faction: 'Anarchists', liberty: 'less' }, 'Liberty up'),
    row(cited.nonPlayerEvents.libertiesUp, { faction: 'Anarchists', liberty: P.not('less') }, 'Collectivization up'),
    row(cited.nonPlayerEvents.libertiesDown, { faction: P.not('Anarchists'), liberty: 'more' }, 'Liberty down'),
    row(
      cited.nonPlayerEvents.libertiesDown,
      { faction: P.not('Anarchists'), liberty: P.not('more') },
      'Collectivization down',
    ),
  ],
)

export const bonusWanted = one(
  'Non-players: which Bonus is turned on',
  view({ teamwork: among(FACES, 'the Teamwork Bonus'), bonusIsOn: cited.bonusIsOn }),
  (row) => [
    row(cited.nonPlayerEvents.bonus, { teamwork: 'off' }, 'Teamwork'),
    row(cited.nonPlayerEvents.bonus, { teamwork: 'on', bonusIsOn: 'Teamwork' }, 'Teamwork'),
    row(cited.nonPlayerEvents.bonus, { teamwork: 'on', bonusIsOn: 'Morale' }, 'Morale'),
  ],
)
