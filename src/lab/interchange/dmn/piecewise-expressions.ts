/** Answers that no one expression gives: cut along as few fields as it takes, each piece with an expression of its own. @module */
import type { Value } from '#core'
import { type Answered, formOf } from './answer-expressions.js'
import type { Box } from './field-value-sets.js'

/** Some views, and the expression that holds for them. */
export interface FeelPart {
  readonly box: Box
  readonly answer: string
}

/** The most fields along which is cut. */
const MOST_FIELDS = 3

/** The fewest pieces along the fewest fields; none where it would take more fields. */
export function piecesOf(views: readonly Answered[]): readonly FeelPart[] | undefined {
  const whole = formOf(views)
  if (whole !== undefined) return [{ box: {}, answer: whole }]
  const fields = Object.keys(views[0]?.view ?? {}).filter((field) => valuesIn(views, field).length > 1)
  for (let many = 1; many <= MOST_FIELDS; many += 1) {
    const ways = choices(fields, many).flatMap((cut) => cutAlong(cut, views) ?? [])
    const [fewest] = ways.toSorted((one, other) => one.pieces.length - other.pieces.length)
    if (fewest) return fewest.pieces
  }
  return undefined
}

const valuesIn = (views: readonly Answered[], field: string): readonly Value[] => [
  ...new Set(views.map(({ view }) => view[field] as Value)),
]

/** Some of the fields in every order: the last is cut into runs, the others value by value. */
const choices = (fields: readonly string[], many: number): readonly (readonly string[])[] =>
  many === 0
    ? [[]]
    : fields.flatMap((field) =>
        choices(
          fields.filter((other) => other !== field),
          many - 1,
        ).map((rest) => [field, ...rest]),
      )

/** The pieces along some fields, if every one has an expression. */
function cutAlong(
  [field = '', ...others]: readonly string[],
  views: readonly Answered[],
): { readonly pieces: readonly FeelPart[] } | undefined {
  const groups = valuesIn(views, field).map((value) => ({
    value,
    views: views.filter(({ view }) => view[field] === value),
  }))
  if (others.length === 0) return runs(field, groups)
  const pieces: FeelPart[] = []
  for (const { value, views: there } of groups) {
    const cut = cutAlong(others, there)
    if (cut === undefined) return undefined
    pieces.push(...cut.pieces.map(({ box, answer }) => ({ box: { ...box, [field]: [value] }, answer })))
  }
  return { pieces }
}

interface Group {
  readonly value: Value
  readonly views: readonly Answered[]
}

/** Values that follow each other and share an expression as one piece, and all that come to the same one, too. */
function runs(field: string, groups: readonly Group[]): { readonly pieces: readonly FeelPart[] } | undefined {
  const byAnswer = new Map<string, Value[]>()
  let rest = groups
  while (rest.length > 0) {
    let [long, answer] = [0, '']
    for (let length = 1; length <= rest.length; length += 1) {
      const form = formOf(rest.slice(0, length).flatMap(({ views }) => views))
      if (form === undefined && long > 0 && length > 3) break
      if (form !== undefined) [long, answer] = [length, form]
    }
    if (long === 0) return undefined
    byAnswer.set(answer, [...(byAnswer.get(answer) ?? []), ...rest.slice(0, long).map(({ value }) => value)])
    rest = rest.slice(long)
  }
  return { pieces: [...byAnswer].map(([answer, values]) => ({ box: { [field]: values }, answer })) }
}
