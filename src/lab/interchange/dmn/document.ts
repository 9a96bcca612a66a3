/** A rule table as a document of DMN 1.3. @module */
import { cite, type Domain, domainOf, type Policy, questionOf, type Table, wordsOf } from '#core'
import { element, idsFor, type Xml, xmlDocument } from '../xml.js'
import { cell, feelName, typeOf, valuesOf } from './feel.js'
import type { Rule } from './rules.js'

/** The XML namespaces of DMN, and our own. */
const NAMESPACES = {
  xmlns: 'https://www.omg.org/spec/DMN/20191111/MODEL/',
  'xmlns:rw': 'urn:rulewright',
}

/** The policies of rule tables, in DMN and in words. */
const HITS: Readonly<
  Record<Policy, { readonly policy: string; readonly aggregation?: string; readonly says: string }>
> = {
  one: { policy: 'UNIQUE', says: 'Exactly one rule answers.' },
  first: { policy: 'FIRST', says: 'The first rule that matches answers.' },
  sum: { policy: 'COLLECT', aggregation: 'SUM', says: 'The answers of all rules that match are added.' },
  forbid: {
    policy: 'COLLECT',
    says: 'Every rule that matches refuses; the answer lists them, and is empty where nothing refuses.',
  },
}

const inText = (text: string): Xml => element('text', {}, text)

/** The document of a table whose rules are known. */
export function documentOf(table: Table, rules: readonly Rule[]): string {
  const fields = Object.entries(table.view.fields)
  const names = idsFor([...fields.map(([field]) => feelName(field)), table.name])
  const name = names.get(table.name) ?? table.name
  const type = table.policy === 'forbid' ? undefined : answerType(table, rules)
  return xmlDocument(
    element('definitions', { ...NAMESPACES, id: `definitions_${name}`, name, namespace: 'urn:rulewright:tables' }, [
      ...fields.map(([field, domain]) =>
        element('inputData', { id: `data_${feelName(field)}`, name: feelName(field), label: wordsOf(domain) }, [
          element('variable', { name: feelName(field), typeRef: typeOf(domainOf(domain)) ?? 'Any' }),
        ]),
      ),
      element('decision', { id: `decision_${name}`, name, label: table.name }, [
        element('description', {}, described(table)),
        extension(table, rules),
        element('variable', { name, typeRef: type ?? 'Any' }),
        ...fields.map(([field]) =>
          element('informationRequirement', { id: `needs_${feelName(field)}` }, [
            element('requiredInput', { href: `#data_${feelName(field)}` }),
          ]),
        ),
        decisionTable(table, rules),
      ]),
    ]),
  )
}

/** The type of what a table answers. */
const answerType = ({ policy, rows }: Table, rules: readonly Rule[]) =>
  policy === 'sum'
    ? 'number'
    : rows.length > 0 && rules.length > 0
      ? typeOf(rows.map(({ constant }) => constant))
      : undefined

const described = ({ policy, view: { impossible } }: Table): string =>
  [HITS[policy].says, ...impossible.map(({ because }) => `Does not occur: ${because}`)].join('\n')

/** Builds the parts without a place in DMN: the clauses with their texts, and the questions behind fields. */
function extension({ view: { fields, impossible } }: Table, rules: readonly Rule[]): Xml {
  const clauses = new Set(rules.flatMap((rule) => [...rule.clauses, ...rule.unless]))
  return element('extensionElements', {}, [
    ...[...clauses].map((clause) =>
      element('rw:clause', { id: clause.id, number: clause.section.number, title: clause.section.title }, clause.text),
    ),
    ...Object.entries(fields).flatMap(([field, domain]) => readings(field, domain)),
    ...impossible.map(({ because }) => element('rw:impossible', { because })),
  ])
}

function readings(field: string, domain: Domain): readonly Xml[] {
  const question = questionOf(domain)
  if (question === undefined) return []
  const { name, asks, usual, because } = question
  return [
    element(
      'rw:question',
      { field: feelName(field), name, asks, usual, because },
      Object.entries(question.readings).map(([reading, says]) => element('rw:reading', { name: reading }, says)),
    ),
  ]
}

function decisionTable(table: Table, rules: readonly Rule[]): Xml {
  const { policy, aggregation } = HITS[table.policy]
  const fields = Object.entries(table.view.fields)
  const lifted = rules.some(({ unless }) => unless.length > 0)
  const columns = ['row', 'clauses', 'says', ...(lifted ? ['unless'] : [])]
  const entries = (when: Rule['when']) =>
    fields.map(([field, domain]) => element('inputEntry', {}, [inText(cell(when[field], domainOf(domain)))]))
  const nothing =
    table.policy === 'sum'
      ? [
          rule(
            'rule_0',
            entries({}),
            '0',
            columns.map((column) => (column === 'says' ? 'Where no rule matches, the sum is 0.' : '')),
          ),
        ]
      : []
  return element('decisionTable', { id: 'table', hitPolicy: policy, aggregation, outputLabel: table.name }, [
    ...fields.map(([field, domain]) => input(field, domain)),
    element('output', { id: 'answer', label: table.name }),
    ...columns.map((name) => element('annotation', { name })),
    ...rules.map((one, at) =>
      rule(`rule_${at + 1}`, entries(one.when), one.answer, notesOf(one).slice(0, columns.length), one),
    ),
    ...nothing,
  ])
}

const notesOf = ({ row, clauses, unless }: Rule): readonly string[] => [
  String(row),
  clauses.map(cite).join(', '),
  clauses.map(({ text }) => text).join(' '),
  unless.map(cite).join(', '),
]

function input(field: string, domain: Domain): Xml {
  const values = domainOf(domain)
  return element('input', { id: `input_${feelName(field)}`, label: wordsOf(domain) ?? field }, [
    element('inputExpression', { id: `asks_${feelName(field)}`, typeRef: typeOf(values) ?? 'Any' }, [
      inText(feelName(field)),
    ]),
    element('inputValues', {}, [inText(valuesOf(values))]),
  ])
}

function rule(id: string, entries: readonly Xml[], answer: string, notes: readonly string[], cited?: Rule): Xml {
  const cites = cited?.clauses.map((clause) => element('rw:cites', { clause: clause.id, row: String(cited.row) })) ?? []
  return element('rule', { id }, [
    ...(cites.length > 0 ? [element('extensionElements', {}, cites)] : []),
    ...entries,
    element('outputEntry', {}, [inText(answer)]),
    ...notes.map((note) => element('annotationEntry', {}, [inText(note)])),
  ])
}
