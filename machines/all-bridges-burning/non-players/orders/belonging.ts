/**
 * What orders belong to, and which components they lean on.
 *
 * @module
 */
import type { Line } from '../priority.js'

/** Orders that belong to one part of the text, and lean on some components. */
export const belonging = (of: string, lines: readonly Line[], ...leansOn: readonly string[]): readonly Line[] =>
  lines.map((line) => ({ ...line, of: line.of ?? of, leansOn: [...(line.leansOn ?? []), ...leansOn] }))
