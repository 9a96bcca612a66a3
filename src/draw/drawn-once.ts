/** Pictures of one page: what is the same in several of them is drawn once, and used where it comes again. @module */

/** What a picture consists of, in its order: numbers mean parts. */
type Row = readonly number[]

/** A part of pictures: a form, a place with what stands in it, a form that stands elsewhere, or two parts together. */
type Part =
  | { readonly is: 'form'; readonly text: string }
  | { readonly is: 'place'; readonly open: string; readonly title: string; readonly inside: Row }
  | { readonly is: 'moved'; readonly of: number; readonly to: string }
  | { readonly is: 'row'; readonly inside: Row }

const PICTURE =
  /(<svg class="rw-(?:map|tracks|board)"[^>]*>(?:<title>[^<]*<\/title>)?(?:<desc>[^<]*<\/desc>)?)([\s\S]*?)<\/svg>/g
/** A place, which has other forms inside; it ends where its group does. */
const PLACE = /^(<g data-place=[^>]*>)((?:<title>[^<]*<\/title>)?)([\s\S]*)<\/g>$/
const MOVED = /^(<g [^>]*?) transform="translate\(([^)]*)\)"/

/** A page with every part of its pictures drawn once; pages with one picture stay as they are. */
export function drawnOnce(page: string): string {
  const pictures = [...page.matchAll(PICTURE)]
  if (pictures.length < 2) return page
  const parts = new Parts()
  const rows = pairedUp(
    parts,
    pictures.map(([, , inside = '']) => parts.rowOf(inside)),
  )
  const write = writer(parts, rows)
  let next = 0
  return page.replace(PICTURE, (_, open: string) => `${open}${write(rows[next++] ?? [])}</svg>`)
}

/** Parts by their numbers; two that are alike are one. */
class Parts {
  readonly all: Part[] = []
  private readonly known = new Map<string, number>()
  /** The same elements come again and again: each is taken apart once. */
  private readonly taken = new Map<string, number>()

  add(part: Part): number {
    const key = keyOf(part)
    const known = this.known.get(key)
    if (known !== undefined) return known
    this.known.set(key, this.all.length)
    return this.all.push(part) - 1
  }

  rowOf(markup: string): Row {
    return elementsOf(markup).map((element) => {
      const known = this.taken.get(element)
      if (known !== undefined) return known
      const part = this.of(element)
      this.taken.set(element, part)
      return part
    })
  }

  private of(element: string): number {
    const to = MOVED.exec(element)?.[2]
    if (to !== undefined) return this.add({ is: 'moved', to, of: this.of(element.replace(MOVED, '$1')) })
    const [place, open = '', title = '', inside = ''] = PLACE.exec(element) ?? []
    if (place !== undefined) return this.add({ is: 'place', open, title, inside: this.rowOf(inside) })
    return this.add({ is: 'form', text: element })
  }
}

/** What tells one part from another. */
function keyOf(part: Part): string {
  if (part.is === 'form') return part.text
  if (part.is === 'moved') return `moved ${part.of} ${part.to}`
  if (part.is === 'row') return `row ${part.inside.join(' ')}`
  return `place ${part.inside.join(' ')} ${part.open}${part.title}`
}

const TAG = /<(\/?)[a-z]+[^>]*?(\/?)>/g

/** The elements of a piece of markup, side by side. */
function elementsOf(markup: string): readonly string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: tag, 1: closes, 2: empty, index } of markup.matchAll(TAG)) {
    if (depth === 0) from = index
    depth += closes ? -1 : empty ? 0 : 1
    if (depth === 0) found.push(markup.slice(from, index + tag.length))
  }
  return found
}

/** How often two parts must stand side by side before they are one. */
const OFTEN = 3

/** Rows in which parts that often stand side by side are one, and so on until there are no such. */
function pairedUp(parts: Parts, given: readonly Row[]): readonly Row[] {
  const places = parts.all.flatMap((part, at) => (part.is === 'place' ? [{ at, part }] : []))
  const rows = [...given, ...places.map(({ part }) => part.inside)]
  for (;;) {
    const pair = mostFrequent(rows, parts.all.length)
    if (pair === undefined) break
    const one = parts.add({ is: 'row', inside: pair })
    for (const [at, row] of rows.entries()) rows[at] = withJoined(row, pair, one)
  }
  const insides = rows.slice(given.length)
  for (const [index, { at, part }] of places.entries()) parts.all[at] = { ...part, inside: insides[index] ?? [] }
  return rows.slice(0, given.length)
}

/** Two numbers below the first of these are together a small one, which is found fast; more parts than the other no page has. */
const [FEW, MANY] = [2 ** 15, 2 ** 26]

function mostFrequent(rows: readonly Row[], numbers: number): readonly [number, number] | undefined {
  const base = numbers < FEW ? FEW : MANY
  const counts = new Map<number, number>()
  for (const row of rows)
    for (let at = 1; at < row.length; at++) {
      const pair = Number(row[at - 1]) * base + Number(row[at])
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
  let [most, often] = [-1, OFTEN - 1]
  for (const [pair, count] of counts) if (count > often) [most, often] = [pair, count]
  return most < 0 ? undefined : [Math.floor(most / base), most % base]
}

function withJoined(row: Row, [first, second]: Row, one: number): Row {
  if (!row.some((part, at) => part === first && row[at + 1] === second)) return row
  const joined: number[] = []
  for (let at = 0; at < row.length; at++) {
    const isPair = row[at] === first && row[at + 1] === second
    joined.push(isPair ? one : Number(row[at]))
    if (isPair) at++
  }
  return joined
}

/** A form shorter than this is drawn again: to use it would take as long. */
const SHORT = 40

/** Writes rows in their order: what comes more than once is given a name where it is first drawn. */
function writer({ all }: Parts, rows: readonly Row[]): (row: Row) => string {
  const counts = new Map<number, number>()
  const count = (part: number) => counts.set(part, (counts.get(part) ?? 0) + 1)
  for (const row of rows) row.forEach(count)
  for (const part of all) (part.is === 'form' ? [] : part.is === 'moved' ? [part.of] : part.inside).forEach(count)

  const named = new Map<number, string>()
  const isShared = (at: number, part: Part) =>
    part.is !== 'moved' && (counts.get(at) ?? 0) > 1 && (part.is !== 'form' || part.text.length > SHORT)

  const written = (at: number): string => {
    const part = all[at] as Part
    if (part.is === 'moved') return movedTo(part)
    const name = named.get(at)
    if (name !== undefined) return `<use href="#${name}"/>`
    if (!isShared(at, part)) return plain(part)
    const own = `_${named.size.toString(36)}`
    named.set(at, own)
    return plain(part).replace(/^<[a-z]+/, (tag) => `${tag} id="${own}"`)
  }
  const movedTo = ({ of, to }: Part & { is: 'moved' }): string => {
    const [x, y] = to.split(' ')
    const name = named.get(of)
    if (name !== undefined) return `<use href="#${name}" x="${x}" y="${y}"/>`
    const form = all[of] as Part
    return isShared(of, form)
      ? `<g transform="translate(${to})">${written(of)}</g>`
      : plain(form).replace(/^(<g [^>]*)>/, `$1 transform="translate(${to})">`)
  }
  const plain = (part: Part): string => {
    if (part.is === 'form') return part.text
    if (part.is === 'moved') return movedTo(part)
    const inside = part.inside.map(written).join('')
    return part.is === 'row' ? `<g>${inside}</g>` : `${part.open}${part.title}${inside}</g>`
  }
  return (row) => row.map(written).join('')
}
