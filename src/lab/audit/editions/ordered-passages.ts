/** Lists whose order is a rule: numbered steps, and what is done in order. @module */

const CUE =
  /\b(?:in (?:this |that |the (?:following )?)?(?:order|sequence)|(?:steps|phases|sequence)[^.:;]{0,20} below|(?:following|these) (?:steps|phases|priorities)|(?:priority|priorities)|step \d|turn sequence|same (?:steps|phases)(?=:))\b|(?:^|[.:]\s)first,|\bthen:/i
/** A step that follows the passage before it. */
const NEXT = /(?:^|[.:;]\s)(?:then|next),/i
/** A last step, which ends an order that began with its section. */
const LAST = /(?:^|[.:;]\s)(?:lastly|finally),/i
const NUMBERED = [/(?:^|[.:;!?)]\s)1[.)]\s+\p{Lu}/u, /(?:^|[.:;!?)]\s)2[.)]\s+\p{Lu}/u] as const

/** The first passage of a section from which on its order is a rule, if there is one: the rest belongs to the list. */
export function orderedFrom(texts: readonly string[]): number | undefined {
  const [one, two] = NUMBERED.map((number) => texts.findIndex((text) => number.test(text)))
  const numbered = one !== undefined && one >= 0 && two !== undefined && two >= one ? one : -1
  if (texts.some((text) => LAST.test(text))) return 0
  const next = texts.findIndex((text) => NEXT.test(text))
  const starts = [numbered, texts.findIndex((text) => CUE.test(text)), next > 0 ? next - 1 : next].filter(
    (index) => index >= 0,
  )
  return starts.length > 0 ? Math.min(...starts) : undefined
}
