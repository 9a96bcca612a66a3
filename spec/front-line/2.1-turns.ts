/** page 2, para 1 Turns to page 2, para 4 Unit Status. @module */
import {
  computed,
  definition,
  flag,
  forbid,
  note,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import type { Game } from './game.js'
import { repeats, SHOWN } from './reasons.js'
import { ahead, section } from './section.js'
import { withStack } from './supply.js'
import type { Player, Supply } from './vocabulary.js'

export const turns = section('turns', 'page 2, para 1', 'Turns', {
  choose: rule('A turn starts with the choice of an available stack, or of a Fallen chit, on the own Items card.'),
  onlyChosen: prohibition('Regular and Mission Actions of the turn use the supply that was chosen, and no other.'),
  fallenOneAction: prohibition('Fallen supply allows one Regular Action and no more.'),
  fallenCache: permission('With the Cache Task it allows two.'),
  used: rule('Chits that an action uses go to the Used Supply area.'),
})

export const endOfTurn = section('endOfTurn', 'page 2, para 2', 'End of a turn', {
  pass: permission('A player may pass.'),
  whenOver: rule('A turn is over where the player passes, or has no chits left and does no Task.'),
  nothingSaved: rule('All chits of the stack are used then: none is saved, not even by a player who passes.'),
  activates: rule('Leadership that was commissioned in the turn becomes active at the end.'),
})

export const sixthTurn = section('sixthTurn', 'page 2, para 3', 'The sixth turn', {
  december: rule('After the sixth turn of December the game ends, and the points are counted.'),
  nextPlayer: rule('After the first five turns of a round the opponent has the next turn.'),
  nextMonth: rule(
    'After the sixth turn of any other month the card is turned to the next month and supply is granted.',
  ),
  sameOrder: rule('The first player stays first in every round.'),
})

export const unitStatus = section('unitStatus', 'page 2, para 4', 'Unit Status', {
  status: definition('A unit on the Battlefield is active or disrupted, as its face shows.', { status: SHOWN }),
  printed: note('An active face shows the Range and four or eight pointers.', { status: SHOWN }),
  activeMay: permission('Active units can Move, Attack, Maneuver and use Opportunity Fire.'),
  crossed: note('The face of a disrupted unit is crossed out in purple.', { status: SHOWN }),
  disruptedOnly: prohibition(
    'A disrupted unit can Regroup, or take part in the Relieve and Rally Tasks, and nothing else.',
  ),
  blitzedEasier: note('Disrupted units are Blitzed more easily.', { status: repeats('page 3, para 9') }),
  noRegular: prohibition('Disrupted units do no Regular Actions.', { status: repeats('page 2, para 4') }),
})

export const passLoses = question('passLoses', {
  asks: 'Is a stack lost by a player who passes before choosing one?',
  clauses: [turns.choose, endOfTurn.pass, endOfTurn.nothingSaved],
  readings: {
    'chooses first': 'A turn starts with the choice; what was chosen is used up by a pass.',
    'loses none': 'A pass without a choice leaves the stacks as they are.',
  },
  usual: 'chooses first',
  because: 'The choice is what a turn starts with, and supply cannot be saved even by a pass.',
})

export const withoutStack = question('withoutStack', {
  asks: 'What of a turn in which no stack is available?',
  clauses: [turns.choose, endOfTurn.whenOver],
  readings: {
    'Tasks only': 'Without supply there are no actions; Tasks can be used all the same.',
    none: 'It is over before anything is done.',
  },
  usual: 'Tasks only',
  because: 'Tasks take no supply, and a turn without chits goes on for as long as a Task is done.',
  kind: 'gap',
})

export const stackReplaced = question('stackReplaced', {
  asks: 'Does a turn go on with the chits that have replaced those of its stack, where the city has fallen or is freed meanwhile?',
  clauses: [turns.onlyChosen, ahead('fall.supply'), ahead('free.unusedChit')],
  readings: {
    'goes on': 'What lies there now is the supply of the turn, and none of it is saved.',
    'is over': 'The supply that was chosen is gone: no more is used, and what lies there now is for a later turn.',
  },
  usual: 'goes on',
  because: 'The chits are swapped where they lie, and the stack that was chosen is the one of that city.',
  kind: 'gap',
})

/** Whether the chits of the stack are other ones now. */
export const replaced = flag(
  'the chits of the stack have been replaced since it was chosen',
  'the chits of the stack are those that were chosen',
)

export const goesOnWithout = one('Turn: no stack can be chosen', view({ withoutStack }), (row) => [
  row(endOfTurn.whenOver, { withoutStack: 'Tasks only' }, true),
  row(turns.choose, { withoutStack: 'none' }, false),
])

export const isUsedUp = one('End of a turn: is the stack used up', view({ replaced, stackReplaced }), (row) => [
  row(endOfTurn.nothingSaved, { replaced: false }, true),
  row(endOfTurn.nothingSaved, { replaced: true, stackReplaced: 'goes on' }, true),
  row(turns.onlyChosen, { replaced: true, stackReplaced: 'is over' }, false),
])

/** A stack of this height is as high as any for these tables. */
export const HIGH = 4

export const mayNotChoose = forbid(
  'may not be the supply of a turn',
  view({ available: range(0, HIGH, 'available chits in the stack') }),
  (bar) => [bar(turns.choose, { available: 0 })],
)

export const withNothingSaved = computed(
  'The end of a turn',
  [endOfTurn.nothingSaved],
  (game: Game, player: Player, supply: Supply): Game => {
    const { chit, available, used } = game.players[player].supply[supply]
    return withStack(game, player, supply, { chit, available: 0, used: used + available })
  },
)
