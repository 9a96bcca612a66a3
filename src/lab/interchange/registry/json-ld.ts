/** The registry of clauses as JSON-LD: sections, clauses and what cites them as linked data. @module */
import { type Book, headOf, type SectionHead } from '#core'
import type { Exported } from '../export-result.js'
import { countsOf, type RegistryEntry, registryOf } from './entries.js'

/** Our words; what Dublin Core has a word for is called so. */
const CONTEXT = {
  '@vocab': 'urn:rulewright:',
  dcterms: 'http://purl.org/dc/terms/',
  id: '@id',
  type: '@type',
  number: 'dcterms:identifier',
  title: 'dcterms:title',
  text: 'dcterms:description',
  edition: 'dcterms:hasVersion',
  partOf: { '@id': 'dcterms:isPartOf', '@type': '@id' },
  refersTo: { '@id': 'dcterms:references', '@type': '@id', '@container': '@set' },
  cites: { '@type': '@id', '@container': '@set' },
}

/** The registry of a book as a file. */
export function jsonLdOf(book: Book): Exported {
  const { name, title, edition } = book
  const entries = registryOf(book)
  const called = (kind: string, what: string) => `urn:rulewright:${name}:${kind}:${encodeURIComponent(what)}`
  const section = ({ name: of }: SectionHead) => called('section', of)
  const clauseOf = ({ clause, refers }: RegistryEntry) => ({
    id: called('clause', clause.id),
    type: 'Clause',
    name: clause.id,
    partOf: section(clause.section),
    kind: clause.kind,
    status: clause.disposition.as,
    ...('reason' in clause.disposition && { reason: clause.disposition.reason }),
    ...(clause.term !== undefined && { term: clause.term }),
    text: clause.text,
    ...(refers.length > 0 && { refersTo: refers.map(section) }),
  })
  const whole = {
    '@context': CONTEXT,
    '@graph': [
      { id: `urn:rulewright:${name}`, type: 'Book', title, edition },
      ...book.sections.map(headOf).map((head) => ({
        id: section(head),
        type: 'Section',
        partOf: `urn:rulewright:${name}`,
        number: head.number,
        title: head.title,
      })),
      ...entries.map(clauseOf),
      ...placesCiting(entries).map(([anchor, clauses]) => ({
        id: called('place', anchor),
        type: 'Place',
        name: anchor,
        cites: clauses.map((id) => called('clause', id)),
      })),
    ],
  }
  return {
    files: new Map([['clauses.jsonld', `${JSON.stringify(whole, null, 1)}\n`]]),
    entries: [{ name: 'Clauses', file: 'clauses.jsonld', counts: countsOf(entries), notes: [] }],
  }
}

/** The places that cite, each with the ids of its clauses. */
function placesCiting(
  entries: readonly RegistryEntry[],
): readonly (readonly [anchor: string, clauses: readonly string[]])[] {
  const places = new Map<string, string[]>()
  for (const { clause, citedBy } of entries)
    for (const anchor of citedBy) places.set(anchor, [...(places.get(anchor) ?? []), clause.id])
  return [...places]
}
