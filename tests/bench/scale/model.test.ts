/** The reckoning of a fleet: what it comes to where that can be said without it. */
import { describe, expect, it } from 'vitest'
import { reckoned } from './model.js'

const FREE = { server: 0, asker: 0, worker: 0 }
const jobs = (many: number, seconds: number) => Array.from({ length: many }, () => seconds)

describe('the reckoning of a fleet', () => {
  it('is as many times as fast as there are workers, where the queue costs nothing', () => {
    expect(reckoned({ workers: 8, jobs: jobs(80, 2), cost: FREE, ahead: 1000 })).toEqual({
      workers: 8,
      seconds: 20,
      times: 8,
      share: 1,
    })
  })

  it('waits for the last job', () => {
    const { seconds } = reckoned({ workers: 4, jobs: [...jobs(6, 1), 10], cost: FREE, ahead: 1000 })
    expect(seconds).toBe(11)
  })

  it('goes no faster than the server hands out, or who asks puts in', () => {
    const many = jobs(10_000, 0.1)
    const server = { server: 0.001, asker: 0, worker: 0 }
    expect(reckoned({ workers: 1000, jobs: many, cost: server, ahead: 10_000 }).seconds).toBeCloseTo(10.1, 5)
    const asker = { server: 0, asker: 0.002, worker: 0 }
    expect(reckoned({ workers: 1000, jobs: many, cost: asker, ahead: 10_000 }).seconds).toBeCloseTo(20.1, 5)
  })

  it('keeps workers waiting behind a long job where few stand ahead', () => {
    const long = [10, ...jobs(99, 1)]
    const few = reckoned({ workers: 10, jobs: long, cost: FREE, ahead: 10 })
    const more = reckoned({ workers: 10, jobs: long, cost: FREE, ahead: 100 })
    expect(few.seconds).toBe(19)
    expect(more.seconds).toBe(11)
  })
})
