/**
 * Short keys, by which many large values are told apart.
 *
 * @module
 */

/**
 * A short key for every distinct value.
 *
 * Games are large and a step changes little of them. So every list and every record gets a number: the same object has the
 * same number, and a new one is written out once, with the numbers of its parts, and looked up. No text is shortened, so
 * values have the same key exactly where they are equal.
 */
export function shortKeys(): (value: unknown) => string {
  const byObject = new WeakMap<object, string>()
  const byText = new Map<string, string>()
  const keyOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
    const known = byObject.get(value)
    if (known !== undefined) return known
    const text = Array.isArray(value) ? `[${value.map(keyOf).join()}]` : recordText(value, keyOf)
    const key = byText.get(text) ?? `#${byText.size}`
    byText.set(text, key)
    byObject.set(value, key)
    return key
  }
  return keyOf
}

/** The fields of a record in alphabetical order, each with the key of what it holds; a field that holds nothing is none. */
function recordText(record: object, keyOf: (value: unknown) => string): string {
  const fields = Object.entries(record).filter(([, value]) => value !== undefined)
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([name, value]) => `${JSON.stringify(name)}:${keyOf(value)}`).join()}}`
}
