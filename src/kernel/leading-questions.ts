/**
 * Questions about candidates that lead further in: a table, and what the candidates come to there.
 *
 * Nothing is looked at further in if anything else refuses a candidate. Who asks why is also told what stands at the door,
 * whatever else refuses.
 *
 * @module
 */

import { comingOf, nameOf } from './leads.js'
import { late } from './once.js'
import type { Coming, Inside, Leads } from './option.js'
import type { Plain } from './plain-questions.js'
import type { Refusing } from './staged-questions.js'
import type { ComesTo } from './view.js'

/** A table of which one field tells what candidates come to, if any does. */
interface Leading<C, O> {
  readonly leads: Leads<C, O>
  readonly field: ComesTo | undefined
  /** The table where that field holds a name. */
  readonly as: (name: string) => Plain<C, O>
  readonly inside: Inside | undefined
}

/** What a table refuses, and what its candidates come to. */
export function leading<C, O>({ leads, field, as, inside }: Leading<C, O>): Plain<C, O> {
  const look = (context: C, candidate: O) => {
    const led = leads(context, candidate)
    return led && comingOf(inside, context, led)
  }
  /** What candidates come to; all the same where only the context tells. */
  const comingIn = (context: C): ((candidate: unknown) => Coming | undefined) =>
    leads.length < 2 ? late(() => look(context, undefined as O)) : (candidate) => look(context, candidate as O)

  /** What is refused for what candidates come to, beside what is refused anyway. */
  const beside = (
    refused: Refusing,
    context: C,
    isAstray: (coming: Coming, candidate: unknown) => boolean,
  ): Refusing => {
    const comingTo = comingIn(context)
    const refuses = (candidate: unknown) => {
      if (refused.refuses(candidate)) return true
      const coming = comingTo(candidate)
      return coming !== undefined && (coming.isShut || isAstray(coming, candidate))
    }
    return { all: false, refuses }
  }

  return {
    among: (context) => {
      const refusedAs = named((name) => as(name).among(context))
      return beside(as('open').among(context), context, (coming, candidate) => {
        if (field === undefined) return !coming.isOpen
        const name = nameOf(coming, field)
        return name !== 'open' && refusedAs(name).refuses(candidate)
      })
    },
    amongBut: (forgiven, context) =>
      beside(as('open').amongBut(forgiven, context), context, (coming, candidate) => {
        if (field === undefined) return !coming.isOpenBut(forgiven)
        const name = nameOf(coming, field)
        return name !== 'open' && as(name).amongBut(forgiven, context).refuses(candidate)
      }),
    refusalsIn: (context) => {
      const refusalsAs = named((name) => as(name).refusalsIn(context))
      return (candidate) => {
        const refusals = refusalsAs('open')(candidate)
        const coming = look(context, candidate)
        if (coming === undefined) return refusals
        // A shut door is told beside what the table itself says of it: neither hides the other.
        if (coming.isShut) return [...(field ? refusalsAs('nowhere')(candidate) : refusals), ...coming.atDoor()]
        if (refusals.length > 0 || coming.isOpen) return refusals
        const own = field ? refusalsAs(nameOf(coming, field))(candidate) : []
        return field && own.length === 0 ? own : [...own, ...coming.why()]
      }
    },
  }
}

/** What is found of names, each once. */
function named<T>(find: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>()
  return (name) => {
    const answer = known.get(name) ?? find(name)
    known.set(name, answer)
    return answer
  }
}
