/** Well-formed: whether a YAML or JSON text is plain data, and what keeps it from being so. @module */
import { type Document, isAlias, isCollection, isMap, isNode, isScalar, type Node, type Pair, visit } from 'yaml'
import { MAX_FAULTS, type SyntaxFault } from './parse-document.js'

/** Either the data of a document, or everything that is wrong with it. */
export type Plain =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly faults: readonly SyntaxFault[] }

/** The data of a document, with its aliases written out. */
export function plainOf(document: Document): Plain {
  const faults = faultsIn(document)
  return faults.length > 0 ? { ok: false, faults } : writtenOut(document)
}

/** The maximum number of aliases to follow; texts written by hand have fewer. */
const ALIASES = 1000

const faultsIn = (document: Document): readonly SyntaxFault[] => {
  const faults: SyntaxFault[] = []
  let aliases = 0
  // An alias stands for the last part before it that has its name.
  const named = new Map<string, Node>()
  visit(document, {
    Value: (_, node) => {
      if (node.anchor !== undefined) named.set(node.anchor, node)
      const [, kind] = NO_JSON.exec(node.tag ?? '') ?? []
      if (kind !== undefined)
        faults.push({
          offset: offsetOf(node),
          message: `!!${kind} is not a JSON value; expected text, numbers, lists or fields`,
        })
      if (isMap(node)) for (const fault of namesakes(node.items)) faults.push(fault)
    },
    Alias: (_, alias, around) => {
      aliases += 1
      if (aliases > ALIASES) {
        faults.push({
          offset: offsetOf(alias),
          message: `has more than ${ALIASES} aliases; expected the values themselves`,
        })
        return visit.BREAK
      }
      const meant = named.get(alias.source)
      const at = offsetOf(alias)
      if (meant === undefined)
        faults.push({ offset: at, message: `*${alias.source} has no anchor; expected &${alias.source} before it` })
      else if (around.includes(meant))
        faults.push({ offset: at, message: `*${alias.source} contains itself; expected another part` })
      return undefined
    },
    Pair: (_, { key }) => {
      if (isAlias(key) ? isCollection(named.get(key.source)) : isNoText(key))
        faults.push({ offset: offsetOf(key), message: 'the name of a field is a list or has fields; expected a text' })
    },
  })
  return faults.slice(0, MAX_FAULTS)
}

/** Kinds of values that YAML knows and JSON does not. */
const NO_JSON = /:(binary|omap|pairs|set|timestamp)$/

/** True if a key is a list, a record, or bytes, which have no text form. */
const isNoText = (key: unknown): boolean =>
  isCollection(key) || (isScalar(key) && typeof key.value === 'object' && key.value !== null)

/** Fields of the same name. */
function namesakes(items: readonly Pair[]): readonly SyntaxFault[] {
  const seen = new Set<unknown>()
  return items.flatMap(({ key }) => {
    const name = isScalar(key) ? String(key.value) : undefined
    const again = name !== undefined && seen.has(name)
    seen.add(name)
    return again ? [{ offset: offsetOf(key), message: 'another field has this name; expected names of their own' }] : []
  })
}

/** Aliases of aliases of aliases can make a short text too long to be written out. */
function writtenOut(document: Document): Plain {
  try {
    return { ok: true, value: document.toJS() as unknown }
  } catch {
    const message = 'its aliases repeat too much; expected the values themselves'
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
