/** Numbers for the views of a table, so that they are quickly told apart. @module */

import { once } from '../../kernel/quick/memoize.js'
import type { Table } from '../../kernel/tables/rule-table.js'
import { domainOf } from '../../kernel/tables/table-view.js'
import { canonical, type Value } from '../../values/json.js'

/** Numbers the views of a table, each with another number. */
export const numbering: (table: Table) => (view: Readonly<Record<string, Value>>) => number | string = once(numbered)

function numbered({ view: { fields } }: Table): (view: Readonly<Record<string, Value>>) => number | string {
  const places = Object.entries(fields).map(([name, domain]) => {
    const values = domainOf(domain)
    return { name, size: values.length, at: new Map(values.map((value, index) => [value, index])) }
  })
  return (view) => {
    let number = 0
    for (const { name, size, at } of places) {
      const index = at.get(view[name] as Value)
      if (index === undefined) return canonical(view)
      number = number * size + index
    }
    return number
  }
}
