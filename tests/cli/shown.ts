/** What a guide shows to be printed, held against what is printed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { packageRoot } from '../../src/home/package-root.js'

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** What a guide shows to be printed for a line, in pieces; between them something is left out. */
export function piecesIn(guide: string, line: string): readonly string[] {
  const text = readFileSync(join(packageRoot, guide), 'utf8')
  const after = text.slice(text.search(new RegExp(`^\\$ (?:npx )?rulewright ${escaped(line)}(?: +[#>|] .*)?$`, 'm')))
  const shown = after.slice(after.indexOf('\n') + 1).split(/^(?:```|\$ )/m)[0] ?? ''
  return shown.split(/^ *\.\.\.\n/m).filter((piece) => piece !== '')
}

/** That pieces stand in what is printed, in their order. */
export function expectPieces(pieces: readonly string[], out: string): void {
  let at = 0
  for (const piece of pieces) {
    const found = out.indexOf(piece, at)
    expect(found, `${piece}\nin\n${out}`).toBeGreaterThanOrEqual(at)
    at = found + piece.length
  }
}
