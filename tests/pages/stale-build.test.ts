/** A built book that is older than its pages is seen by the times of its files. */
import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isOlder, refuseStaleBuild } from '../../src/home/stale-build.js'
import { temporaryFolder } from '../temporary.js'

it('a file is older than another by when it was written', () => {
  const [one, other] = ['one', 'other'].map((name) => join(temporaryFolder(), name)) as [string, string]
  for (const [file, seconds] of [
    [one, 100],
    [other, 101],
  ] as const) {
    writeFileSync(file, '')
    utimesSync(file, seconds, seconds)
  }
  expect([isOlder(one, other), isOlder(other, one), isOlder(one, one)]).toEqual([true, false, false])
})

it('a book of another package is read as it is written', () => {
  expect(() => refuseStaleBuild({ name: 'all-bridges-burning', home: temporaryFolder() })).not.toThrow()
  expect(() => refuseStaleBuild({ name: 'no-such-book' })).not.toThrow()
})
