/**
 * Every command that writes, over a disk that fails at its first write, at its second, and so on: what a user has is whole, old or new;
 * what happened is said; and the next run succeeds. `npm run faults` tries all commands and all ways to fail, and
 * RULEWRIGHT_FAULTS=NAME one of them.
 */
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../temporary.js'
import { tried } from './disk-fault-trial.js'
import { FAULTS, type Fault } from './faulty-disk.js'
import { QUICK, SLOW } from './writing-commands.js'

const asked = process.env.RULEWRIGHT_FAULTS
const faults: readonly Fault[] = asked === undefined ? ['once', 'killed'] : FAULTS
const all = [...QUICK, ...SLOW]
const writings = asked === undefined ? QUICK : all.filter(({ name }) => asked === 'all' || asked === name)

describe('a disk that fails', () => {
  let sum = 0
  afterAll(() => console.log(`${writings.length} commands: ${sum} write points tried`))

  it.each(writings)('at any write of $name', async (writing) => {
    const folder = temporaryFolder()
    const wrong: string[] = []
    let points = 0
    for (const fault of faults) {
      const found = await tried(writing, fault, folder)
      points += found.points
      wrong.push(...found.wrong)
    }
    sum += points
    console.log(`${writing.name}: ${points} write points tried`)
    expect(wrong).toEqual([])
    expect(points).toBeGreaterThan(8)
  })
})
