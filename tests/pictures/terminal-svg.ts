/** The output of a command as a picture of a terminal. @module */

const COLUMNS = 90
const [WIDTH, LINE, EDGE] = [8, 19, 18]

/** The style that an escape code sets, and the one that it ends. */
const STYLES: ReadonlyMap<string, string> = new Map([
  ['1', 'b'],
  ['2', 'f'],
  ['31', 'bad'],
  ['32', 'good'],
  ['33', 'open'],
  ['36', 'cite'],
])

const SHEET = `
rect{fill:#16191d}
text{font:13.3px ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;fill:#d9dde2;white-space:pre}
.b{font-weight:700;fill:#fff}.f{fill:#8b949e}.bad{fill:#ff8178}.good{fill:#57d07f}.open{fill:#e3b341}.cite{fill:#76b7ff}
.p{fill:#57d07f}`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** One run of characters in one style. */
interface Run {
  readonly text: string
  readonly style: string
}

const CODE = new RegExp(`(${String.fromCharCode(27)}\\[[\\d;]*m)`)

/** Splits lines with escape codes into runs. A style goes on over the end of a line. */
export function runsOf(output: string): readonly (readonly Run[])[] {
  let style = ''
  return output.split('\n').map((line) =>
    line.split(CODE).flatMap((part, index) => {
      if (index % 2 === 0) return part === '' ? [] : [{ text: part, style }]
      style = STYLES.get(part.slice(2, -1)) ?? ''
      return []
    }),
  )
}

/** Draws one line. Each run has its place and length, so that any font of a reader keeps the columns. */
function lineSvg(runs: readonly Run[], row: number): string {
  let column = 0
  const parts = runs.map(({ text, style }) => {
    const indent = text.length - text.trimStart().length
    const shown = text.trim()
    const x = EDGE + (column + indent) * WIDTH
    column += text.length
    if (shown === '') return ''
    return `<tspan x="${x}" textLength="${shown.length * WIDTH}"${style && ` class="${style}"`}>${escaped(shown)}</tspan>`
  })
  return `<text y="${EDGE + LINE * (row + 0.7)}">${parts.join('')}</text>`
}

/** Draws a command and its output. */
export function terminalSvg(command: string, output: string): string {
  const all = [
    [
      { text: '$ ', style: 'p' },
      { text: command, style: 'b' },
    ],
    ...runsOf(output.trimEnd()),
  ]
  const [width, height] = [COLUMNS * WIDTH + 2 * EDGE, all.length * LINE + 2 * EDGE]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escaped(command)}</title><style>${SHEET}</style><rect width="${width}" height="${height}" rx="8"/>
${all.map(lineSvg).join('\n')}
</svg>
`
}
