/** Runs as JUnit XML, which programs that build and test software read. @module */

import { inHtml } from '#core'
import type { Case } from '../format/case.js'
import type { Outcome, Run, Tally } from '../runner/outcome.js'
import { tallyOf } from '../runner/totals.js'
import { askedIn, placeLine } from './shared-phrases.js'

/** A run as JUnit XML: a suite for every procedure that begins. */
export function junitOf(run: Run, cases: readonly Pick<Case, 'id' | 'about' | 'begin'>[]): string {
  const known = new Map(run.cases.map((outcome) => [outcome.id, outcome]))
  const procedures = [...new Set(cases.map(({ begin }) => begin.procedure))]
  const suites = procedures.flatMap((procedure) => {
    const tests = cases.flatMap(({ id, about, begin }) => {
      const outcome = known.get(id)
      return outcome && begin.procedure === procedure ? [{ outcome, about }] : []
    })
    if (tests.length === 0) return []
    const tally = tallyOf(tests.map(({ outcome }) => outcome))
    return [
      `  <testsuite name="${inHtml(`${run.book}: ${procedure}`)}" ${numbersOf(tally)}>`,
      ...tests.flatMap(({ outcome, about }) => testOf(outcome, about, `${run.book}.${procedure}`)),
      '  </testsuite>',
    ]
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${inHtml(`${run.title}: ${askedIn(run)}`)}" ${numbersOf(run.totals)}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

const numbersOf = ({ passed, failed, errored, skipped }: Tally): string =>
  `tests="${passed + failed + errored + skipped}" failures="${failed}" errors="${errored}" skipped="${skipped}"`

function testOf(outcome: Outcome, about: string, name: string): readonly string[] {
  const head = `    <testcase name="${inHtml(`${outcome.id} ${about}`)}" classname="${inHtml(name)}"`
  const inner = insideOf(outcome)
  return inner === undefined ? [`${head}/>`] : [`${head}>`, `      ${inner}`, '    </testcase>']
}

function insideOf({ status, says = '', places = [] }: Outcome): string | undefined {
  if (status === 'passed') return undefined
  if (status === 'skipped') return `<skipped message="${inHtml(says)}"/>`
  const tag = status === 'failed' ? 'failure' : 'error'
  return `<${tag} message="${inHtml(says)}">${inHtml(places.map(placeLine).join('\n'))}</${tag}>`
}
