/** 5.1 Executing Events: effects on levels, markers and tracks. @module */

import { among, COMPARED, first, flag, forbid, one, range, view } from 'rulewright/book'
import { isMatching, P } from 'ts-pattern'
import { FORCES } from '../components/forces.js'
import { MARKERS } from '../events/marker-effects.js'
import * as cited from '../rules.gen.js'
import { LEVELS } from '../vocabulary.js'
import { leavesLess, notWeighed, spaceMeant, weighed, within } from './5.1-events.js'

export const mayNotShift = forbid(
  'Events: may not shift the level',
  view(
    {
      meant: spaceMeant,
      within,
      toward: among(['Support', 'Opposition'], 'where the shift leads'),
      text: among(['Support', 'Opposition', 'Neutral', 'either'], 'where the text has it lead'),
      level: among(LEVELS, 'the level of Support or Opposition'),
      ...weighed,
    },
    [notWeighed],
  ),
  (bar) => [
    bar(cited.executingEvents.literally, { meant: false }),
    bar(cited.executingEvents.literally, { within: false }),
    bar(cited.executingEvents.literally, { toward: 'Support', text: 'Opposition' }),
    bar(cited.executingEvents.literally, { toward: 'Opposition', text: 'Support' }),
    bar([cited.executingEvents.literally, cited.support.levels], {
      toward: 'Support',
      text: 'Neutral',
      level: P.union('Neutral', 'Passive Support', 'Active Support'),
    }),
    bar([cited.executingEvents.literally, cited.support.levels], {
      toward: 'Opposition',
      text: 'Neutral',
      level: P.union('Neutral', 'Passive Opposition', 'Active Opposition'),
    }),
    bar([cited.executingEvents.partly, cited.support.levels], { toward: 'Support', level: 'Active Support' }),
    bar([cited.executingEvents.partly, cited.support.levels], { toward: 'Opposition', level: 'Active Opposition' }),
    bar(...leavesLess),
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
      meant: spaceMeant,
      within,
      available: flag('such a marker is Available', 'no such marker is Available'),
      stacked: range(0, FORCES.prepared, 'markers in the space that count for its Stacking'),
      company: flag('a Cell is there that the marker can be with', 'no Cell is there that the marker can be with'),
      ...weighed,
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
    bar(cited.executingEvents.literally, { meant: false }),
    bar(cited.executingEvents.literally, { within: false }),
    bar(cited.executingEvents.onlyAvailable, { available: false }),
    bar([cited.executingEvents.notBeyondStacking, cited.stacking.terror, cited.stacking.ignored], {
      marker: terror,
      stacked: P.number.gte(2),
    }),
    bar(
      [
        cited.executingEvents.notBeyondStacking,
        cited.stacking.prepared,
        cited.stacking.ignored,
        cited.nonPlayerPriorities.onePrepared,
      ],
      { marker: prepared, stacked: P.number.gte(1) },
    ),
    bar([cited.stacking.friendlyCell, cited.stacking.withoutCell], { marker: prepared, company: false }),
    bar([cited.stacking.friendlyCell, cited.stacking.withoutCell], { marker: 'Personality', company: false }),
    bar(cited.executingEvents.partly, { marker: P.not(P.union(terror, prepared, 'Personality')), company: false }),
    bar(...leavesLess),
  ],
)

export const mayNotRemoveMarker = forbid(
  'Events: may not remove the marker',
  view(
    {
      meant: spaceMeant,
      within,
      there: flag('such a marker is there', 'no such marker is there'),
      ...weighed,
    },
    [notWeighed],
  ),
  (bar) => [
    bar(cited.executingEvents.literally, { meant: false }),
    bar(cited.executingEvents.literally, { within: false }),
    bar(cited.executingEvents.partly, { there: false }),
    bar(...leavesLess),
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
    bar(cited.executingEvents.literally, { meant: false }),
    bar([cited.executingEvents.partly, cited.borders.separate], { change: 'place Sabotage', marked: true }),
    bar(cited.executingEvents.partly, { change: 'remove Sabotage', marked: false }),
  ],
)

export const mayNotCube = forbid(
  'Events: may not place or remove the cube',
  view({
    change: among(['place cube', 'remove cube'], 'what the text does'),
    meant: flag('the text means the color', 'the text does not mean the color'),
    there: flag('there is a cube to place or to remove', 'there is no cube to place or to remove'),
    unresolved: flag('an Issue is Unresolved', 'no Issue is Unresolved'),
    reading: cited.cubesWithoutAnIssue,
  }),
  (bar) => [
    bar(cited.executingEvents.literally, { meant: false }),
    bar(cited.executingEvents.onlyAvailable, { change: 'place cube', there: false }),
    bar(cited.executingEvents.partly, { change: 'remove cube', there: false }),
    bar(cited.resolvingIssues.inTurn, { change: 'place cube', unresolved: false, reading: 'not allowed' }),
  ],
)

export const mayNotPassNews = forbid(
  'Events: may not pass News on',
  view({
    moderatesExecute: flag('the Moderates execute the Event'),
    there: flag('a Cell of this kind is there'),
    reading: cited.newsByEvent,
  }),
  (bar) => [
    bar(cited.message.eventPasses, { moderatesExecute: false, reading: 'as for Events' }),
    bar(cited.message.eventPasses, { there: false }),
  ],
)

export const newsGoes = one(
  'Events: what becomes of News',
  view(
    {
      another: flag('another Moderates Cell in the space still holds News'),
      others: flag('Moderates Cells are left in the space', 'no Moderates Cell is left in the space'),
      executingThere: flag('the Faction that executes the Event, being another, has a Cell there'),
      reading: cited.lastWithNews,
    },
    [{ because: 'a Cell that holds News is a Cell', when: ({ another, others }) => another && !others }],
  ),
  (row) => [
    row(cited.message.eventPasses, { another: false, others: false, executingThere: true }, 'to the executing Faction'),
    row(
      cited.message.eventPasses,
      { another: false, others: true, executingThere: true, reading: 'the executing Faction' },
      'to the executing Faction',
    ),
    row(
      [cited.message.eventPasses, cited.message.eventRemoves],
      { another: false, others: true, executingThere: true, reading: 'nobody' },
      'removed',
    ),
    row(cited.message.eventRemoves, { another: false, executingThere: false }, 'removed'),
    row([cited.message.eventPasses, cited.message.eventRemoves], { another: true }, 'removed'),
  ],
)

export const handedOver = one(
  'Events: what is handed over',
  view({
    amount: among(COMPARED, 'what is handed over, against the room on the track of the receiver'),
    reading: cited.transferAtTheLimit,
  }),
  (row) => [
    row(cited.executingEvents.literally, { amount: P.not('more') }, 'all'),
    row(
      [cited.executingEvents.resourceLimit, cited.executingEvents.partly],
      { amount: 'more', reading: 'kept' },
      'what fits',
    ),
    row(cited.executingEvents.resourceLimit, { amount: 'more', reading: 'lost' }, 'all'),
  ],
)

export const gainedByEvent = first(
  'Events: what is gained',
  view({
    after: among(COMPARED, 'the Resources that the Faction would have, against the end of the track'),
    reading: cited.eventOverTheLimit,
  }),
  (row) => [
    row(cited.executingEvents.literally, { after: P.not('more') }, 'all'),
    row(
      [cited.executingEvents.resourceLimit, cited.executingEvents.mustIfPossible],
      { reading: 'up to 30' },
      'what fits',
    ),
    row([cited.executingEvents.resourceLimit, cited.executingEvents.partly], { reading: 'nothing' }, 'nothing'),
  ],
)
