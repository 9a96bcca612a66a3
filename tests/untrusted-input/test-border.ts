/**
 * Holds of each border that what is sound is read, and that whatever somebody sends is met as it must be.
 *
 * What is known to be hard is sent first. Then come inputs of a fixed seed, few of them; or, where `RULEWRIGHT_INPUTS` says how
 * many at each border, of a seed of the day.
 *
 * @module
 */
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { temporaryFolder } from '../temporary.js'
import { IN_SOURCE, type Subject } from './border-type.js'
import { expectMet } from './check-outcome.js'
import { EVERY, HARD, hardLine } from './hard-inputs.js'
import { changedBytes, changedText, changedValue, longSomewhere } from './input-mutations.js'

declare module 'vitest' {
  interface TaskMeta {
    /** The number of inputs that a test sent, and their seed. */
    inputs?: { readonly border: string; readonly tried: number; readonly seed: number }
  }
}

const textOf = ({ written }: Subject, value: unknown): string => {
  if (written === 'text') return String(value)
  return written === 'lines' && Array.isArray(value)
    ? value.map((line) => `${JSON.stringify(line) ?? ''}\n`).join('')
    : (JSON.stringify(value) ?? '')
}

/** All that can come of something sound: its structure is other, its words are, or its bytes. */
function changedFrom(subject: Subject, sound: unknown): fc.Arbitrary<Uint8Array> {
  const text = textOf(subject, sound)
  const words = { weight: 2, arbitrary: changedText(text) }
  const bytes = { weight: 2, arbitrary: changedBytes(text) }
  if (subject.written === 'text') return fc.oneof(words, bytes)
  const value = {
    weight: 4,
    arbitrary: changedValue(sound).map((one): Uint8Array => Buffer.from(textOf(subject, one))),
  }
  if (subject.refusal !== IN_SOURCE) return fc.oneof(value, words, bytes)
  return fc.oneof(value, words, bytes, { weight: 2, arbitrary: changedText(stringify(sound)) })
}

/** All that can be sent to a border. */
const inputsOf = (subject: Subject): fc.Arbitrary<Uint8Array> =>
  subject.inputs ?? fc.oneof(...[subject.sound, ...(subject.also ?? [])].map((sound) => changedFrom(subject, sound)))

/** The number of inputs for a border, the number for a slow border, and their fixed seed. */
const [FEW, FEWEST, FIXED] = [20, 3, 7]
/** The number of inputs for a border at night, with a new seed. A slow border gets a part of them. */
const asked = Number(process.env.RULEWRIGHT_INPUTS ?? 0)
const PART = 5
const seed = asked > 0 ? Number(process.env.RULEWRIGHT_SEED ?? randomInt(2 ** 31)) : FIXED

/** Returns the number of inputs for a border, given the requested number. */
export function inputsFor({ isSlow }: Pick<Subject, 'isSlow'>, many: number): number {
  if (many > 0) return isSlow ? Math.ceil(many / PART) : many
  return isSlow ? FEWEST : FEW
}

/** The number of attempts to make a failing input smaller, and the number for slow borders. */
const [SMALLER, SELDOM] = [300, 30]

/** Sends inputs to a border; what was met in a wrong way is made small, and told as a line of the hard inputs. */
export async function sendTo(subject: Subject, file: string, numRuns: number, from: number): Promise<number> {
  let smaller = subject.isSlow ? SELDOM : SMALLER
  let failed: unknown
  const property = fc.asyncProperty(inputsOf(subject), async (bytes) => {
    if (failed !== undefined && smaller-- <= 0) return
    try {
      await expectMet(subject, bytes, file)
    } catch (error) {
      failed = error
      throw error
    }
  })
  const found = await fc.check(property, { seed: from, numRuns })
  if (!found.failed) return found.numRuns
  const line = hardLine({
    border: subject.name,
    because: String(found.errorInstance).split('\n')[0] ?? '',
    bytes: found.counterexample?.[0] ?? new Uint8Array(),
  })
  throw new Error(
    `seed ${from}, input ${found.numRuns}; a line for tests/untrusted-input/hard-inputs.jsonl:\n${line}`,
    {
      cause: found.errorInstance,
    },
  )
}

/** Runs the tests of borders. */
export const meetAll = (subjects: readonly Subject[]): void =>
  describe.each(subjects)('$name', (subject) => {
    const file = join(temporaryFolder(), 'sent.json')
    // By day, and where an answer takes long, few inputs have to do.
    const isShort = subject.isSlow === true && asked === 0
    const takesAny = subject.inputs === undefined && !isShort
    const hard = HARD.filter(({ border }) => border === subject.name || (border === EVERY && takesAny))

    const sounds = [subject.sound, ...(subject.also ?? [])].map((sound) => ({ sound }))
    test.each(sounds)('is read where it is sound: %#', async ({ sound }) => {
      const { code, err } = await expectMet(subject, Buffer.from(textOf(subject, sound)), file)
      expect(code, err).toBeLessThan(2)
    })

    test.each(hard)('is met as it must be where it is hard: $because', async ({ bytes }) => {
      await expectMet(subject, bytes, file)
    })

    const long = sounds
      .slice(0, isShort ? 0 : 1)
      .flatMap(({ sound }) => (typeof sound === 'object' ? longSomewhere(sound) : []))
    const veryLong = long.map((one) => ({ one }))
    test.each(veryLong)('is met as it must be where a text of it is very long: %#', async ({ one }) => {
      await expectMet(subject, Buffer.from(textOf(subject, one)), file)
    })

    test('is met as it must be where it is changed', async ({ task }) => {
      const tried = await sendTo(subject, file, inputsFor(subject, asked), seed)
      task.meta.inputs = { border: subject.name, tried, seed }
      expect(tried).toBeGreaterThan(0)
    })
  })
