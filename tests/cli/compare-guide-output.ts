/** Comparison of the output shown in a guide with the actual output. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** Lists the pieces of output that a guide shows for a line; text is left out between them. */
export function piecesIn(guide: string, line: string): readonly string[] {
  const text = readFileSync(join(packageRoot, guide), 'utf8')
  const after = text.slice(text.search(new RegExp(`^\\$ (?:npx )?rulewright ${escaped(line)}(?: +[#>|] .*)?$`, 'm')))
  const shown = after.slice(after.indexOf('\n') + 1).split(/^(?:```|\$ )/m)[0] ?? ''
  return shown.split(/^ *\.\.\.\n/m).filter((piece) => piece !== '')
}

/** Checks that pieces occur in the output, in their order. */
export function expectPieces(pieces: readonly string[], out: string): void {
  let at = 0
  for (const piece of pieces) {
    const found = out.indexOf(piece, at)
    expect(found, `${piece}\nin\n${out}`).toBeGreaterThanOrEqual(at)
    at = found + piece.length
  }
}
