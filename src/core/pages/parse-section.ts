/** Sections of a page: a heading, its id alone below it, and a clause a line. @module */
import type { Heading, ListItem, Nodes, PhrasingContent } from 'mdast'
import { dispositionOf, namedDisposition, PAGE_KINDS, REASON_NAMES, type StatusWord } from './dispositions.js'
import { faultAt } from './page-fault.js'
import { beginsWithId, idOf, italicsOf, lineNumberOf, lineOf, listOf, plainWords, spanOf } from './page-nodes.js'
import type { PageClause, PageSection } from './page-parts.js'

/** True where what follows a heading is the id of a section, alone on its line. */
export const isSectionId = (node: Nodes | undefined): boolean => beginsWithId(node) && node.children.length === 1

/** Parses a section. */
export function parseSection(heading: Heading, [id, ...groups]: readonly Nodes[]): PageSection {
  if (!beginsWithId(id)) throw faultAt(id ?? heading, 'expected the id of the section, such as `rally`')
  return {
    is: 'section',
    name: idOf(id.children[0]),
    ...parseTitle(plainWords(heading.children, heading)),
    clauses: parseGroups(groups),
    line: lineNumberOf(heading),
  }
}

/** Parses the heading of a section: its number and its title as printed; a book without numbers has a colon between them. */
export function parseTitle(words: string): { readonly number: string; readonly title: string } {
  const [, number = words, title = words] = /^(\d[\d.]*) (.+)$/.exec(words) ?? /^([^:]+): (.+)$/.exec(words) ?? []
  return { number, title }
}

/** Parses lists of clauses; a line in bold above a list is the subject of its clauses. */
function parseGroups([node, ...others]: readonly Nodes[], before: readonly PageClause[] = []): readonly PageClause[] {
  if (node === undefined) return before
  const subject = parseSubject(node)
  if (subject === undefined && before.length > 0)
    throw faultAt(node, `got ${node.type}, expected the next heading, or a subject such as **Spaces:**`)
  const [list, ...rest] = subject === undefined ? [node, ...others] : others
  const [first, ...more] = listOf(list, node, 'a list of clauses').children.map(parseClause)
  if (first === undefined) return before
  return parseGroups(rest, [...before, subject === undefined ? first : { ...first, subject }, ...more])
}

/** The most words that a subject has. */
const MOST_WORDS = 3

/** Parses a line that is only words in bold, with a colon; nothing where a node is something else. */
function parseSubject(node: Nodes): string | undefined {
  const [bold, ...others] = node.type === 'paragraph' ? node.children : []
  if (bold?.type !== 'strong' || others.length > 0) return undefined
  const words = plainWords(bold.children, bold).replace(/:$/, '')
  if (words.split(' ').length > MOST_WORDS)
    throw faultAt(bold, `got "${words}", expected a subject of at most ${MOST_WORDS} words`)
  return words
}

const CLAUSE = 'a statement and its id, such as: A space takes one Resource. `cost`'

function parseClause(item: ListItem): PageClause {
  const { children } = lineOf(item, CLAUSE)
  const [first, ...others] = children
  const term = first?.type === 'strong' ? plainWords(first.children, first) : undefined
  const nodes = term === undefined ? children : others
  const at = nodes.findIndex(({ type }) => type === 'inlineCode')
  const chip = nodes[at]
  if (chip?.type !== 'inlineCode') throw faultAt(item, `expected ${CLAUSE}`)
  const details = parseDetails(nodes.slice(at + 1))
  if ((details.kind === 'term') !== (term !== undefined))
    throw faultAt(item, 'expected a term to begin with its word in bold, and nothing else to do so')
  return {
    key: idOf(chip),
    ...(term !== undefined && { term }),
    text: plainWords(nodes.slice(0, at), item),
    ...details,
    line: lineNumberOf(item),
    span: spanOf(item),
  }
}

const NAMED = REASON_NAMES.join('|')
const DETAILS = new RegExp(
  [
    `^(?:(?!(?:${NAMED})(?:$|; ))(?<kind>[a-z]+)(?=$|; ))?`,
    '(?:(?:^|; )see (?<see>[^;]+))?',
    `(?:(?:^|; )(?:(?<name>${NAMED})|(?<status>informative|component|unmodelled): (?<reason>.+)))?$`,
  ].join(''),
)
const EXPECTED = '_kind; see 1.2 & 3.4; informative: why_'

/** Parses what stands in italics behind a clause: its kind, the sections that it refers to, its disposition. */
function parseDetails(nodes: readonly PhrasingContent[]): Pick<PageClause, 'kind' | 'see' | 'disposition'> {
  const details = italicsOf(nodes, EXPECTED)
  if (details === undefined) return { kind: 'rule', see: [] }
  const { kind: word = 'rule', see, name = '', status, reason } = DETAILS.exec(details)?.groups ?? {}
  const kind = PAGE_KINDS.find((one) => one === word)
  const around = nodes.find(({ type }) => type === 'emphasis') ?? nodes[0]
  if (around === undefined || kind === undefined || !DETAILS.test(details))
    throw faultAt(
      around ?? { position: undefined },
      `got "${details}", expected ${EXPECTED}, with a kind of ${PAGE_KINDS.join(', ')}, or one of the reasons ${REASON_NAMES.join(', ')}`,
    )
  const disposition =
    status === undefined || reason === undefined ? namedDisposition(name) : dispositionOf(status as StatusWord, reason)
  return { kind, see: see?.split(' & ') ?? [], ...(disposition && { disposition }) }
}
