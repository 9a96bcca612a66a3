/**
 * A store of facts about recently used objects.
 *
 * Positions and games come and go by the thousand. A weak map would keep the facts of each until the next full garbage
 * collection, which costs more than it saves. This store drops entries that have not been used for a while.
 *
 * @module
 */
import { memoAge } from './memoize.js'

/** The number of objects that always stay stored. */
const MANY = 16

/** Remembers answers for the objects that were asked about lately, and forgets the others. */
export class Recent<Of extends object, Answer> {
  private young = new Map<Of, Answer>()
  private old = new Map<Of, Answer>()
  private age = memoAge()

  constructor(private readonly most = MANY) {}

  /** The stored facts of an object; nothing if they were dropped. */
  get(of: Of): Answer | undefined {
    if (this.age !== memoAge()) this.empty()
    const known = this.young.get(of)
    if (known !== undefined) return known
    const before = this.old.get(of)
    if (before !== undefined) this.set(of, before)
    return before
  }

  /** Keeps what is known of an object. */
  set(of: Of, answer: Answer): void {
    if (this.age !== memoAge()) this.empty()
    if (this.young.size >= this.most) {
      this.old = this.young
      this.young = new Map()
    }
    this.young.set(of, answer)
  }

  private empty(): void {
    this.young = new Map()
    this.old = new Map()
    this.age = memoAge()
  }
}

/** The same function, which works out its answer for an object that was asked about lately only once: nothing that it looks at may change. */
export function recently<Of extends object, Answer>(answer: (of: Of) => Answer, most = MANY): (of: Of) => Answer {
  const known = new Recent<Of, { readonly answer: Answer }>(most)
  return (of) => {
    const before = known.get(of)
    if (before !== undefined) return before.answer
    const now = { answer: answer(of) }
    known.set(of, now)
    return now.answer
  }
}
