/**
 * The orders that always stand for Non-players: every example of theirs holds, and each of them decides in one.
 */
import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { exampleRunner } from '../../src/core/examples/folder.js'
import { temporaryFolder } from '../temporary.js'

const folder = join(import.meta.dirname, '../../spec/all-bridges-burning/examples/non-players')
const files = readdirSync(folder).filter((file) => file.startsWith('orders'))

const OURS =
  /^(a shift|a space for the Agitation|an Event:|by chance, for an Event|Agitation of|Red Revolt:|the first free|the text that|Event Instructions:|Capability placement)/

describe('8.1.6 to 8.1.8: the orders of Non-players outside their cards', () => {
  const alone = temporaryFolder()
  for (const file of files) copyFileSync(join(folder, file), join(alone, file))
  const advised = new Set<string>()
  const narrowed = new Set<string>()
  const results = exampleRunner(
    allBridgesBurning,
    alone,
  )({
    trace: (lines) => {
      for (const line of lines)
        if (line.kind === 'advised') {
          const { priority = '', steps } = line.advice
          advised.add(priority)
          for (const { says } of steps.slice(1)) narrowed.add(says)
        }
    },
    refusing: () => undefined,
  })

  for (const { name, passed, message } of results) it(name, () => expect(passed, message).toBe(true))

  it('in which every order decides once', () => {
    const orders = allBridgesBurning.automaton?.all.map(({ name }) => name).filter((name) => OURS.test(name)) ?? []
    expect(orders.length).toBeGreaterThan(20)
    expect(orders.filter((name) => !advised.has(name))).toEqual([])
  })

  it('in which every nested priority narrows once', () => {
    const orders = allBridgesBurning.automaton?.all.filter(({ name }) => OURS.test(name)) ?? []
    const nested = new Set(orders.flatMap(({ within }) => within.map(({ says }) => says)))
    expect(nested.size).toBeGreaterThan(10)
    expect([...nested].filter((says) => !narrowed.has(says))).toEqual([])
  })
})
