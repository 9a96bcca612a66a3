/**
 * Decision tables run by software that is not ours: `dmn-moddle` reads the document, `feelin` says which values of a
 * domain pass a cell and what an answer comes to. Cells are asked once for each value, and then looked up.
 */
import { DmnModdle } from 'dmn-moddle'
import { evaluate, unaryTest } from 'feelin'

interface Text {
  readonly text: string
}
interface Moddle {
  readonly rootElement: {
    readonly drgElement: readonly { readonly $type: string; readonly decisionLogic: DecisionTable }[]
  }
  readonly warnings: readonly unknown[]
}
interface DecisionTable {
  readonly hitPolicy: string
  readonly aggregation?: string
  /** The inputs; none if a table asks about nothing. */
  readonly input?: readonly { readonly inputExpression: Text }[]
  readonly rule: readonly { readonly inputEntry?: readonly Text[]; readonly outputEntry: readonly Text[] }[]
}

type Context = Readonly<Record<string, unknown>>

/** Evaluates an expression in FEEL. */
function evaluated(text: string, context: Context): unknown {
  const { value, warnings } = evaluate(text, context)
  if (warnings.length > 0) throw new Error(`${text}: ${JSON.stringify(warnings)}`)
  return value
}

const known = new Map<string, boolean>()

/** True if a value passes a cell. */
function passes(cell: string, value: unknown): boolean {
  const key = JSON.stringify([cell, value])
  const before = known.get(key)
  if (before !== undefined) return before
  const now = unaryTest(cell, { '?': value }).value === true
  known.set(key, now)
  return now
}

const POLICIES: Readonly<Record<string, (answers: readonly unknown[]) => unknown>> = {
  UNIQUE: (answers) => {
    if (answers.length !== 1) throw new Error(`UNIQUE: ${answers.length} rules match`)
    return answers[0]
  },
  FIRST: ([answer]) => answer,
  COLLECT: (answers) => answers,
  'COLLECT SUM': (answers) => (answers as readonly number[]).reduce((one, other) => one + other),
}

/** Reads a document as a function from a view, with fields by their FEEL names, to its answer. */
export async function readDmn(text: string): Promise<(view: Context) => unknown> {
  const read = (await new DmnModdle().fromXML(text)) as Moddle
  if (read.warnings.length > 0) throw new Error(JSON.stringify(read.warnings))
  const table = read.rootElement.drgElement.find(({ $type }) => $type === 'dmn:Decision')?.decisionLogic
  if (table === undefined) throw new Error('no decision')
  const together = POLICIES[[table.hitPolicy, table.aggregation].filter(Boolean).join(' ')]
  if (together === undefined) throw new Error(`${table.hitPolicy} ${table.aggregation}`)
  const inputs = (table.input ?? []).map(({ inputExpression }) => inputExpression.text)
  const rules = table.rule.map(({ inputEntry = [], outputEntry: [output] }) => ({
    cells: inputEntry.flatMap(({ text: cell }, at) =>
      cell === '-' ? [] : [{ name: inputs[at] ?? '', cell, known: new Map<unknown, boolean>() }],
    ),
    answer: answering(output?.text ?? ''),
  }))
  const passesIn = ({ name, cell, known }: (typeof rules)[number]['cells'][number], view: Context) => {
    const value = view[name]
    const now = known.get(value) ?? passes(cell, value)
    known.set(value, now)
    return now
  }
  const isFirst = table.hitPolicy === 'FIRST'
  return (view) => {
    const answers: unknown[] = []
    for (const { cells, answer } of rules) {
      if (!cells.every((cell) => passesIn(cell, view))) continue
      answers.push(answer(view))
      if (isFirst) break
    }
    return together(answers)
  }
}

/** An answer, which is computed anew only where a field that it names has another value. */
function answering(text: string): (view: Context) => unknown {
  const names = [...new Set(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').match(/[A-Za-z]\w*/g))]
  const before = new Map<string, unknown>()
  return (view) => {
    const used = names.filter((name) => Object.hasOwn(view, name))
    const key = used.map((name) => String(view[name])).join()
    if (!before.has(key)) before.set(key, evaluated(text, Object.fromEntries(used.map((name) => [name, view[name]]))))
    return before.get(key)
  }
}
