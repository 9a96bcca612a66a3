/** 4.3.3 Publish. @module */

import {
  example,
  flag,
  forbid,
  informative,
  note,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  sum,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { personalityAndPrepared } from '../1-introduction/1.4.2-availability.js'
import { commandsInGeneral } from '../3-commands/3.1-commands.js'
import { negotiate } from '../3-commands/3.3.3-negotiate.js'
import { BACKGROUND } from '../reasons.js'
import { ahead, section } from '../section.js'
import { dialogue } from './4.3.2-dialogue.js'

export const publish = section('publish', '4.3.3', 'Publish', {
  purpose: rule('Publish earns the Moderates Resources.', {
    status: informative('an overview; the clauses on Towns and Cells decide'),
  }),
  notWithRally: prohibition('Publish does not go with Rally.', { see: ['3.3.1'] }),
  notWithNegotiate: prohibition('Publish does not go with Negotiate.', { see: ['3.3.3'] }),
  upToTwo: prohibition('No more than two spaces are selected.'),
  populated: prohibition('A selected space has a Population of one or more.'),
  withModerates: prohibition('A selected space holds a piece of the Moderates, of whatever type.'),
  perTown: rule('Every Town among the selected spaces brings one Resource.'),
  underground: prohibition('Publish Activates only Cells that are Underground.'),
  whereDesired: permission('In which of the selected spaces Cells are Activated is as the Moderates wish.'),
  forPersonality: permission('Where the Personality is, one Underground Cell may be Activated on its account.'),
  forNetworks: permission('Where Networks are, one or two, one Underground Cell may be Activated on their account.'),
  noFurther: prohibition('No Cell of a space is Activated beyond one for the Personality and one for Networks there.'),
  perCell: rule('Every Cell that is Activated brings two Resources.'),
  helsinkiAndTampere: example(
    'With the Personality, a Network and two Cells in Helsinki, and a Network and a Cell in Tampere, the Towns bring ' +
      '2 Resources and the three Cells, two in Helsinki and one in Tampere, bring 6: 8 in all.',
  ),
  meaning: note('Publish stands for the writings of the Moderates, from newspaper columns to proposals of truce.', {
    see: ['5.0'],
    status: BACKGROUND,
  }),
})

export const activateTheActive = question('activateTheActive', {
  asks: 'Can an action Activate a Cell that is Active already?',
  clauses: [ahead('glossary.activate'), negotiate.activate, dialogue.activate, publish.underground],
  readings: {
    no: 'No: to let a Cell stay Active does nothing that an action asks for.',
    yes: 'Yes: the Index has a Cell that stays Active count as Activated.',
  },
  usual: 'no',
  because: 'The sections name an Inactive or an Underground Cell wherever one is to be Activated.',
  editorial:
    'Where a section asks for an Underground or Inactive Cell, an Active one will not do, whatever the word means.',
})

export const mayNotPublish = forbid(
  'Publish: may not select the space',
  view({
    populated: flag('the space has Population', 'the space has no Population'),
    piece: flag('a piece of the Moderates is there', 'no piece of the Moderates is there'),
    selected: flag('the space has been selected before', 'the space has not been selected before'),
    spaces: range(0, 2, 'spaces selected before'),
  }),
  (bar) => [
    bar(publish.populated, { populated: false }),
    bar(publish.withModerates, { piece: false }),
    bar(commandsInGeneral.onceEach, { selected: true }),
    bar(publish.upToTwo, { spaces: 2 }),
  ],
)

export const publishedIn = one(
  'Publish: Resources of a space',
  view({ town: flag('the space is a Town', 'the space is no Town') }),
  (row) => [row(publish.perTown, { town: true }, 1), row(publish.perTown, { town: false }, 0)],
)

export const publishers = sum(
  'Publish: Cells that may be Activated',
  view({
    personality: flag('the Personality is there', 'the Personality is not there'),
    networks: range(0, 2, 'Networks in the space'),
  }),
  (row) => [
    row([publish.forPersonality, personalityAndPrepared.personalityUse], { personality: true }, 1),
    row(publish.forNetworks, { networks: P.union(1, 2) }, 1),
  ],
)

export const mayNotActivateToPublish = forbid(
  'Publish: may not Activate the Cell',
  view({
    underground: flag('such an Underground Cell is there', 'no such Underground Cell is there'),
    allowed: flag(
      'the Personality or the Networks allow another Cell',
      'the Personality or the Networks allow no other Cell',
    ),
  }),
  (bar) => [bar(publish.underground, { underground: false }), bar(publish.noFurther, { allowed: false })],
)
