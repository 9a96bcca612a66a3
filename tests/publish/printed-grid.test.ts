/** Tables of two fields, shown as they are printed. */
import { P } from 'ts-pattern'
import { describe, expect, it } from 'vitest'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { question } from '../../src/core/kernel/sections/question.js'
import { first, one } from '../../src/core/kernel/tables/rule-table.js'
import { among, flag, range, view } from '../../src/core/kernel/tables/table-view.js'
import { plainText } from '../../src/site/draw/html-template.js'
import { printedGrid } from '../../src/site/publish/printed-grid.js'

const { hits } = section('shots', '1', 'Shots', { hits: rule('The table tells what a shot does.') })
const fields = { range: among(['near', 'mid', 'far'], 'the range'), die: range(1, 3, 'the die') }

const shots = one('shots', view(fields), (row) => [
  row(hits, { range: 'near', die: 1 }, 'hit'),
  row(hits, { range: 'near', die: P.union(2, 3) }, 'miss'),
  row(hits, { range: P.union('mid', 'far') }, 'out of range'),
])

describe('a table of two fields', () => {
  it('is a grid: the first field across, the second down, and each cell leads to its row', () => {
    const grid = printedGrid(shots)?.html ?? ''
    expect(grid).toContain('<th scope="colgroup" colspan="3">the range</th>')
    const lines = [...grid.matchAll(/<tr><th scope="row">.*?<\/tr>/g)].map(([line]) => plainText(line))
    expect(lines).toEqual([
      '1 hit out of range out of range',
      '2 miss out of range out of range',
      '3 miss out of range out of range',
    ])
    expect(grid).toContain('<a href="#row-2">miss</a>')
    expect(grid).toContain('<a href="#row-3">out of range</a>')
  })

  it('has a dash where nothing is said', () => {
    const gap = one('gap', view(fields), (row) => [row(hits, { range: 'near', die: 1 }, 'hit')])
    expect(printedGrid(gap)?.html.match(/<td>–<\/td>/g)).toHaveLength(8)
  })

  it('stays rows where it is no plain grid', () => {
    const asked = question('far', {
      kind: 'gap',
      asks: 'How far?',
      clauses: [hits],
      readings: { a: 'A.', b: 'B.', c: 'C.' },
      usual: 'a',
      because: 'It is.',
    })
    const read = one('read', view({ die: range(1, 3), far: asked }), (row) => [row(hits, { die: 1, far: 'a' }, 'hit')])
    const small = one('small', view({ die: range(1, 3), up: flag('up', 'down') }), (row) => [
      row(hits, { die: 1, up: true }, 'hit'),
    ])
    const inOrder = first('in order', view(fields), (row) => [row(hits, { range: 'near', die: 1 }, 'hit')])
    const counted = one('counted', view(fields), (row) => [row(hits, { range: 'near', die: 1 }, ({ die }) => die + 1)])
    const alone = one('alone', view({ die: range(1, 3) }), (row) => [row(hits, { die: 1 }, 'hit')])
    for (const table of [read, small, inOrder, counted, alone]) expect(printedGrid(table), table.name).toBeUndefined()
  })
})
