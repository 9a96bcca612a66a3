/** Charts as plain XState JSON: their states and transitions with words for guards, and nothing that runs. @module */
import { type Book, type Chart, type Clause, offersOf, type StateOf, type Transition } from '#core'
import type { Exported } from '../export-result.js'
import { chartFiles } from './files.js'

/** The ids and the words of clauses, where XState keeps what it does not run. */
function told(clauses: readonly Clause[], more: object) {
  const meta = { ...more, ...(clauses.length > 0 && { clauses: clauses.map(({ id }) => id) }) }
  const description = clauses.map(({ text }) => text).join(' ')
  return { ...(description && { description }), ...(Object.keys(meta).length > 0 && { meta }) }
}

/** A guard is called by its words; which one of several with the same words it is, its parameter tells. */
const transition = ({ id, to, guarded, says, requirements }: Transition) => ({
  target: to,
  ...(guarded && { guard: { type: says ?? id, params: { way: id } } }),
  ...told(requirements, {}),
})

function stateOf(state: StateOf) {
  const { does, ways, calls, requirements } = state
  const events = [...new Set(ways.map(({ on }) => on))].filter((on) => on !== 'always')
  const by = (event: string) => ways.filter(({ on }) => on === event).map(transition)
  const always = by('always')
  const asks = offersOf(state).map(({ name }) => name)
  return {
    ...(does === 'final' && { type: 'final' }),
    ...told(requirements, {
      ...(asks.length > 0 && { asks }),
      ...(calls && { calls: calls.procedures.map(({ name }) => name) }),
    }),
    ...(events.length > 0 && { on: Object.fromEntries(events.map((event) => [event, by(event)])) }),
    ...(always.length > 0 && { always }),
  }
}

/** A chart as XState reads it. */
export const xstateText = ({ name, initial, states }: Chart): string => {
  const written = Object.fromEntries(Object.values(states).map((state) => [state.name, stateOf(state)]))
  return `${JSON.stringify({ id: name, initial, states: written }, null, 2)}\n`
}

/** The charts of a book as files of XState JSON. */
export const xstateOf = (book: Book): Exported => chartFiles(book, 'json', xstateText)
