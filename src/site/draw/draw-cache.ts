/** Pictures of one page: what is the same in several of them is drawn once, and used where it comes again. @module */

/** The parts of a picture in order, as part numbers. */
type Row = readonly number[]

/** A part of pictures: a form, a place with what stands in it, a form that stands elsewhere, or two parts together. */
type Part =
  | { readonly is: 'form'; readonly text: string }
  | { readonly is: 'place'; readonly open: string; readonly title: string; readonly inside: Row }
  | { readonly is: 'moved'; readonly of: number; readonly to: string }
  | { readonly is: 'row'; readonly inside: Row }

/** The start of a picture, before its drawn content. */
const OPENS = /<svg class="rw-(?:map|tracks|board)"[^>]*>(?:<title>[^<]*<\/title>)?(?:<desc>[^<]*<\/desc>)?/g
const CLOSES = '</svg>'
/** A place, which has other forms inside; it ends where its group does. */
const PLACE = /^(<g data-place=[^>]*>)((?:<title>[^<]*<\/title>)?)([\s\S]*)<\/g>$/
const MOVED = /^(<g [^>]*?) transform="translate\(([^)]*)\)"/

/** A page with every part of its pictures drawn once; pages with one picture stay as they are. */
export function drawnOnce(page: string): string {
  const pictures = [...page.matchAll(OPENS)].map((opening) => {
    const from = opening.index + opening[0].length
    return { from, to: page.indexOf(CLOSES, from) }
  })
  if (pictures.length < 2) return page
  const parts = new Parts()
  const rows = pairedUp(
    parts,
    pictures.map(({ from, to }) => parts.rowOf(page.slice(from, to))),
  )
  const write = writer(parts, rows)
  let whole = ''
  let written = 0
  for (const [index, { from, to }] of pictures.entries()) {
    whole += page.slice(written, from) + write(rows[index] ?? [])
    written = to
  }
  return whole + page.slice(written)
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

/** Returns the key that distinguishes one part from another. */
function keyOf(part: Part): string {
  if (part.is === 'form') return part.text
  if (part.is === 'moved') return `moved ${part.of} ${part.to}`
  if (part.is === 'row') return `row ${part.inside.join(' ')}`
  return `place ${part.inside.join(' ')} ${part.open}${part.title}`
}

/** The elements of a piece of markup, side by side: what stands in attributes is escaped, so that each tag ends at its sign. */
function elementsOf(markup: string): readonly string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let tag = markup.indexOf('<'), end = 0; tag >= 0; tag = markup.indexOf('<', end)) {
    end = markup.indexOf('>', tag) + 1
    if (depth === 0) from = tag
    depth += markup[tag + 1] === '/' ? -1 : markup[end - 2] === '/' ? 0 : 1
    if (depth === 0) found.push(markup.slice(from, end))
  }
  return found
}

/** The number of times two parts must be adjacent before they become one. */
const OFTEN = 3

/** Rows in which parts that often stand side by side are one, and so on until there are no such. */
function pairedUp(parts: Parts, given: readonly Row[]): readonly Row[] {
  const places = parts.all.flatMap((part, at) => (part.is === 'place' ? [{ at, part }] : []))
  const rows = [...given, ...places.map(({ part }) => part.inside)]
  const pairs = new Pairs(rows, parts.all.length)
  for (let pair = pairs.mostFrequent(); pair !== undefined; pair = pairs.mostFrequent()) {
    const one = parts.add({ is: 'row', inside: pair })
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] ?? []
      const joined = withJoined(row, pair, one)
      if (joined === row) continue
      pairs.note(row, -1)
      pairs.note(joined, 1)
      rows[at] = joined
    }
  }
  const insides = rows.slice(given.length)
  for (const [index, { at, part }] of places.entries()) parts.all[at] = { ...part, inside: insides[index] ?? [] }
  return rows.slice(0, given.length)
}

/** Two numbers below the first of these are together a small one, which is found fast; more parts than the other no page has. */
const [FEW, MANY] = [2 ** 15, 2 ** 26]

/** Counts how often two parts are adjacent in rows. */
class Pairs {
  private readonly counts = new Map<number, number>()
  private readonly base: number

  /** Of rows of so many parts; with two joined there is one more each time, and fewer in the rows. */
  constructor(rows: readonly Row[], parts: number) {
    this.base = rows.reduce((sum, { length }) => sum + length, parts) < FEW ? FEW : MANY
    for (const row of rows) this.note(row, 1)
  }

  /** Counts the pairs of a row that comes, or goes. */
  note(row: Row, by: 1 | -1): void {
    for (let at = 1; at < row.length; at++) {
      const pair = Number(row[at - 1]) * this.base + Number(row[at])
      const count = (this.counts.get(pair) ?? 0) + by
      if (count > 0) this.counts.set(pair, count)
      else this.counts.delete(pair)
    }
  }

  mostFrequent(): readonly [number, number] | undefined {
    let [most, often] = [-1, OFTEN - 1]
    for (const [pair, count] of this.counts) if (count > often) [most, often] = [pair, count]
    return most < 0 ? undefined : [Math.floor(most / this.base), most % this.base]
  }
}

/** A row in which two parts are one; the row itself where they do not stand side by side. */
function withJoined(row: Row, [first, second]: Row, one: number): Row {
  let at = 0
  while (at < row.length - 1 && !(row[at] === first && row[at + 1] === second)) at++
  if (at >= row.length - 1) return row
  const joined = row.slice(0, at)
  for (; at < row.length; at++) {
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
