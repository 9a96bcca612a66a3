import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { pairsOf } from '../../src/audit/readings/pair.js'
import { witnessesGate } from '../../src/cli/deep-gates.js'
import { packageRoot } from '../../src/cli/package-root.js'
import { temporaryFolder } from '../temporary.js'

describe('the gate of witnesses', () => {
  const pairs = pairsOf(russianCivilWar.questions)

  it('passes where every pair of readings has a witness that still tells them apart', () => {
    const kept = join(packageRoot, 'spec', russianCivilWar.name, 'witnesses')
    expect(witnessesGate(russianCivilWar, kept)).toMatchObject({ passed: true, checked: pairs.length, findings: [] })
  })

  it('fails for every pair without one, and for a file that is the witness of nothing', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'nothing.yaml'), '')
    const { passed, findings } = witnessesGate(russianCivilWar, folder)
    expect(passed).toBe(false)
    expect(findings).toHaveLength(pairs.length + 1)
    expect(findings.at(-1)).toMatchObject({ what: 'is the witness of no pair of readings' })
  })
})
