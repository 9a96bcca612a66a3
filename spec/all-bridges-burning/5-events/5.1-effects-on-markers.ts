/** 5.1 Executing Events: effects on levels, markers and tracks. @module */

import { among, COMPARED, first, flag, forbid, one, question, range, view } from 'rulewright/book'
import { isMatching, P } from 'ts-pattern'
import { borders } from '../1-introduction/1.2-map.js'
import { stacking } from '../1-introduction/1.4.2-availability.js'
import { resources } from '../1-introduction/1.5-resources.js'
import { support } from '../1-introduction/1.6-support.js'
import { resolvingIssues } from '../1-introduction/1.11-political-display.js'
import { message } from '../3-commands/3.3.2-message.js'
import { cubesWithoutAnIssue } from '../3-commands/3.3.4-politics.js'
import { FORCES } from '../components/forces.js'
import { MARKERS } from '../events/marker-effects.js'
import { ahead } from '../section.js'
import { LEVELS } from '../vocabulary.js'
import { executingEvents, notWeighed, selectionsForMost } from './5.1-events.js'

export const newsByEvent = question('newsByEvent', {
  asks: 'When an Event removes a Moderates Cell with News, may the Moderates first pass the News to another own Cell there?',
  clauses: [message.eventPasses, message.eventRemoves, message.ownerTransfers],
  readings: {
    'as for Events': 'They may not: the executing Faction takes it with a Cell in the space, or it is removed.',
    'as for Terror': 'They may, to a Cell there without News; only then does the rule for Events apply.',
  },
  usual: 'as for Events',
  because:
    'The sentence that lets the owner pass News on stands in the bullet on Terror; Events have a bullet of their own.',
})

export const lastWithNews = question('lastWithNews', {
  asks: 'An Event removes a Moderates Cell with News, and Moderates Cells without News are left there: who gets the News?',
  clauses: [message.eventPasses, message.eventRemoves],
  readings: {
    'the executing Faction': 'The executing Faction, by a Cell there: it was the last of those that hold News.',
    nobody: 'Nobody: it was not the last Moderates Cell of the space, and the News is removed.',
  },
  usual: 'the executing Faction',
  because: 'The last is said of Cells that hold News; others that are left are of no account.',
})

export const eventOverTheLimit = question('eventOverTheLimit', {
  asks: 'What comes of Resources of an Event that would pass 30?',
  clauses: [executingEvents.resourceLimit, executingEvents.partly, executingEvents.mustIfPossible],
  readings: {
    'up to 30': 'The Faction gains as many as the track can take.',
    nothing: 'The gain as a whole would pass 30, so it is left out.',
  },
  usual: 'up to 30',
  because: 'What can be carried out must be, and that is the part up to 30.',
})

export const transferAtTheLimit = question('transferAtTheLimit', {
  asks: 'When an Event has Resources handed over and the receiver would go beyond 30, does the giver keep the rest?',
  clauses: [executingEvents.resourceLimit, executingEvents.partly, resources.range],
  readings: {
    kept: 'It hands over only what the receiver has room for.',
    lost: 'It hands over everything, and what is beyond 30 is lost.',
  },
  usual: 'kept',
  because: 'What of a text can be carried out is carried out: handing over ends where the receiver can hold no more.',
})

