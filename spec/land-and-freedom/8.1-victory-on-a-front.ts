/** page 8, Victory on a Front. @module */

import { among, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { DECIDED, FRONTS, type Front } from './vocabulary.js'

/** The possible fates of a Front. */
export const FATES = ['open', 'victorious', 'defeated'] as const
export type Fate = (typeof FATES)[number]

export const fateOfFront = one(
  'What has become of a Front',
  view({ value: range(-DECIDED, DECIDED, 'the value') }),
  (row) => [
    row(cited.fronts.victory, { value: DECIDED }, 'victorious'),
    row(cited.fronts.defeat, { value: -DECIDED }, 'defeated'),
    row([cited.fronts.negative, cited.fronts.positive], { value: P.number.between(1 - DECIDED, DECIDED - 1) }, 'open'),
  ],
)

export const whereAnAttackFalls = one(
  'Where an Attack falls',
  view({ fate: among(FATES, 'the Front that it is on') }),
  (row) => [
    row(cited.fascistEvent.attacks, { fate: 'open' }, 'there'),
    row(cited.victory.attacksElsewhere, { fate: 'victorious' }, 'chosen'),
    row(cited.defeatEffects.attacksElsewhere, { fate: 'defeated' }, 'closest to Defeat'),
  ],
)

export const saysWhere = one(
  'An Attack on a victorious Front: who says where it falls',
  view({ ofCard: flag('a player card brings it', 'no player card brings it'), cardAttacks: cited.cardAttacks }),
  (row) => [
    row(cited.victory.attacksElsewhere, { ofCard: false }, 'the Initiative player'),
    row(cited.victory.cardsElsewhere, { ofCard: true, cardAttacks: 'who plays the card' }, 'who plays the card'),
    row(
      cited.victory.attacksElsewhere,
      { ofCard: true, cardAttacks: 'the Initiative player' },
      'the Initiative player',
    ),
  ],
)

/** The ways in which words can mean a Front. */
export const WORDS = ['its name', 'being closest'] as const

export const staysWith = one(
  'Attacks: where those go that come after the first',
  view({ words: among(WORDS, 'by what the Front is meant'), closestEach: cited.closestEach }),
  (row) => [
    row(cited.fascistEvent.letters, { words: 'its name' }, 'the same Front'),
    row(cited.fascistEvent.closest, { words: 'being closest', closestEach: 'once' }, 'the same Front'),
    row(cited.fascistEvent.closest, { words: 'being closest', closestEach: 'each' }, 'the Front that is closest then'),
  ],
)

/** Why a Front is meant by what is done to one. */
export const MEANT = ['named', 'redirected', 'chosen', 'closest', 'not meant'] as const

/** True if words leave a choice of several named Fronts, but not of all Fronts. */
export const namesSome = (fronts: readonly string[]): boolean => fronts.length > 1 && fronts.length < FRONTS.length

export const mayNotAttack = forbid(
  'Attack: may not fall on the Front',
  view({
    fate: among(FATES, 'the Front'),
    meant: among(MEANT, 'what the Attack means by this Front'),
    attackOnDefeated: cited.attackOnDefeated,
  }),
  (bar) => [
    bar(cited.victory.neverDamaged, { fate: 'victorious', meant: P.not('redirected') }),
    bar(cited.defeatEffects.attacksElsewhere, { fate: 'defeated', meant: P.union('named', 'closest', 'not meant') }),
    bar(cited.defeatEffects.attacksElsewhere, { fate: 'defeated', meant: 'chosen', attackOnDefeated: 'no' }),
    bar(cited.fascistEvent.letters, { fate: P.union('open', 'defeated'), meant: 'not meant' }),
  ],
)

/** Returns the fate of a Front. */
export const fateOf = ({ fronts: values }: Pick<Game, 'fronts'>, front: Front): Fate =>
  fateOfFront.ask({ value: values[front] })
