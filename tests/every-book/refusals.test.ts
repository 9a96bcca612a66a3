import { describe, expect, it } from 'vitest'
import { book as orchard } from '../kernel/orchard.js'
import { refusedByNoLimit } from './refusals.js'

describe('refusals that cite no limit', () => {
  it('are found: that one fruit may be eaten does not say that no second one may', () => {
    expect(refusedByNoLimit(orchard)).toEqual(['may not eat: turns.eat'])
  })

  it('are none where a limit stands beside the permission', () => {
    const [mayNotClimb] = orchard.tables
    expect(refusedByNoLimit({ tables: mayNotClimb ? [mayNotClimb] : [] })).toEqual([])
  })
})