export const mayNotShift = forbid(
  'Events: may not shift the level',
  view(
    {
      meant: flag('the text means the space', 'the text does not mean the space'),
      within: flag('one more stays within the numbers of the text', 'one more would go beyond the numbers of the text'),
      toward: among(['Support', 'Opposition'], 'where the shift leads'),
      text: among(['Support', 'Opposition', 'Neutral', 'either'], 'where the text has it lead'),
      level: among(LEVELS, 'the level of Support or Opposition'),
      less: flag(
        'less of the text can be carried out in all, if the space is selected',
        'no less of the text can be carried out in all, if the space is selected',
      ),
      reading: selectionsForMost,
    },
    [notWeighed],
  ),
  (bar) => [
    bar(executingEvents.literally, { meant: false }),
    bar(executingEvents.literally, { within: false }),
    bar(executingEvents.literally, { toward: 'Support', text: 'Opposition' }),
    bar(executingEvents.literally, { toward: 'Opposition', text: 'Support' }),
    bar([executingEvents.literally, support.levels], {
      toward: 'Support',
      text: 'Neutral',
      level: P.union('Neutral', 'Passive Support', 'Active Support'),
    }),
    bar([executingEvents.literally, support.levels], {
      toward: 'Opposition',
      text: 'Neutral',
      level: P.union('Neutral', 'Passive Opposition', 'Active Opposition'),
    }),
    bar([executingEvents.partly, support.levels], { toward: 'Support', level: 'Active Support' }),
    bar([executingEvents.partly, support.levels], { toward: 'Opposition', level: 'Active Opposition' }),
    bar([executingEvents.mustIfPossible, executingEvents.partly], { less: true, reading: 'as much as possible' }),
  ],
)

const terror = P.union('red Terror', 'white Terror')
const isTerror = isMatching(terror)
const prepared = P.union('Prepared of the Reds', 'Prepared of the Senate')
const isPrepared = isMatching(prepared)

export const mayNotPlaceMarker = forbid(
  'Events: may not place the marker',
  view(
    {
      marker: among(MARKERS, 'the marker'),
      meant: flag('the text means the space', 'the text does not mean the space'),
      within: flag('one more stays within the numbers of the text', 'one more would go beyond the numbers of the text'),
      available: flag('such a marker is Available', 'no such marker is Available'),
      stacked: range(0, FORCES.prepared, 'markers in the space that count for its Stacking'),
      company: flag('a Cell is there that the marker can be with', 'no Cell is there that the marker can be with'),
      less: flag(
        'less of the text can be carried out in all, if the space is selected',
        'no less of the text can be carried out in all, if the space is selected',
      ),
      reading: selectionsForMost,
    },
    [
      notWeighed,
      {
        because: 'Terror needs no company',
        when: ({ marker, company }) => isTerror(marker) && !company,
      },
      {
        because: 'Stacking limits Terror and Prepared markers alone, and allows two Terror markers',
        when: ({ marker, stacked }) => stacked > (isTerror(marker) ? 2 : isPrepared(marker) ? FORCES.prepared : 0),
      },
    ],
  ),
  (bar) => [
    bar(executingEvents.literally, { meant: false }),
    bar(executingEvents.literally, { within: false }),
    bar(executingEvents.onlyAvailable, { available: false }),
    bar([executingEvents.notBeyondStacking, stacking.terror, stacking.ignored], {
      marker: terror,
      stacked: P.number.gte(2),
    }),
    bar(
      [
        executingEvents.notBeyondStacking,
        stacking.prepared,
        stacking.ignored,
        ahead('nonPlayerPriorities.onePrepared'),
      ],
      {
        marker: prepared,
        stacked: P.number.gte(1),
      },
    ),
    bar([stacking.friendlyCell, stacking.withoutCell], { marker: prepared, company: false }),
    bar([stacking.friendlyCell, stacking.withoutCell], { marker: 'Personality', company: false }),
    bar(executingEvents.partly, { marker: P.not(P.union(terror, prepared, 'Personality')), company: false }),
    bar([executingEvents.mustIfPossible, executingEvents.partly], { less: true, reading: 'as much as possible' }),
  ],
)

export const mayNotRemoveMarker = forbid(
  'Events: may not remove the marker',
  view(
    {
      meant: flag('the text means the space', 'the text does not mean the space'),
      within: flag('one more stays within the numbers of the text', 'one more would go beyond the numbers of the text'),
      there: flag('such a marker is there', 'no such marker is there'),
      less: flag(
        'less of the text can be carried out in all, if the space is selected',
        'no less of the text can be carried out in all, if the space is selected',
      ),
      reading: selectionsForMost,
    },
    [notWeighed],
  ),
  (bar) => [
    bar(executingEvents.literally, { meant: false }),
    bar(executingEvents.literally, { within: false }),
    bar(executingEvents.partly, { there: false }),
    bar([executingEvents.mustIfPossible, executingEvents.partly], { less: true, reading: 'as much as possible' }),
  ],
)

