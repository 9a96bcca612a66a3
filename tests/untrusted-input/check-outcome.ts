/** Holds of one input at one border that it was met as it must be. @module */
import { writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Met, Subject } from './border-type.js'

/** Raw control characters, signs of direction, and what no text can hold. */
const RAW =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/u

/** Words of a defect: a stack, an exit by accident, an object that was taken for a text. */
const DEFECT = /\n +at \S.*:\d+:\d+|internal error|\[object Object\]/

/** The maximum length of one line, and of the complete output for an input of any length. */
const [LONGEST_LINE, MOST] = [4100, 60_000]
/** The number of times a program may get back its input, with the marks that JSON needs. */
const ECHOES = 8

/** Lists the lines of an error, from text or from JSON. */
const linesTold = (err: string): readonly string[] =>
  err.startsWith('{"error":') ? (JSON.parse(err) as { error: { lines: string[] } }).error.lines : err.split('\n')

/** Names that every object would have if somebody had changed what all of them come from. */
const ofAllObjects = (): string =>
  [Object, Array, Function].map(({ prototype }) => Reflect.ownKeys(prototype).length).join()

const clean = ofAllObjects()

/** Runs something that gives no warning of Node, which would stand between the lines that the program prints. */
async function withoutWarning<Came>(run: () => Came | Promise<Came>): Promise<Came> {
  const { emitWarning } = process
  const warned: string[] = []
  process.emitWarning = (warning: string | Error) => void warned.push(String(warning))
  try {
    return await run()
  } finally {
    process.emitWarning = emitWarning
    expect(warned).toEqual([])
  }
}

/** Holds that an input was met as it must be: no crash, nothing raw, few words, and a reason where it is refused. */
export async function expectMet(subject: Subject, bytes: Uint8Array, file: string): Promise<Met> {
  writeFileSync(file, bytes)
  const { code, err, out = '' } = await withoutWarning(() => subject.meet(file, bytes))
  const said = `${out}${err}`
  expect([0, 1, 2], said.slice(0, 500)).toContain(code)
  expect(DEFECT.exec(said)?.[0]).toBeUndefined()
  if (out !== '' || code === 0) expect(RAW.exec(said)?.[0]).toBeUndefined()
  if (code !== 0) expect(said.trim()).not.toBe('')
  if (code === 2) expect(err.replaceAll(file, 'FILE').slice(0, 3000)).toMatch(subject.refusal)
  if (subject.isCommand) {
    for (const line of linesTold(err)) expect(line.length).toBeLessThan(LONGEST_LINE)
    expect(said.length, said.slice(0, 200)).toBeLessThan(MOST + (subject.echoes ? ECHOES * bytes.length : 0))
  }
  expect(ofAllObjects(), 'what all objects come from was changed').toBe(clean)
  return { code, out, err }
}
