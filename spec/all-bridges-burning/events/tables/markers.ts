/**
 * Which markers and cubes an Event may not place or remove, and what becomes of News.
 *
 * @module
 */
import { isMatching, P } from 'ts-pattern'
import { forbid, one } from '../../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../../src/kernel/view.js'
import { message } from '../../clauses/commands/message.js'
import { executingEvents } from '../../clauses/events.js'
import { stacking } from '../../clauses/forces.js'
import { borders } from '../../clauses/introduction.js'
import { nonPlayerPriorities } from '../../clauses/non-players/general.js'
import { resolvingIssues } from '../../clauses/tracks.js'
import { FORCES } from '../../components/forces.js'
import { newsByEvent } from '../../questions/commands/news-by-event.js'
import { selectionsForMost } from '../../questions/events/selections-for-most.js'
import { cubesWithoutAnIssue } from '../../questions/propaganda-rounds/cubes-without-an-issue.js'
import { MARKERS } from '../marker-effects.js'
import { notWeighed } from './selections.js'

const terror = P.union('red Terror', 'white Terror')
const prepared = P.union('Prepared of the Reds', 'Prepared of the Senate')
const isTerror = isMatching(terror)
const isPrepared = isMatching(prepared)

/** Where an Event may not place a marker. */
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
    bar([executingEvents.notBeyondStacking, stacking.prepared, stacking.ignored, nonPlayerPriorities.onePrepared], {
      marker: prepared,
      stacked: P.number.gte(1),
    }),
    bar([stacking.friendlyCell, stacking.withoutCell], { marker: prepared, company: false }),
    bar([stacking.friendlyCell, stacking.withoutCell], { marker: 'Personality', company: false }),
    bar(executingEvents.partly, { marker: P.not(P.union(terror, prepared, 'Personality')), company: false }),
    bar([executingEvents.mustIfPossible, executingEvents.partly], { less: true, reading: 'as much as possible' }),
  ],
)

/** Which marker an Event may not remove. */
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

/** On which border an Event may not place Sabotage, and from which it may not remove it. */
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

/** Which cube an Event may not place or remove. */
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

/** To which of their Cells the Moderates may not pass the News of one that an Event removed. */
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

/** What becomes of the News of a Moderates Cell that an Event removed, if the Moderates do not pass it on. */
export const newsGoes = one(
  'Events: what becomes of News',
  view({
    another: flag('another Moderates Cell in the space still holds News'),
    executingThere: flag('the Faction that executes the Event, being another, has a Cell there'),
  }),
  (row) => [
    row(message.eventPasses, { another: false, executingThere: true }, 'to the executing Faction'),
    row(message.eventRemoves, { another: false, executingThere: false }, 'removed'),
    row([message.eventPasses, message.eventRemoves], { another: true }, 'removed'),
  ],
)
