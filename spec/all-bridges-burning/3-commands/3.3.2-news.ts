/** 3.3.2 Message: News of Cells that leave or fall. @module */

import { among, first, flag, forbid, one, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'

export const mayNotKeepNews = forbid(
  'Message: may not have the News that is left',
  view(
    {
      keeper: among(['Cell', 'nobody'], 'who could hold it'),
      there: flag('such a Cell is there', 'no such Cell is there'),
      last: flag('the last Cell has left the space'),
      reading: cited.newsLeftBehind,
    },
    [{ because: 'no Cell is where the last has left', when: ({ there, last }) => there && last }],
  ),
  (bar) => [
    bar(cited.message.lastCell, { last: true }),
    bar(cited.message.aloneOrHeld, { keeper: 'Cell', last: false, there: false }),
    bar(cited.message.pickUpWhere, { keeper: 'Cell', last: false, reading: 'nobody' }),
    bar([cited.message.lastCell, cited.message.aloneOrHeld], {
      keeper: 'nobody',
      last: false,
      reading: 'another Cell',
    }),
  ],
)

export const leftWithOthers = first(
  'Message: what the last moving Cell leaves with others',
  view({ limited: flag('the Command is Limited', 'the Command is not Limited'), reading: cited.lastMovingCell }),
  (row) => [
    row(cited.message.limitedOneCell, { limited: true }, 'stays'),
    row(cited.message.lastCell, { reading: 'none else moves' }, 'is removed'),
    row([cited.message.lastCell, cited.stacking.friendlyCell], {}, 'stays'),
  ],
)

export const newsOfFallen = one('Attack: News of the last Cell', view({ reading: cited.newsOfTheFallen }), (row) => [
  row([cited.message.aloneOrHeld, cited.message.changesOwner], { reading: 'removed' }, 0),
  row([cited.message.aloneOrHeld, cited.message.remains], { reading: 'stays alone' }, 1),
])
