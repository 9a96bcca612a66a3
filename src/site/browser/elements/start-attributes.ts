/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** The attributes of an element: its starting position, and the address it answers to. @module */
import { parseJson } from '#core'
import type { ListedExample, Requests, StartRequest } from '../engine/protocol.js'

/** Reads the start of a game or procedure from the attributes of an element. */
export function startFromAttributes(element: Element): StartRequest {
  const [base, procedure, args, game, reading] = ['base', 'procedure', 'args', 'game', 'readings'].map((name) =>
    element.getAttribute(name),
  )
  return {
    ...(base && { base }),
    ...(procedure && { procedure }),
    ...(args && { args: valueIn(args) as never }),
    ...(game && { game: valueIn(game) as never }),
    ...(reading && { readings: valueIn(reading) as Readonly<Record<string, string>> }),
  }
}

/** Reads whose examples an element shows, if any: those of a clause, a question or a reading. */
export function elementExamples(element: Element): Omit<Requests['examples'], 'book'> | undefined {
  const [clause, question, reading] = ['clause', 'question', 'reading'].map((name) => element.getAttribute(name))
  const ids = element.getAttribute('examples')?.split(' ')
  if (!clause && !question && ids === undefined) return undefined
  return { ...(clause && { clause }), ...(question && { question }), ...(reading && { reading }), ...(ids && { ids }) }
}

/** The examples of a table, each with the rows that it shows. */
export function withRows(listed: readonly ListedExample[], rows: string | null): readonly ListedExample[] {
  const all = rows?.split(' ') ?? []
  return listed.map(({ id, name }, at) => {
    const shown = all[at]?.split(',') ?? []
    if (shown.length === 0 || shown[0] === 'any') return { id, name }
    return { id, name: `${shown.length === 1 ? 'Row' : 'Rows'} ${shown.join(', ')}: ${name}` }
  })
}

/** Parses an attribute as JSON; nothing if it is not valid. */
function valueIn(text: string): unknown {
  const read = parseJson(text)
  return read.ok ? read.value : null
}

const ABOUT = ['example', 'clause', 'question', 'reading', 'procedure', 'args', 'table']

/** The end of an address that tells on which element of a page it was made, by what the element is about. */
export function placeInAddress(element: Element): string {
  const about = ABOUT.flatMap((name) => element.getAttribute(name) ?? []).join(' ')
  return about === '' ? '' : `~${encodeURIComponent(about)}`
}

/** True if an address refers to an element: the one that it names, or else the first one of its book. */
export function addressesElement(element: Element, hash: string): boolean {
  const book = element.getAttribute('book') ?? ''
  const [of = '', , position, place] = hash.split('~')
  if (!of.startsWith('#example=') && !(of.startsWith(`#${book}.`) && position !== undefined)) return false
  const all = [...document.querySelectorAll(`rw-try[book="${CSS.escape(book)}"]`)]
  const named = place === undefined ? undefined : all.find((one) => placeInAddress(one) === `~${place}`)
  return (named ?? all[0]) === element
}

/** The maximum number of examples to try while looking for one with a decision. */
const TRIED = 4

/**
 * Opens the first of some examples with which there is something to choose; the first of all where there is none.
 *
 * @param open - opens an example, and tells whether there is something to choose
 */
export async function openFirstExample(
  listed: readonly ListedExample[],
  open: (id: string) => Promise<boolean>,
): Promise<void> {
  const tried = listed.slice(0, TRIED)
  for (const { id } of tried) if (await open(id)) return
  const [first] = listed
  if (first && tried.length > 1) await open(first.id)
}
