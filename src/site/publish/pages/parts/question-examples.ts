/** The examples of questions: for each reading, one in which it makes a difference. @module */

import { type Book, canonical, isRecord, once, type Question, questionOf } from '#core'
import { type Html, html, joinParts } from '../../../draw/html-template.js'
import type { ExampleFile, ShownExample, Sources } from '../../book-sources.js'
import { link } from '../../links.js'
import { exampleBox } from '../examples-page.js'

type Words = Readonly<Record<string, unknown>>

/** An example that shows a reading, and where it stands. */
interface Filed {
  readonly file: string
  readonly example: ShownExample
  readonly reading: string
}

/** For every reading of a question, the shortest example that is under it and shows it. */
export function readingsShown(sources: Sources, question: Question): Html {
  const { places } = sources
  const under = underReadings(sources)(question)
  return html`${question.domain.map((reading) => {
    const [first, ...others] = under.get(reading) ?? []
    if (first === undefined) return html`<p class="rw-aside"><strong>${reading}</strong> has no example of its own.</p>`
    const more = others.map(({ file, example }) => link(places.example(file, example.result.name), example.result.name))
    return html`<p><strong>${reading}</strong></p>${exampleBox(sources, first.example)}${more.length > 0 ? html`<p class="rw-aside">Also: ${joinParts(more, ', ')}.</p>` : undefined}`
  })}`
}

/** The examples that stand on the page of a question: the shortest for each reading. */
export const shownFor = (sources: Sources, question: Question): readonly ShownExample[] =>
  [...underReadings(sources)(question).values()].flatMap(([first]) => (first === undefined ? [] : [first.example]))

/** The examples that show a reading of a question, by reading, the shortest first; found once, for who asks for all and for one. */
const underReadings = once((sources: Sources) => once((question: Question) => shownUnder(sources, question)))

function shownUnder({ book, examples }: Sources, question: Question): ReadonlyMap<string, readonly Filed[]> {
  const speaking = speakingIn(examples)(book)
  const shown = examples
    .filter((file) => speaking.get(file)?.has(question.name))
    .flatMap(({ file, examples: inside }) => shownIn(book, question, inside).map((one) => ({ ...one, file })))
    .toSorted((one, other) => length(one.example) - length(other.example))
  return new Map(question.domain.map((name) => [name, shown.filter(({ reading }) => reading === name)]))
}

/** The questions that the examples of each file may speak of: by a reading, by a field of a table, or in a note. */
const speakingIn = once((examples: readonly ExampleFile[]) =>
  once(({ tables }: Book) => {
    const asked = new Map(
      tables.map(({ name, view }) => [
        name,
        Object.values(view.fields).flatMap((domain) => questionOf(domain)?.name ?? []),
      ]),
    )
    const spoken = ({ written: { given, table, note } }: ShownExample): readonly string[] => [
      ...Object.keys(fieldsOf(fieldsOf(fieldsOf(given).game).readings)),
      ...(asked.get(String(table)) ?? []),
      ...(typeof note === 'string' ? note.split(/\W+/) : []),
    ]
    return new Map(examples.map((file) => [file, new Set(file.examples.flatMap(spoken))]))
  }),
)

const length = once(({ written }: ShownExample): number => JSON.stringify(written).length)

function shownIn(book: Book, question: Question, inside: readonly ShownExample[]): readonly Omit<Filed, 'file'>[] {
  const said = inside.map((example) => ({ example, ...saidIn(book, question, example.written) }))
  const compared = new Set(said.flatMap(({ reading, besides }) => (reading === undefined ? [] : [besides()])))
  return said.flatMap(({ example, reading, besides }) => {
    if (reading !== undefined) return [{ example, reading }]
    const isOther = names(question, example.written) || (compared.size > 0 && compared.has(besides()))
    return isOther ? [{ example, reading: question.usual }] : []
  })
}

/** The statement of an example about a question: the reading, if it names one, and the rest of the situation or query. */
function saidIn({ tables }: Book, { name }: Question, { given, table, view }: Words) {
  const { readings, ...game } = fieldsOf(fieldsOf(given).game)
  const { [name]: inGame, ...others } = fieldsOf(readings)
  const domains = tables.find((known) => known.name === table)?.view.fields ?? {}
  const isField = (field: string) => domains[field] !== undefined && questionOf(domains[field])?.name === name
  const [own, rest] = [true, false].map((own) => Object.entries(fieldsOf(view)).filter(([key]) => isField(key) === own))
  const said = inGame ?? own?.[0]?.[1]
  return {
    reading: typeof said === 'string' ? said : undefined,
    besides: () => canonical([{ ...fieldsOf(given), game: null }, { ...game, readings: others }, table, rest]),
  }
}

const fieldsOf = (value: unknown): Words => (isRecord(value) ? value : {})

/** True if the note of an example mentions a question. */
const names = ({ name }: Question, { note }: Words): boolean =>
  typeof note === 'string' && note.split(/\W+/).includes(name)
