/** page 7, Teamwork Bonus. @module */

import { among, flag, note, one, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { bagOfGlory } from './5.1-turn-sequence.js'
import { ADVICE, repeats } from './reasons.js'
import { ahead, section } from './section.js'

export const support = section('support', 'page 7, Teamwork Bonus, para 1', 'Teamwork Bonus', {
  token: rule('A player who strengthens a Front, or removes Attacks from it, places a player token there.'),
  onlyOne: prohibition('A player has only one token on a Front.'),
  test: rule('If the Fascist Test is about this Front, and is passed, that player earns 2 Hero points.', {
    status: repeats('page 5, Turn Sequence, step 3'),
  }),
  trigger: rule('A second or third token of another player on the same Front can trigger the Teamwork Bonus.'),
})

export const teamwork = section('teamwork', 'page 7, Teamwork Bonus, para 2', 'Teamwork', {
  bonus: rule(
    'Once a second or third player strengthens the same Front in a turn, that Front gets +1 more, as long as Teamwork is on.',
  ),
  coordinated: note('So players profit from acting together.', { status: ADVICE }),
  notAlone: prohibition('No player triggers it alone.'),
})

export const supportEnds = section('supportEnds', 'page 7, Teamwork Bonus, para 3', 'End of the turn', {
  removed: rule('When a turn ends, all player tokens leave the Fronts.', {
    status: repeats('page 5, Turn Sequence, step 5'),
  }),
})

export const teamworkCrosses = question('teamworkCrosses', {
  asks: 'Who earns a Hero point where only the Teamwork Bonus brings a Front to +1?',
  clauses: [teamwork.bonus, ahead('earning.control')],
  readings: {
    'who triggered it': 'The player whose token triggered it.',
    nobody: 'Nobody: the Bonus did it, and no player.',
  },
  usual: 'who triggered it',
  because: 'The Bonus comes of that player strengthening the Front.',
  kind: 'gap',
})

export const teamworkWithoutToken = question('teamworkWithoutToken', {
  asks: 'Does a second or third player trigger the Teamwork Bonus who has no token left to place?',
  clauses: [support.trigger, teamwork.bonus, bagOfGlory.token],
  readings: {
    no: 'No: it is the token that triggers it.',
    yes: 'Yes: it is enough that they add Strength, and each time that they do.',
  },
  usual: 'no',
  because: 'Tokens show who has strengthened a Front; without one, nobody could tell who is the second.',
  kind: 'gap',
})

export const triggerSupports = question('triggerSupports', {
  asks: 'Does +1 to a Front from a track or a Fascist card count as the support of a player, with a token, Teamwork and Hero points?',
  clauses: [support.token, ahead('ownTriggers.strength'), ahead('earning.control')],
  readings: {
    'of who decides': 'Yes, of the player who decides which Front it is.',
    'of who brought it about': 'Yes, of the player who moved the track; where no player did, of nobody.',
    no: 'No: the track or the card strengthens the Front, and no player does.',
  },
  usual: 'of who decides',
  because: 'Page 9 has that player add the Strength, and who strengthens a Front places a token.',
  kind: 'gap',
})

export const teamworkAdds = one(
  'Teamwork: what it adds',
  view({
    on: flag('the Teamwork Bonus is on', 'the Teamwork Bonus is off'),
    own: flag('the player has a token there already', 'the player has no token there yet'),
    others: range(0, 2, 'tokens of other players on the Front'),
    token: flag('a token of the player can come there', 'the player has no token to place'),
    teamworkWithoutToken,
  }),
  (row) => [
    row(teamwork.bonus, { on: false }, 0),
    row([teamwork.notAlone, support.onlyOne], { on: true, own: true }, 0),
    row([support.trigger, teamwork.notAlone], { on: true, own: false, others: 0 }, 0),
    row([teamwork.bonus, support.trigger], { on: true, own: false, others: P.number.gte(1), token: true }, 1),
    row(
      support.trigger,
      { on: true, own: false, others: P.number.gte(1), token: false, teamworkWithoutToken: 'no' },
      0,
    ),
    row(
      teamwork.bonus,
      { on: true, own: false, others: P.number.gte(1), token: false, teamworkWithoutToken: 'yes' },
      1,
    ),
  ],
)

/** What Strength comes of. */
export const STRENGTH_BY = ['card', 'Fascists', 'track'] as const

export const whoSupports = one(
  'Whose support Strength is',
  view({ by: among(STRENGTH_BY, 'what the Strength comes of'), triggerSupports }),
  (row) => [
    row(support.token, { by: 'card' }, 'who decides'),
    row(support.token, { by: P.not('card'), triggerSupports: 'of who decides' }, 'who decides'),
    row(support.token, { by: 'track', triggerSupports: 'of who brought it about' }, 'who brought it about'),
    row(support.token, { by: 'Fascists', triggerSupports: 'of who brought it about' }, 'nobody'),
    row(support.token, { by: P.not('card'), triggerSupports: 'no' }, 'nobody'),
  ],
)
