import { describe, expect, it } from 'vitest'
import {
  CELL_KINDS,
  cellKindsIn,
  flipped,
  holdsNews,
  kindOf,
  otherSide,
  statusOf,
  withCell,
  withoutCell,
} from '#spec/all-bridges-burning/cells'
import { emptySpace, type SpaceState } from '#spec/all-bridges-burning/game'

const space: SpaceState = {
  ...emptySpace,
  cells: {
    reds: { active: 1, inactive: 2 },
    senate: { active: 0, inactive: 0 },
    moderates: { active: 2, inactive: 1 },
  },
  news: { alone: 0, reds: 1, senate: 0, moderates: { active: 1, inactive: 1 } },
}

describe('kinds of Cells', () => {
  it('are a status, with or without News', () => {
    for (const kind of CELL_KINDS) expect(kindOf(statusOf(kind), holdsNews(kind))).toBe(kind)
  })

  it('have another side that is told from the first only by the status', () => {
    for (const kind of CELL_KINDS) {
      expect(otherSide(otherSide(kind))).toBe(kind)
      expect(holdsNews(otherSide(kind))).toBe(holdsNews(kind))
      expect(statusOf(otherSide(kind))).not.toBe(statusOf(kind))
    }
  })
})

describe('Cells one by one', () => {
  it('tells the Moderates Cells with News from those without', () => {
    expect(cellKindsIn(space, 'moderates')).toEqual([
      { kind: 'Active', count: 1 },
      { kind: 'Active with News', count: 1 },
      { kind: 'Inactive with News', count: 1 },
    ])
  })

  it('does not tell which Cell of the Reds has their News', () => {
    expect(cellKindsIn(space, 'reds')).toEqual([
      { kind: 'Active', count: 1 },
      { kind: 'Inactive', count: 2 },
    ])
  })

  it('takes a Cell away with its News, and brings it back', () => {
    const without = withoutCell(space, 'moderates', 'Active with News')
    expect(without.cells.moderates).toEqual({ active: 1, inactive: 1 })
    expect(without.news.moderates).toEqual({ active: 0, inactive: 1 })
    expect(withCell(without, 'moderates', 'Active with News')).toEqual(space)
  })

  it('leaves the News of the Reds alone', () => {
    expect(withoutCell(space, 'reds', 'Active').news).toEqual(space.news)
  })

  it('flips a Cell, which keeps its News', () => {
    const turned = flipped(space, 'moderates', 'Inactive with News')
    expect(turned.cells.moderates).toEqual({ active: 3, inactive: 0 })
    expect(turned.news.moderates).toEqual({ active: 2, inactive: 0 })
  })
})
