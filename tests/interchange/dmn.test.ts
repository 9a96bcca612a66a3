/** Tables as DMN answer like the tables themselves, by software that is not ours. */
import { DmnModdle } from 'dmn-moddle'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'
import { P } from 'ts-pattern'
import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { forbid, one, type Refusal, type Table } from '../../src/core/kernel/tables/rule-table.js'
import { domainOf, product, range, type View, view, viewSize } from '../../src/core/kernel/tables/table-view.js'
import { canonical, type Value } from '../../src/core/values/json.js'
import { dmnOf } from '../../src/lab/interchange/dmn/export.js'
import { feelName } from '../../src/lab/interchange/dmn/feel.js'
import { barName, rulesOf } from '../../src/lab/interchange/dmn/rules.js'
import { eatingScores, book as orchard, turns } from '../kernel/orchard.js'
import { readDmn } from './dmn-engine.js'

type Seen = Readonly<Record<string, Value>>

/** Tables with more views are asked about a sample, but at night about all. */
const WHOLE = process.env.RULEWRIGHT_WHOLE === '1' ? Number.POSITIVE_INFINITY : 5_000
const SAMPLE = 2_500
const SEED = 20

/** Views of a table drawn from a seed, of those that can occur. */
function* sampled({ fields, impossible }: View): Generator<Seen> {
  const random = mersenne(SEED)
  for (let count = 0; count < SAMPLE; count += 1) {
    const entries = Object.entries(fields).map(([field, domain]) => {
      const values = domainOf(domain)
      return [field, values[uniformInt(random, 0, values.length - 1)]] as const
    })
    const seen = Object.fromEntries(entries) as Seen
    if (!impossible.some(({ when }) => when(seen as never))) yield seen
  }
}

const viewsOf = (table: Table): Iterable<Seen> =>
  viewSize(table.view) > WHOLE ? sampled(table.view) : (product(table.view) as Iterable<Seen>)

/** Returns the answer of a table, in the form that a decision table can express. */
const answerOf = (table: Table, seen: Seen): unknown => {
  const answer = table.ask(seen as never)
  return table.policy === 'forbid'
    ? (answer as readonly Refusal[]).map(({ row, clauses }) => barName(row + 1, clauses))
    : answer
}

/** The views in which a document and its table answer otherwise, or the document not at all; and how many were asked. */
async function compared(table: Table, text: string) {
  const ask = await readDmn(text)
  const names = Object.keys(table.view.fields).map((field) => [field, feelName(field)] as const)
  const wrong: string[] = []
  let views = 0
  const read = (seen: Seen) => {
    try {
      return ask(Object.fromEntries(names.map(([field, name]) => [name, seen[field]])))
    } catch (error) {
      return String(error)
    }
  }
  for (const seen of viewsOf(table)) {
    views += 1
    const [theirs, ours] = [read(seen), answerOf(table, seen)]
    if (canonical(theirs) !== canonical(ours))
      wrong.push(`${canonical(seen)}: ${canonical(theirs)}, not ${canonical(ours)}`)
  }
  return { views, wrong }
}

describe.each(books.map(({ name, load }) => ({ name, load })))('the tables of $name as DMN', ({ load }) => {
  it('are read and answered alike by dmn-moddle and feelin', async () => {
    const book = await load()
    const { files, entries } = dmnOf(book)
    expect(entries.filter(({ refused }) => refused !== undefined)).toEqual([])
    expect(files.size).toBe(book.tables.length)
    for (const [at, { file = '' }] of entries.entries()) {
      const table = book.tables[at] as Table
      const { views, wrong } = await compared(table, files.get(file) ?? '')
      expect(views).toBeGreaterThan(0)
      expect(wrong.slice(0, 3), table.name).toEqual([])
    }
  })
})

/** The document of one table. */
const documentOf = (table: Table): string => [...dmnOf({ tables: [table] }).files.values()][0] ?? ''

const named = (name: string) => orchard.tables.find((table) => table.name === name) as Table

describe('what is compared', () => {
  const climbing = named('may not climb')
  const points = named('points')

  it('is seen: the tables of a toy', async () => {
    for (const table of orchard.tables) expect((await compared(table, documentOf(table))).wrong).toEqual([])
  })

  it.each([
    ['a lift that is dropped', climbing, /<text>false<\/text>(?=\s*<\/inputEntry>\s*<outputEntry>)/, '<text>-</text>'],
    ['a bar that is lost', climbing, /<rule id="rule_1">[\s\S]*?<\/rule>/, ''],
    ['a hit policy for another one', climbing, 'hitPolicy="COLLECT"', 'hitPolicy="FIRST"'],
    ['a sum that is a list', points, ' aggregation="SUM"', ''],
    [
      'an interval that ends too early',
      points,
      '<text>[1..6]</text>\n        </inputEntry>',
      '<text>[1..5]</text>\n        </inputEntry>',
    ],
    [
      'two rules for one view',
      named('who wins'),
      '<text>[1..6]</text>\n        </inputEntry>',
      '<text>[0..6]</text>\n        </inputEntry>',
    ],
    ['a sum without its row of zeros', points, /<rule id="rule_0">[\s\S]*?<\/rule>/, ''],
  ] as const)('is seen: %s', async (_, table, from, to) => {
    const text = documentOf(table)
    const broken = text.replace(from, to)
    expect(broken).not.toBe(text)
    expect((await compared(table, broken)).wrong.length).toBeGreaterThan(0)
  })
})

