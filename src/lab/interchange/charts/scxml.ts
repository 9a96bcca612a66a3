/**
 * Charts as SCXML: the shape of each, with its guards as flags that the host sets.
 *
 * What a guard looks at and what a transition changes is code over a whole game, so none of it is written.
 *
 * @module
 */
import { type Book, type Chart, type Clause, cite, offersOf, type StateOf, type Transition } from '#core'
import type { Exported } from '../export-result.js'
import { element, idsFor, type Xml, xmlDocument } from '../xml.js'
import { chartFiles } from './files.js'

/** Ids that no name of a chart comes to, since those have no hyphens. */
const [WHOLE, ENDED] = ['the-chart', 'the-end'] as const
/** The event by which the host sets the flags. */
const FLAGS = 'host.guards'

interface Ids {
  readonly states: ReadonlyMap<string, string>
  readonly events: ReadonlyMap<string, string>
  /** The flag of each guarded transition, by its id. */
  readonly flags: ReadonlyMap<string, string>
}

/** A chart as an interpreter of SCXML reads it. */
export function scxmlText({ name, initial, states }: Chart): string {
  const all = Object.values(states)
  const ways = all.flatMap((state) => state.ways)
  const guarded = ways.filter((way) => way.guarded)
  const ids: Ids = {
    states: idsFor(Object.keys(states)),
    events: idsFor(ways.map(({ on }) => on)),
    flags: new Map(guarded.map(({ id }, at) => [id, `g${at}`])),
  }
  const flags = [...ids.flags.values()].map((flag) => `${flag}: false`).join(', ')
  return xmlDocument(
    element(
      'scxml',
      {
        xmlns: 'http://www.w3.org/2005/07/scxml',
        'xmlns:rw': 'urn:rulewright',
        version: '1.0',
        datamodel: 'ecmascript',
        initial: WHOLE,
        'rw:name': name,
        'rw:guards': `Flags of the host: it sends "${FLAGS}" with all of them before each event.`,
      },
      [
        element('datamodel', {}, [element('data', { id: 'G', expr: `({${flags}})` })]),
        // A transition beside the states, without a state around both, is none in SCXML.
        element('state', { id: WHOLE, initial: ids.states.get(initial) }, [
          element('transition', { event: FLAGS }, [element('assign', { location: 'G', expr: '_event.data' })]),
          element('transition', { event: `done.state.${WHOLE}`, target: ENDED }),
          ...all.map((state) => stateOf(state, ids)),
        ]),
        element('final', { id: ENDED }),
      ],
    ),
  )
}

const cited = (clauses: readonly Clause[]): string | undefined => clauses.map(cite).join(', ') || undefined
const says = (clauses: readonly Clause[]): string | undefined => clauses.map(({ text }) => text).join(' ') || undefined

const stateOf = (state: StateOf, ids: Ids): Xml =>
  element(
    state.does === 'final' ? 'final' : 'state',
    {
      id: ids.states.get(state.name),
      'rw:name': state.name,
      'rw:asks':
        offersOf(state)
          .map(({ name }) => name)
          .join('; ') || undefined,
      'rw:calls': state.calls?.procedures.map(({ name }) => name).join('; '),
      'rw:cites': cited(state.requirements),
      'rw:says': says(state.requirements),
    },
    state.ways.map((way) => transition(way, ids)),
  )

/** A transition; one that does not leave its state has no target, or the state would be entered again. */
function transition(way: Transition, { states, events, flags }: Ids): Xml {
  const flag = flags.get(way.id)
  return element(
    'transition',
    {
      event: way.on === 'always' ? undefined : events.get(way.on),
      cond: flag && `G.${flag}`,
      target: way.to === way.from ? undefined : states.get(way.to),
      'rw:event': way.on,
      'rw:when': way.says,
      'rw:cites': cited(way.requirements),
      'rw:says': says(way.requirements),
    },
    [element('log', { label: 'way', expr: JSON.stringify(way.id) })],
  )
}

/** The charts of a book as files of SCXML. */
export const scxmlOf = (book: Book): Exported => chartFiles(book, 'scxml', scxmlText)
