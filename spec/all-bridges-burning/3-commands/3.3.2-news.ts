/** 3.3.2 Message: News of Cells that leave or fall. @module */
import { among, first, flag, forbid, one, question, view } from 'rulewright/book'
import { stacking } from '../1-introduction/1.4.2-availability.js'
import { attack } from './3.2.4-attack.js'
import { message } from './3.3.2-message.js'

export const lastMovingCell = question('lastMovingCell', {
  asks: 'Must the Personality or News go with the Cell that leaves no other behind, or with the last one that moves out?',
  clauses: [message.lastCell, message.oneMarker, stacking.friendlyCell],
  readings: {
    'none is left': 'With a Cell of the Moderates after which none of theirs is left in the space.',
    'none else moves':
      'With the last Cell that moves out of the space in a full Message, though others stay: what it leaves with them is removed.',
  },
  usual: 'none is left',
  because:
    'Elsewhere the markers ask for a friendly Cell only, whichever it is; and one moving Cell may go without them.',
})

export const newsLeftBehind = question('newsLeftBehind', {
  asks: 'Who has the News that a Messaging Cell leaves in a space with other Moderates Cells?',
  clauses: [message.oneMarker, message.lastCell, message.pickUpWhere, message.aloneOrHeld],
  readings: {
    'another Cell': 'Another Moderates Cell of the space takes it; it is removed if none of them can.',
    nobody: 'The News stands by itself.',
  },
  usual: 'another Cell',
  because: 'Only the last Cell to leave must take it along, so until then it belongs with the Cells that are left.',
})

export const newsOfTheFallen = question('newsOfTheFallen', {
  asks: 'What becomes of News of the Reds or the Senate when an Attack removes their last Cell in the space?',
  kind: 'gap',
  clauses: [message.aloneOrHeld, message.changesOwner, message.remains, attack.engagement, attack.attritionThree],
  readings: {
    removed: 'It is removed with the Cell.',
    'stays alone': 'It stays in the space on its own.',
  },
  usual: 'removed',
  because: 'News is coupled with a Cell, and only Terror has it change owners.',
})

export const mayNotKeepNews = forbid(
  'Message: may not have the News that is left',
  view(
    {
      keeper: among(['Cell', 'nobody'], 'who could hold it'),
      there: flag('such a Cell is there', 'no such Cell is there'),
      last: flag('the last Cell has left the space'),
      reading: newsLeftBehind,
    },
    [{ because: 'no Cell is where the last has left', when: ({ there, last }) => there && last }],
  ),
  (bar) => [
    bar(message.lastCell, { last: true }),
    bar(message.aloneOrHeld, { keeper: 'Cell', last: false, there: false }),
    bar(message.pickUpWhere, { keeper: 'Cell', last: false, reading: 'nobody' }),
    bar([message.lastCell, message.aloneOrHeld], { keeper: 'nobody', last: false, reading: 'another Cell' }),
  ],
)

export const leftWithOthers = first(
  'Message: what the last moving Cell leaves with others',
  view({ limited: flag('the Command is Limited', 'the Command is not Limited'), reading: lastMovingCell }),
  (row) => [
    row(message.limitedOneCell, { limited: true }, 'stays'),
    row(message.lastCell, { reading: 'none else moves' }, 'is removed'),
    row([message.lastCell, stacking.friendlyCell], {}, 'stays'),
  ],
)

export const newsOfFallen = one('Attack: News of the last Cell', view({ reading: newsOfTheFallen }), (row) => [
  row([message.aloneOrHeld, message.changesOwner], { reading: 'removed' }, 0),
  row([message.aloneOrHeld, message.remains], { reading: 'stays alone' }, 1),
])