export const mayNotSabotage = forbid(
  'Events: may not place or remove Sabotage',
  view({
    change: among(['place Sabotage', 'remove Sabotage'], 'what the text does'),
    meant: flag('the text means the border', 'the text does not mean the border'),
    marked: flag('Sabotage lies on the border', 'no Sabotage lies on the border'),
  }),
  (bar) => [
    bar(executingEvents.literally, { meant: false }),
    bar([executingEvents.partly, borders.separate], { change: 'place Sabotage', marked: true }),
    bar(executingEvents.partly, { change: 'remove Sabotage', marked: false }),
  ],
)

export const mayNotCube = forbid(
  'Events: may not place or remove the cube',
  view({
    change: among(['place cube', 'remove cube'], 'what the text does'),
    meant: flag('the text means the color', 'the text does not mean the color'),
    there: flag('there is a cube to place or to remove', 'there is no cube to place or to remove'),
    unresolved: flag('an Issue is Unresolved', 'no Issue is Unresolved'),
    reading: cubesWithoutAnIssue,
  }),
  (bar) => [
    bar(executingEvents.literally, { meant: false }),
    bar(executingEvents.onlyAvailable, { change: 'place cube', there: false }),
    bar(executingEvents.partly, { change: 'remove cube', there: false }),
    bar(resolvingIssues.inTurn, { change: 'place cube', unresolved: false, reading: 'not allowed' }),
  ],
)

export const mayNotPassNews = forbid(
  'Events: may not pass News on',
  view({
    moderatesExecute: flag('the Moderates execute the Event'),
    there: flag('a Cell of this kind is there'),
    reading: newsByEvent,
  }),
  (bar) => [
    bar(message.eventPasses, { moderatesExecute: false, reading: 'as for Events' }),
    bar(message.eventPasses, { there: false }),
  ],
)

export const newsGoes = one(
  'Events: what becomes of News',
  view(
    {
      another: flag('another Moderates Cell in the space still holds News'),
      others: flag('Moderates Cells are left in the space', 'no Moderates Cell is left in the space'),
      executingThere: flag('the Faction that executes the Event, being another, has a Cell there'),
      reading: lastWithNews,
    },
    [{ because: 'a Cell that holds News is a Cell', when: ({ another, others }) => another && !others }],
  ),
  (row) => [
    row(message.eventPasses, { another: false, others: false, executingThere: true }, 'to the executing Faction'),
    row(
      message.eventPasses,
      { another: false, others: true, executingThere: true, reading: 'the executing Faction' },
      'to the executing Faction',
    ),
    row(
      [message.eventPasses, message.eventRemoves],
      { another: false, others: true, executingThere: true, reading: 'nobody' },
      'removed',
    ),
    row(message.eventRemoves, { another: false, executingThere: false }, 'removed'),
    row([message.eventPasses, message.eventRemoves], { another: true }, 'removed'),
  ],
)

export const handedOver = one(
  'Events: what is handed over',
  view({
    amount: among(COMPARED, 'what is handed over, against the room on the track of the receiver'),
    reading: transferAtTheLimit,
  }),
  (row) => [
    row(executingEvents.literally, { amount: P.not('more') }, 'all'),
    row([executingEvents.resourceLimit, executingEvents.partly], { amount: 'more', reading: 'kept' }, 'what fits'),
    row(executingEvents.resourceLimit, { amount: 'more', reading: 'lost' }, 'all'),
  ],
)

export const gainedByEvent = first(
  'Events: what is gained',
  view({
    after: among(COMPARED, 'the Resources that the Faction would have, against the end of the track'),
    reading: eventOverTheLimit,
  }),
  (row) => [
    row(executingEvents.literally, { after: P.not('more') }, 'all'),
    row([executingEvents.resourceLimit, executingEvents.mustIfPossible], { reading: 'up to 30' }, 'what fits'),
    row([executingEvents.resourceLimit, executingEvents.partly], { reading: 'nothing' }, 'nothing'),
  ],
)
