/** The file of settings, read. @module */
import { z } from 'zod'
import { readIn, SOURCE } from '#core'
import type { Settings } from './settings.js'

const schema = z.strictObject({
  book: z.string().optional(),
  readings: z.record(z.string(), z.string()).default({}),
})

/** Reads the settings in a file. */
export function settingsIn(file: string): Settings {
  const { book, readings } = readIn(file, schema, { ...SOURCE, expected: 'settings, such as {"book": "abb"}' })
  return { ...(book && { book }), readings: Object.entries(readings).map(([name, reading]) => `${name}=${reading}`) }
}
