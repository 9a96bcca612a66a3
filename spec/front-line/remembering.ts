/** Remembering what was worked out before. @module */
import { onceByName, recently } from 'rulewright/book'

/** The same function, which works out its answer for an object that was asked about lately only once. */
export const remembering = recently

/** The same function, which works out its answer for a name once. */
export const rememberingNames = onceByName

/** The same function of two, which works out its answer for an object and a name once. */
export function rememberingEach<Key extends object, Name extends string | number, Answer>(
  workOut: (key: Key, name: Name) => Answer,
): (key: Key, name: Name) => Answer {
  const answersOf = remembering((key: Key) => rememberingNames((name: Name) => workOut(key, name)))
  return (key, name) => answersOf(key)(name)
}
