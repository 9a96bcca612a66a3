/** The input of a site: the list of files written into its folder, and the address of a position. @module */
import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { writtenBefore } from '../../../src/core/files/generated-folder.js'
import { rulesOf } from '../../../src/core/kernel/plays/rules.js'
import { faultsOf } from '../../../src/site/browser/engine/invalid-request.js'
import { positionAddress, positionAt } from '../../../src/site/browser/engine/position-address.js'
import { SITE as FOLDER } from '../../../src/site/output/site-output.js'
import { book } from '../../kernel/orchard.js'
import { type Met, reading, type Subject } from '../border-type.js'

const rules = rulesOf(book)

/** An address opened: what is wrong with it is told in words, as a page does. */
async function opened(hash: string): Promise<Met> {
  try {
    await positionAt(rules, hash)
    return { code: 0, err: '' }
  } catch (error) {
    const faults = faultsOf(error)
    if (faults === undefined) throw error
    return { code: 2, err: faults.map(({ path, message }) => `${path} ${message}`).join('\n') }
  }
}

/** The address of a position of this book, without what differs in it. */
const ADDRESS = (await positionAddress(rules, 'orc', rules.start())).split('~').slice(0, 2).join('~')

export const SITE: readonly Subject[] = [
  {
    name: 'the list of files of a site',
    readBy: ['src/core/files/generated-folder.ts'],
    sound: { files: ['index.html', 'orc/1.html'] },
    refusal: /^FILE: /,
    meet: (file) => {
      const folder = join(dirname(file), 'site')
      mkdirSync(folder, { recursive: true })
      copyFileSync(file, join(folder, FOLDER.marker))
      const { code, err } = reading(() => writtenBefore(FOLDER, '--out', folder))
      return { code, err: err.replaceAll(join(folder, FOLDER.marker), file) }
    },
  },
  {
    name: 'the address of a position',
    readBy: ['src/site/browser/engine/position-address.ts'],
    sound: await positionAddress(rules, 'orc', rules.start()),
    written: 'text',
    refusal: /^ ?this address is /,
    meet: (_, bytes) => opened(Buffer.from(bytes).toString('utf8')),
  },
  {
    name: 'what the address of a position holds',
    readBy: [],
    sound: { game: { trees: { short: [1] }, ladder: ['Ann'] } },
    refusal: /\S/,
    meet: (_, bytes) => opened(`${ADDRESS}~${deflateRawSync(bytes).toString('base64url')}`),
  },
]
