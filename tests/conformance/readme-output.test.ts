import * as cited from '#spec/all-bridges-burning/rules.gen'
/** The output of `conform` in README.md, reproduced: an implementation that places a Cell more than a Rally allows. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rallyCount } from '#spec/all-bridges-burning/3-commands/3.2.1-rally-cells'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { engineOf } from '../../src/lab/conformance/engine/reference-implementation.js'
import { writeVectors } from '../../src/lab/conformance/vectors/files/folder.js'
import { rulewright } from '../cli/call-rulewright.js'
import { expectPieces, piecesIn } from '../cli/compare-guide-output.js'
import { temporaryFolder } from '../temporary.js'
import { answering } from './broken/mistakes.js'
import { relayed } from './broken/relay-engine.js'
import { vectorsFrom } from './broken/run-mistakes.js'

const [line = ''] =
  /(?<=^\$ npx rulewright )conform .*--only.*$/m.exec(readFileSync(join(packageRoot, 'README.md'), 'utf8')) ?? []

test(`prints what is shown: ${line}`, async () => {
  const root = temporaryFolder()
  writeVectors(join(root, 'vectors'), vectorsFrom(book, ['rally', 'terror', 'march']))
  const wrong = answering(rallyCount, cited.rally.base, 2)
  const engine = wrong(book, (other) => engineOf(other, { name: 'my engine', version: '0.3' }))
  const { command, close } = await relayed((request) => wrong(book, () => engine(request)))
  const words: Readonly<Record<string, string>> = {
    '"python3 my_adapter.py"': command.map((word) => `"${word}"`).join(' '),
    vectors: join(root, 'vectors'),
    failures: join(root, 'failures'),
  }
  const call = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => words[word] ?? word)
  try {
    const { code, out } = await rulewright([...call, '--journal', join(root, 'journal.jsonl')], { books: [book] })
    expect(code).toBe(1)
    const pieces = piecesIn('README.md', line)
    expect(pieces.length).toBeGreaterThan(2)
    expectPieces(pieces, out.replaceAll(`${root}/`, ''))
  } finally {
    close()
  }
})
