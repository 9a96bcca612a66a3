/** Holds of each subject that what is sound is read, and that whatever somebody sends is met as it must be. @module */
import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../temporary.js'
import { changedBytes, changedValue } from './mutations.js'
import type { Met, Subject } from './subject.js'

const textOf = ({ written }: Subject, value: unknown): string => {
  if (written === 'text') return String(value)
  return written === 'lines' && Array.isArray(value)
    ? value.map((line) => `${JSON.stringify(line) ?? ''}\n`).join('')
    : (JSON.stringify(value) ?? '')
}

/** All that can come of a subject: its structure is other, or its bytes are. */
function sent(subject: Subject): fc.Arbitrary<Uint8Array> {
  const bytes = changedBytes(textOf(subject, subject.sound))
  if (subject.written === 'text') return bytes
  return fc.oneof(
    { weight: 3, arbitrary: changedValue(subject.sound).map((value) => Buffer.from(textOf(subject, value))) },
    { weight: 2, arbitrary: bytes },
  )
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const RAW = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

/** What is told of an error, as text or within JSON. */
const linesTold = (err: string): readonly string[] =>
  err.startsWith('{"error":') ? (JSON.parse(err) as { error: { lines: string[] } }).error.lines : err.split('\n')

/** Holds that something foreign was met as it must be: no crash, nothing raw, few words, and a reason where it is refused. */
async function met(subject: Subject, bytes: Uint8Array, file: string): Promise<Met> {
  writeFileSync(file, bytes)
  const { code, err, out = '' } = await subject.meet(file, bytes)
  expect([0, 1, 2]).toContain(code)
  expect(`${out}${err}`).not.toMatch(/\n +at \S.*:\d+:\d+|internal error|\[object Object\]/)
  if (out !== '' || code === 0) expect(`${out}${err}`).not.toMatch(RAW)
  if (code !== 0) expect(`${out}${err}`.trim()).not.toBe('')
  if (code === 2) expect(err.replaceAll(file, 'FILE')).toMatch(subject.refusal)
  for (const line of subject.isCommand ? linesTold(err) : []) expect(line.length).toBeLessThan(2100)
  return { code, out, err }
}

const RUNS = 40

/** How much of what was sent is shown where it was not met as it must be; the seed gives the rest. */
const SHOWN = 400

function shortly({
  failed,
  seed,
  counterexamplePath,
  counterexample,
  errorInstance,
}: fc.RunDetails<[Uint8Array]>): void {
  if (!failed) return
  const sentText = Buffer.from(counterexample?.[0] ?? []).toString()
  const what = `seed ${seed}, path ${counterexamplePath}: ${JSON.stringify(sentText.slice(0, SHOWN))}`
  throw new Error(what, { cause: errorInstance })
}

/** Runs the tests of subjects. */
export const meetAll = (subjects: readonly Subject[]): void =>
  describe.each(subjects)('$name', (subject) => {
    const file = join(temporaryFolder(), 'sent.json')

    test('is read where it is sound', async () => {
      const { code, err } = await met(subject, Buffer.from(textOf(subject, subject.sound)), file)
      expect(code, err).toBeLessThan(2)
    })

    test.each([
      ['of a known seed', 7],
      ['of a seed of its own', randomInt(2 ** 31)],
    ])('is met as it must be where it is changed: %s', async (_title, seed) => {
      await fc.assert(
        fc.asyncProperty(sent(subject), async (bytes) => void (await met(subject, bytes, file))),
        { seed, numRuns: RUNS, endOnFailure: true, reporter: shortly },
      )
    })
  })
