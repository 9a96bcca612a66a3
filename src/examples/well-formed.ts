/** Well-formed: whether a YAML or JSON text is plain data, and what keeps it from being so. @module */
import { type Document, isCollection, isNode, type Node, visit } from 'yaml'

/** What keeps a text from being plain data, and at which character. */
export interface Fault {
  readonly offset: number
  readonly message: string
}

/** Either the data of a document, or everything that is wrong with it. */
export type Plain =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** The data of a document, with its aliases written out. */
export function plainOf(document: Document): Plain {
  const malformed = document.errors.map(({ code, message, pos: [offset] }) => ({
    offset,
    message: code === 'MULTIPLE_DOCS' ? 'another document begins here; expected one in a file' : message,
  }))
  const faults = malformed.length > 0 ? malformed : faultsIn(document)
  return faults.length > 0 ? { ok: false, faults } : writtenOut(document)
}

const faultsIn = (document: Document): readonly Fault[] => {
  const faults: Fault[] = []
  // An alias stands for the last part before it that has its name.
  const named = new Map<string, Node>()
  visit(document, {
    Value: (_, node) => {
      if (node.anchor !== undefined) named.set(node.anchor, node)
    },
    Alias: (_, alias, around) => {
      const meant = named.get(alias.source)
      const at = offsetOf(alias)
      if (meant === undefined)
        faults.push({ offset: at, message: `*${alias.source} stands for nothing; expected &${alias.source} before it` })
      else if (around.includes(meant))
        faults.push({ offset: at, message: `*${alias.source} stands for what it is a part of; expected another part` })
    },
    Pair: (_, { key }) => {
      if (isCollection(key))
        faults.push({ offset: offsetOf(key), message: 'the name of a field is a list or has fields; expected a text' })
    },
  })
  return faults
}

/** Aliases of aliases of aliases can make a short text too long to be written out. */
function writtenOut(document: Document): Plain {
  try {
    return { ok: true, value: document.toJS() as unknown }
  } catch {
    const message = 'its aliases stand for too much; expected the values themselves'
    return { ok: false, faults: [{ offset: firstAlias(document), message }] }
  }
}

function firstAlias(document: Document): number {
  const offsets: number[] = []
  visit(document, {
    Alias: (_, alias) => {
      offsets.push(offsetOf(alias))
      return visit.BREAK
    },
  })
  return offsets[0] ?? 0
}

const offsetOf = (node: unknown): number => (isNode(node) ? ((node as Node).range?.[0] ?? 0) : 0)
