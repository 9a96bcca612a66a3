/** Arguments of calls that come from outside. @module */
import type { Chart } from './chart.js'
import { canonical, type Json } from './json.js'
import { check } from './parsed.js'
import { readerOf } from './shape.js'

/** An argument of a call from outside with what its procedure fills in; that the procedure takes no such argument is an error. */
export function argsFor({ name, procedure }: Chart, args: Json): Json {
  const taken = readerOf(procedure.args)(args)
  // Whatever is whole stays the same object.
  if (taken) return canonical(taken.read) === canonical(args) ? args : (taken.read as Json)
  const read = check(procedure.args, args)
  const why = read.ok
    ? []
    : read.problems.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
  throw new TypeError(`"${name}" takes another argument: ${why.join('; ')}`)
}
