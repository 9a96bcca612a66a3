/** A fault of a page: where it is, what is there, and what was expected. @module */
import type { Nodes } from 'mdast'

/** Thrown where a page cannot be read. */
export class PageFault extends Error {
  override readonly name: string = 'PageFault'
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message)
  }
}

/** Creates the fault of a node of a page. */
export const faultAt = ({ position }: Pick<Nodes, 'position'>, message: string): PageFault =>
  new PageFault(message, position?.start.line ?? 1, position?.start.column ?? 1)

/** Formats a fault as `file:line:column: message`, as compilers do. */
export const faultLine = (file: string, { line, column, message }: PageFault): string =>
  `${file}:${line}:${column}: ${message}`
