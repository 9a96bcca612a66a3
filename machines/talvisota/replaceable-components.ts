/** The components of which a user can give their own, as a file: those who own the game can read them off map and counters. @module */
import { type Book, check, type Fact, few, type Problem, type Replaceable } from 'rulewright/book'
import type { ZodType } from 'zod'
import { mapProblems } from '#spec/talvisota/components/check-map'
import type { Components } from '#spec/talvisota/components/components'
import { MapText } from '#spec/talvisota/components/map'
import { mapFacts } from '#spec/talvisota/components/stand-in-map'
import { UnitTexts, unitFacts } from '#spec/talvisota/components/units'
import type { Game } from '#spec/talvisota/game'

/** Facts without the stand-ins about what a file replaces. */
const without = (facts: readonly Fact[], replaced: readonly Fact[]): readonly Fact[] =>
  facts.filter((fact) => fact.source !== 'stand-in' || !replaced.includes(fact))

/** The components that can be replaced. */
export function replaceable(
  parts: Components,
  assemble: (parts: Components) => Book<Game>,
): Readonly<Record<string, Replaceable<Game>>> {
  const fromFile = <Value>(
    says: string,
    schema: ZodType<Value>,
    within: (value: Value) => Partial<Components>,
    replaced: readonly Fact[],
    problemsOf: (value: Value) => readonly Problem[],
  ): Replaceable<Game> => ({
    says,
    schema,
    over: (value) => {
      const read = check(schema, value)
      if (!read.ok) return read
      const problems = problemsOf(read.value)
      if (problems.length > 0) return { ok: false, problems: few(problems) }
      return {
        ok: true,
        value: assemble({ ...parts, ...within(read.value), facts: without(parts.facts, replaced) }),
      }
    },
  })
  return {
    map: fromFile(
      'the spaces of the map, their numbers, dotted lines, Fronts and connections',
      MapText,
      (map) => ({ map }),
      mapFacts,
      mapProblems,
    ),
    units: fromFile(
      'the strength and the tactical capacity of the units, and what an entrenchment does',
      UnitTexts,
      (units) => ({ units }),
      unitFacts,
      () => [],
    ),
  }
}