describe('a document', () => {
  interface Read {
    readonly rootElement: { readonly drgElement: readonly Decision[] }
  }
  interface Decision {
    readonly label: string
    readonly extensionElements?: { readonly values: readonly Readonly<Record<string, unknown>>[] }
    readonly decisionLogic?: {
      readonly annotation: readonly { readonly name: string }[]
      readonly rule: readonly { readonly annotationEntry: readonly { readonly text: string }[] }[]
    }
  }
  const read = async (table: Table) => {
    const { rootElement } = (await new DmnModdle().fromXML(documentOf(table))) as Read
    return rootElement.drgElement.at(-1) as Decision
  }

  it('keeps names, words and citations', async () => {
    const { label, decisionLogic, extensionElements } = await read(named('may not climb'))
    expect(label).toBe('may not climb')
    expect(decisionLogic?.annotation.map(({ name }) => name)).toEqual(['row', 'clauses', 'says', 'unless'])
    expect(decisionLogic?.rule.map(({ annotationEntry }) => annotationEntry.map(({ text }) => text)).at(-1)).toEqual([
      '4',
      '1 turns.tall',
      turns.tall.text,
      '1 turns.ladder',
    ])
    expect(extensionElements?.values).toContainEqual(
      expect.objectContaining({ $type: 'rw:clause', id: 'turns.ladder', $body: turns.ladder.text }),
    )
  })

  it('keeps the question behind a field', async () => {
    const { extensionElements } = await read(named('what eating costs'))
    const [asked] = extensionElements?.values.filter(({ $type }) => $type === 'rw:question') ?? []
    expect(asked).toMatchObject({ field: 'reading', usual: 'no', because: eatingScores.because })
    expect(asked?.$children).toHaveLength(2)
  })
})

describe('the rules of a table', () => {
  const { bare, tall, ladder, eat, order } = turns
  const fields = { a: range(0, 8), b: range(0, 8), c: range(0, 8), d: range(0, 2) }
  const computed = (answer: (seen: { a: number; b: number; c: number; d: number }) => unknown) =>
    one('computed', view(fields), (row) => [row(order, {}, answer)])

  it('leave out what exceptions lift, where it takes several of them', async () => {
    const lifted = forbid('lifted', view({ a: range(0, 4), b: range(0, 4), c: range(0, 2) }), (bar, lift) => [
      bar([bare, tall], { a: P.number.gte(1) }),
      lift(ladder, { b: P.number.lte(2) }, [bare]),
      lift(eat, { c: 1 }, [tall]),
      lift(order, { a: 2, b: 0 }, [bare, tall]),
    ])
    const { views, wrong } = await compared(lifted, documentOf(lifted))
    expect([views, wrong]).toEqual([75, []])
    expect(rulesOf(lifted)).toMatchObject({ told: ['row 1 is partly lifted: 3 rules'] })
  })

  it('say an answer that is computed, in one expression or in parts', async () => {
    for (const [answer, told] of [
      [({ a, b, c }) => 2 * a - b + c - 3, 'row 1 is computed: 2 * a + c - b - 3'],
      [({ a, b }) => Math.max(0, a - b), 'row 1 is computed, and tabulated: 16 rules'],
      [({ a }) => (a > 4 ? 'many' : 'few'), 'row 1 is computed, and tabulated: 2 rules'],
    ] as const satisfies readonly (readonly [Parameters<typeof computed>[0], string])[]) {
      const table = computed(answer)
      expect(rulesOf(table)).toMatchObject({ told: [told] })
      expect((await compared(table, documentOf(table))).wrong).toEqual([])
    }
  })

  it('are none where they would be too many, or cannot be said', () => {
    const mixed = (...numbers: readonly number[]) =>
      numbers.reduce((all, number) => (all * 31 + number * number) % 1009, 7)
    expect(rulesOf(computed(({ a, b, c }) => mixed(a, b, c)))).toEqual({
      refused: 'it needs 729 rules, more than 500, to tabulate its computed answers',
    })
    expect(rulesOf(computed(({ a, b, c, d }) => mixed(a, b, c, d)))).toEqual({
      refused: 'row 1 computes its answer from more fields than can be tabulated',
    })
    expect(rulesOf(computed(() => () => 1))).toEqual({ refused: 'row 1 computes something that is not a plain value' })
  })
})
