/** XML keeps what stands in it, as readers that are not ours read it; ids are such as XML takes. */
import { DmnModdle } from 'dmn-moddle'
import { describe, expect, it } from 'vitest'
import { one, type Table } from '../../src/core/kernel/tables/rule-table.js'
import { among, view } from '../../src/core/kernel/tables/table-view.js'
import { dmnOf } from '../../src/lab/interchange/dmn/export.js'
import { idFor, idsFor } from '../../src/lab/interchange/xml.js'
import { turns } from '../kernel/orchard.js'

const HARD = 'less < more & "quoted" \'twice\' ]]> Ä\nand\ta line'

describe('XML', () => {
  it('keeps texts in attributes, elements and cells, whatever signs they hold', async () => {
    const table = one(HARD, view({ field: among([HARD, 'other'], HARD) }), (row) => [
      row(turns.order, { field: HARD }, HARD),
      row(turns.order, { field: 'other' }, 'other'),
    ])
    const text = [...dmnOf({ tables: [table as unknown as Table] }).files.values()][0] ?? ''
    const { rootElement } = (await new DmnModdle().fromXML(text)) as {
      readonly rootElement: {
        readonly drgElement: readonly {
          readonly label: string
          readonly decisionLogic?: {
            readonly rule: readonly { readonly inputEntry: readonly { readonly text: string }[] }[]
          }
        }[]
      }
    }
    expect(rootElement.drgElement.map(({ label }) => label)).toEqual([HARD, HARD])
    expect(JSON.parse(rootElement.drgElement[1]?.decisionLogic?.rule[0]?.inputEntry[0]?.text ?? '')).toBe(HARD)
  })

  it('shows what cannot stand in XML as its number', () => {
    const name = 'bell \u0007'
    const table = one(name, view({ field: among(['a'], 'x') }), (row) => [row(turns.order, {}, 1)])
    expect([...dmnOf({ tables: [table as unknown as Table] }).files.values()][0]).toContain('label="bell \\u0007"')
  })
})

describe('ids', () => {
  it('begin with a letter and hold nothing but letters, digits and low lines', () => {
    expect(['which die?', 'Äland 2', '2 dice', '?', 'a: b, c'].map(idFor)).toEqual([
      'which_die',
      'Aland_2',
      'n_2_dice',
      'n_',
      'a_b_c',
    ])
  })

  it('are different for different names, also where files do not tell capitals apart', () => {
    expect([...idsFor(['more?', 'more', 'More', 'more_2']).values()]).toEqual(['more', 'more_2', 'More_3', 'more_2_2'])
  })
})
