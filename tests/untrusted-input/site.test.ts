import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { positionAt } from '../../src/site/browser/engine/position-address.js'
import { book } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'
import { SITE } from './inputs/site.js'
import { meetAll } from './test-border.js'

meetAll(SITE)

describe('an address', () => {
  it('that comes to far more than a position is given up on the way', async () => {
    const bomb = deflateRawSync(Buffer.alloc(50_000_000, ' ')).toString('base64url')
    const [of, base] = String(SITE[1]?.sound).split('~')
    await expect(positionAt(rulesOf(book), `${of}~${base}~${bomb}`)).rejects.toThrow(/damaged/)
  })
})

describe('the list of files of a site', () => {
  it('takes nothing away outside of the folder', async () => {
    const escaping = Buffer.from(JSON.stringify({ files: ['../somebody-elses.txt'] }))
    const file = join(temporaryFolder(), 'sent.json')
    writeFileSync(file, escaping)
    expect(await SITE[0]?.meet(file, escaping)).toMatchObject({ code: 2 })
  })
})
