/** Pages of rules, read from Markdown. @module */
import type { Heading, Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { faultAt, PageFault } from './page-fault.js'
import { lineNumberOf } from './page-nodes.js'
import type { PagePart } from './page-parts.js'
import { parseQuestion } from './parse-question.js'
import { isSectionId, parseSection } from './parse-section.js'

/** A page as it was read: its parts, and every fault. */
export interface ParsedPage {
  readonly parts: readonly PagePart[]
  readonly faults: readonly PageFault[]
}

/** Parses a page; a fault of one part hides none of another part. */
export function parsePage(text: string): ParsedPage {
  const parts: PagePart[] = []
  const faults: PageFault[] = []
  for (const [heading, ...body] of blocksOf(text))
    try {
      const part = parsePart(heading, body)
      if (part !== undefined) parts.push(part)
    } catch (error) {
      if (!(error instanceof PageFault)) throw error
      faults.push(error)
    }
  return { parts, faults }
}

/** Splits a page at its headings. Quotations are remarks of the editor, and comments are no part of a page. */
function blocksOf(text: string): readonly (readonly [Nodes, ...Nodes[]])[] {
  const blocks: [Nodes, ...Nodes[]][] = []
  for (const node of fromMarkdown(text).children) {
    if (node.type === 'blockquote' || node.type === 'html') continue
    const last = blocks.at(-1)
    if (node.type === 'heading' || last === undefined) blocks.push([node])
    else last.push(node)
  }
  return blocks
}

function parsePart(heading: Nodes, body: readonly Nodes[]): PagePart | undefined {
  if (heading.type !== 'heading') throw faultAt(heading, `got ${heading.type}, expected a heading`)
  if (body.length === 0) return parseBare(heading)
  return isSectionId(body[0]) ? parseSection(heading, body) : parseQuestion(heading, body)
}

/** Accepts a heading with nothing below it as the title of a page of questions. */
function parseBare(heading: Heading): undefined {
  if (heading.depth > 1 || lineNumberOf(heading) > 1)
    throw faultAt(heading, 'expected the id of the section below its heading, such as `rally`')
}
