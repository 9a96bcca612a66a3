/** Remembering what was worked out before. @module */
import { recently } from 'rulewright/book'

/** The same function, which works out its answer for an object that was asked about lately only once. */
export const remembering = recently

/** The same function, which works out its answer for a name once. */
export function rememberingNames<Name, Answer>(workOut: (name: Name) => Answer): (name: Name) => Answer {
  const known = new Map<Name, { readonly answer: Answer }>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found.answer
    const answer = workOut(name)
    known.set(name, { answer })
    return answer
  }
}

/** The same function of two, which works out its answer for an object and a name once. */
export function rememberingEach<Key extends object, Name, Answer>(
  workOut: (key: Key, name: Name) => Answer,
): (key: Key, name: Name) => Answer {
  const answersOf = remembering((key: Key) => rememberingNames((name: Name) => workOut(key, name)))
  return (key, name) => answersOf(key)(name)
}
