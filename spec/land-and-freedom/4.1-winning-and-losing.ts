/** page 4, Winning and Losing. @module */

import { among, definition, flag, forbid, informative, one, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { repeats } from './reasons.js'
import { ahead, section } from './section.js'

export const years = section('years', 'page 4, Winning and Losing, para 1', 'Winning and Losing', {
  three: rule('The game has 3 Years: 1936-37, 1937-38 and 1938-39.'),
  fourTurns: rule('A Year has 4 turns.'),
  end: rule('Unless the war is lost before, the game ends with Year 3.'),
  allLose: rule('A lost war is lost by everybody.'),
  mostGlory: rule('After a war that is won, most Glory decides who wins.'),
})

export const fronts = section('fronts', 'page 4, Winning and Losing, para 2', 'Fronts', {
  four: definition('The Fronts are Madrid, the Northern, the Aragon and the Southern Front.', {
    status: informative('the list of the Fronts'),
  }),
  negative: definition('A Fascist Attack token on a Front counts -1 for its value.'),
  positive: definition('A Republican Strength token on a Front counts +1 for its value.'),
  defeat: rule('At -10 a Front suffers Defeat, at once.', { see: ['page 8, Defeat on a Front, para 1'] }),
  victory: rule('At +10 a Front achieves Victory, at once.', { see: ['page 8, Victory on a Front, para 1'] }),
})

export const losing = section('losing', 'page 4, Winning and Losing, para 3', 'Losing the war', {
  madrid: rule('Madrid defeated, the war is lost at once.'),
  twoDefeats: rule('Defeat on any two Fronts loses the war at once.'),
  twoWeak: rule('The war is lost if Year 3 ends with two Fronts that are not above 0.'),
})

export const winning = section('winning', 'page 4, Winning and Losing, para 4', 'Winning the war', {
  threeStrong: rule('There is one way to win the war: Year 3 ends with three Fronts above 0.'),
  untilFull: rule('A war that is won is followed by draws from the Bag of Glory, as long as the Glory area has room.'),
  most: rule('The winner of the game is then whoever has most Glory.', { status: repeats('page 4, para 1') }),
  ties: rule('The Initiative player breaks a tie of Glory.'),
  allTies: rule('Whatever else is tied, the Initiative token breaks it, too.'),
})

export const lastTokens = question('lastTokens', {
  asks: 'How many tokens are drawn from the Bag when the war is won?',
  clauses: [winning.untilFull, ahead('endOfYear3.lastFive')],
  readings: {
    five: 'Five, as the end of Year 3 has it.',
    'until it is full': 'As many as the Glory area has free places.',
  },
  usual: 'five',
  because: 'Where the Bid was won with a token, both are the same; page 10 names the number.',
  kind: 'contradiction',
})

export const gloryTie = question('gloryTie', {
  asks: 'Who wins a tie of Glory that the Initiative player breaks?',
  clauses: [winning.ties, winning.allTies],
  readings: {
    'whom they choose': 'One of those that are tied, whom the Initiative player chooses.',
    'the Initiative player first': 'The Initiative player where tied; otherwise whom the Initiative player chooses.',
  },
  usual: 'whom they choose',
  because: 'To break a tie is to decide it; that a Non-player always takes itself is a rule of its own.',
})

/** What becomes of the war when a Front has suffered Defeat, and at the end of Year 3. */
export const WAR = ['goes on', 'lost', 'won'] as const
export type War = (typeof WAR)[number]

export const warAfterDefeat = one(
  'The war after Defeats',
  view(
    {
      madrid: among(['held', 'defeated'], 'Madrid'),
      defeats: range(0, 4, 'Fronts that have suffered Defeat'),
    },
    [
      { because: 'Madrid is one of them', when: ({ madrid, defeats }) => madrid === 'defeated' && defeats === 0 },
      { because: 'the fourth is Madrid', when: ({ madrid, defeats }) => madrid === 'held' && defeats === 4 },
    ],
  ),
  (row) => [
    row(losing.madrid, { madrid: 'defeated' }, 'lost'),
    row(losing.twoDefeats, { madrid: 'held', defeats: P.number.gte(2) }, 'lost'),
    row(years.end, { madrid: 'held', defeats: P.number.lte(1) }, 'goes on'),
  ],
)

export const warAtTheEnd = one(
  'The war at the end of Year 3',
  view({ strong: range(0, 4, 'Fronts at +1 or better') }),
  (row) => [
    row(winning.threeStrong, { strong: P.number.gte(3) }, 'won'),
    row(losing.twoWeak, { strong: P.number.lte(2) }, 'lost'),
  ],
)

export const mayNotWin = forbid(
  'Glory: may not win',
  view(
    {
      most: flag('nobody has more Glory', 'somebody has more Glory'),
      initiative: flag('it is the Initiative player', 'it is not the Initiative player'),
      initiativeTied: flag(
        'the Initiative player has as much as anybody',
        'somebody has more than the Initiative player',
      ),
      gloryTie,
    },
    [
      {
        because: 'the Initiative player is one of them',
        when: ({ most, initiative, initiativeTied }) => initiative && most !== initiativeTied,
      },
    ],
  ),
  (bar) => [
    bar(years.mostGlory, { most: false }),
    bar(winning.ties, { initiative: false, initiativeTied: true, most: true, gloryTie: 'the Initiative player first' }),
  ],
)
