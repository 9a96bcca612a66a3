import { afterEach, describe, expect, test, vi } from 'vitest'
import { book } from '../kernel/orchard.js'
import { rulewright } from './call-rulewright.js'

afterEach(() => vi.unstubAllEnvs())

describe('a command that is printed to be typed next', () => {
  test.each([
    ['exec', '"npx rulewright find tables orchard" lists all'],
    ['', '; "rulewright find tables orchard" lists all'],
  ])('begins as the program was called: %j', async (called, says) => {
    vi.stubEnv('npm_command', called)
    expect((await rulewright(['find', 'tables', book.name, 'pionts'])).err).toContain(says)
  })
})
