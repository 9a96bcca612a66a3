/** page 4, Initiative. @module */

import { measure, note, one, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import type { Game } from './game.js'
import { ADVICE, POINTER, repeats } from './reasons.js'
import { ahead, section } from './section.js'
import { type Faction, HIGHEST } from './vocabulary.js'

export const initiative = section('initiative', 'page 4, Initiative', 'Initiative', {
  always: rule('Always there is one player, and only one, who has the Initiative token.'),
  first: rule('Who has it goes first.', { status: repeats('page 5, Turn Sequence, step 2') }),
  ties: rule('Who has it breaks all ties.', { status: repeats('page 4, Winning and Losing') }),
  token: rule('Whenever a turn or a Year ends, it lets its holder put a token into the Bag.', {
    status: repeats('page 5, Turn Sequence, and page 10, End of the Year'),
  }),
  odds: note('Tokens in the Bag make it likelier to win, if the war is won.', { status: ADVICE }),
  anarchists: rule('The Anarchists hold it as long as neither Liberty nor Collectivization is below 6.'),
  government: rule('While Liberty or Collectivization is below 6, the player who controls the Government holds it.'),
  moderates: note('So the Moderates have it at first, for the Government is theirs.', {
    status: repeats('page 3, Setup, step 7'),
  }),
  atOnce: rule('It changes hands as soon as one of these tracks has moved far enough.', {
    see: ['page 9, Tracks and Triggers, para 5'],
  }),
  more: note('More stands with the tracks.', { status: POINTER }),
})

/** Who controls the Government: on which side of the center it stands. */
export const controller = one(
  'Who controls the Government',
  view({ government: range(0, HIGHEST, 'the space of the Government') }),
  (row) => [
    row([ahead('government.center'), ahead('belonging.communists')], { government: P.number.lte(5) }, 'Communists'),
    row([ahead('government.center'), ahead('belonging.moderates')], { government: P.number.gte(6) }, 'Moderates'),
  ],
)

export const holder = one(
  'Who has the Initiative',
  view({
    liberty: range(0, HIGHEST, 'the space of Liberty'),
    collectivization: range(0, HIGHEST, 'the space of Collectivization'),
    government: range(0, HIGHEST, 'the space of the Government'),
  }),
  (row) => [
    row(initiative.anarchists, { liberty: P.number.gte(6), collectivization: P.number.gte(6) }, 'Anarchists'),
    row(initiative.government, { liberty: P.number.lte(5), government: P.number.lte(5) }, 'Communists'),
    row(initiative.government, { liberty: P.number.lte(5), government: P.number.gte(6) }, 'Moderates'),
    row(
      initiative.government,
      { liberty: P.number.gte(6), collectivization: P.number.lte(5), government: P.number.lte(5) },
      'Communists',
    ),
    row(
      initiative.government,
      { liberty: P.number.gte(6), collectivization: P.number.lte(5), government: P.number.gte(6) },
      'Moderates',
    ),
  ],
)

type Tracked = Pick<Game, 'tracks'>

export const controls = measure(
  'Controls the Government',
  [initiative.government],
  {},
  ({ tracks }: Tracked): Faction => controller.ask({ government: tracks.Government }),
)

export const holdsInitiative = measure(
  'Initiative',
  [initiative.always, initiative.atOnce],
  {},
  ({ tracks }: Tracked): Faction =>
    holder.ask({
      liberty: tracks.Liberty,
      collectivization: tracks.Collectivization,
      government: tracks.Government,
    }),
)

/** Who has the Initiative now. */
export const initiativeOf = (game: Tracked): Faction => holdsInitiative.compute(game, {})
/** Who controls the Government now. */
export const governmentOf = (game: Tracked): Faction => controls.compute(game, {})
