/**
 * The place of the Soviet turn.
 *
 * @module
 */
import { first } from '../../../src/kernel/table.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { civilWar } from '../clauses/civil-war.js'
import { opening } from '../clauses/opening.js'
import { sovietPower } from '../clauses/revolution-phase.js'
import { republic } from '../clauses/soviet-republic.js'
import { firstSovietTurn } from '../questions/first-soviet-turn.js'

/** Whose turn has ended: the Soviets may have had one out of their place. */
export const ENDED = ['Russia', 'USA', 'Soviet Russia', 'Soviet Russia, at once', 'another power'] as const

/** Who is next after a turn. */
export const nextTurn = first(
  'Turns: who is next',
  view(
    {
      after: among(ENDED, 'whose turn has ended'),
      soviets: flag('the Soviets are in the game', 'the Soviets are not in the game'),
      revolution: flag('the turn has brought the Revolution', 'the turn has not brought the Revolution'),
      firstSovietTurn,
    },
    [
      {
        because: 'the Revolution comes in a turn of Russia, and brings the Soviets',
        when: ({ after, soviets, revolution }) => revolution && (after !== 'Russia' || !soviets),
      },
      {
        because: 'without Soviets there is no Soviet turn',
        when: ({ after, soviets }) => after.startsWith('Soviet') && !soviets,
      },
    ],
  ),
  (row) => [
    row(
      [civilWar.begins, republic.turnPlace],
      { revolution: true, firstSovietTurn: 'at once' },
      'Soviet Russia, at once',
    ),
    row(opening.germanyNext, { revolution: true }, 'the next power'),
    row(opening.germanyNext, { after: 'Soviet Russia, at once' }, 'the next power'),
    row(republic.turnPlace, { after: 'USA', soviets: true }, 'Soviet Russia'),
    row(sovietPower.introduced, { after: 'USA', soviets: false }, 'the end of the round'),
    row(republic.turnPlace, { after: 'Soviet Russia' }, 'the end of the round'),
    row(republic.turnPlace, {}, 'the next power'),
  ],
)
