/** Rewriting modules: every place where a slip can be made asks whether it is. @module */
import { type AnyNode, parse } from 'acorn'
import { sha256 } from '../../format/digest.js'
import { SLIPS, type Slip } from './injected-slips.js'
import { type FunctionNode, importedBy, isFunction, isJudge, isLoop, type LoopNode, nameOf, partsOf } from './nodes.js'
import { wrongIn } from './wrong-code.js'

/** A module that was rewritten, and the slips that can be made in it. */
export interface Rewritten {
  readonly text: string
  readonly slips: readonly Slip[]
}

/** The surroundings of a piece of code in its module. */
interface Around {
  /** The names of what is declared around it, outermost first. */
  readonly names: readonly string[]
  /** The function that it belongs to; nothing where it runs while the module is loaded. */
  readonly within?: Pick<Slip, 'place' | 'digest'>
  /** The node of which it is a part. */
  readonly parent?: AnyNode
}

/**
 * Rewrites a module of a book, written in JavaScript.
 *
 * @param name - by what its slips are told
 * @param renamed - what is imported in the place of something
 */
export function rewritten(name: string, text: string, renamed: (imported: string) => string): Rewritten {
  const slips: Slip[] = []
  const add = adder(slips)

  /** The text of a node, each part as it is written now. */
  const write = (node: AnyNode, around: Around): string => {
    if (isFunction(node)) return writeFunction(node, around)
    if (isLoop(node)) return writeLoop(node, around)
    if (isJudge(node)) return text.slice(node.start, node.end)
    const { within } = around
    const wrong = within && wrongIn(node, around.parent)
    if (wrong === undefined || within === undefined) return writeParts(node, inside(node, around))
    const number = add(within, `${wrong.says} in "${briefly(text.slice(node.start, node.end))}"`)
    const here = { ...around, parent: node }
    return wrong.write(`$first + ${number}`, (part) => (part ? write(part, here) : writeParts(node, here)))
  }

  const writeParts = (
    node: AnyNode,
    around: Around,
    writePart: (part: AnyNode, around: Around) => string = write,
  ): string => {
    const imported = importedBy(node)
    let [at, all] = [node.start, '']
    for (const part of partsOf(node)) {
      all += text.slice(at, part.start)
      all += part === imported ? JSON.stringify(renamed(String(imported.value))) : writePart(part, around)
      at = part.end
    }
    return all + text.slice(at, node.end)
  }

  /** No slip is made in what ends a loop: it could go on for ever. */
  const writeLoop = (node: LoopNode, around: Around): string =>
    writeParts(node, inside(node, around), (part, { within, ...here }) =>
      write(part, part === node.test ? here : { ...here, ...(within && { within }) }),
    )

  /** A function tells that it is called, where a slip can be made in it. */
  const writeFunction = (node: FunctionNode, around: Around): string => {
    const { names } = inside(node, around)
    const place = `${name}/${names.join('.')}`
    const within = { place, digest: sha256(text.slice(node.start, node.end)).slice(0, DIGITS) }
    const before = slips.length
    return writeParts(node, { names, within, parent: node }, (part, here) => {
      const written = write(part, here)
      return part !== node.body || slips.length === before ? written : telling(part, written, place)
    })
  }

  const body = write(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }), { names: [] })
  return { text: slips.length === 0 ? body : `${headFor(slips)}${body}`, slips }
}

const DIGITS = 12

/** Adds slips to a list, and tells their numbers; what is told of one function in the same words again is counted. */
function adder(slips: Slip[]): (within: Pick<Slip, 'place' | 'digest'>, says: string) => number {
  const told = new Map<string, number>()
  return (within, says) => {
    const times = (told.get(`${within.place} ${says}`) ?? 0) + 1
    told.set(`${within.place} ${says}`, times)
    return slips.push({ ...within, says: times > 1 ? `${says} (${times})` : says }) - 1
  }
}

function inside(node: AnyNode, { names, within }: Around): Around {
  const name = nameOf(node)
  return { names: name === undefined ? names : [...names, name], ...(within && { within }), parent: node }
}

/** The body of a function, which first tells that the function is called. */
const telling = ({ type }: AnyNode, written: string, place: string): string =>
  type === 'BlockStatement'
    ? `{ $slips.called(${JSON.stringify(place)});${written.slice(1)}`
    : `($slips.called(${JSON.stringify(place)}), ${written})`

const headFor = (slips: readonly Slip[]): string =>
  `const $slips = ${SLIPS}, $first = $slips.of(${JSON.stringify(slips)});\n`

/** The maximum length of a piece of code in a message. */
const MOST_TOLD = 72

/** A piece of code on one line, cut where it is long. */
function briefly(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > MOST_TOLD ? `${line.slice(0, MOST_TOLD)}…` : line
}
