/**
 * Runs before each test file: begins to note what it reads. All memos are emptied, so that nothing that an earlier test file has read
 * is known without being read again.
 *
 * @module
 */
import { afterAll } from 'vitest'
import { emptyMemos } from '../../src/core/kernel/quick/memoize.js'
import { beginReading, readingNow } from './record-reads.js'

beginReading()
emptyMemos()
// biome-ignore lint/correctness/noEmptyPattern: the runner reads from it that no fixture is wanted
afterAll(({}, suite) => {
  suite.file.meta.reading = readingNow()
})
