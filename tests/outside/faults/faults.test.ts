/**
 * Every command that writes, over a disk that fails at its first write, at its second, and so on: what a user has is whole, old or new;
 * what happened is said; and the next run succeeds. With RULEWRIGHT_WHOLE it is all commands and all ways to fail.
 */
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../temporary.js'
import { FAULTS, type Fault } from './faulty-disk.js'
import { tried } from './trial.js'
import { QUICK, SLOW } from './writings.js'

const isWhole = process.env.RULEWRIGHT_WHOLE === '1'
const faults: readonly Fault[] = isWhole ? FAULTS : ['once', 'killed']
const ONLY = process.env.RULEWRIGHT_FAULTS

const writings = [...QUICK, ...(isWhole ? SLOW : [])].filter(({ name }) => ONLY === undefined || name === ONLY)

describe('a disk that fails', () => {
  it.each(writings)('at any write of $name', async (writing) => {
    const folder = temporaryFolder()
    const wrong: string[] = []
    let points = 0
    for (const fault of faults) {
      const found = await tried(writing, fault, folder)
      points += found.points
      wrong.push(...found.wrong)
    }
    console.log(`${writing.name}: ${points} write points tried`)
    expect(wrong).toEqual([])
    expect(points).toBeGreaterThan(8)
  })
})
