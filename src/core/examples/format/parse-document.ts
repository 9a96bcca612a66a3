/** Composed: a YAML or JSON text as a document, as far as it is neither nested too deeply nor wrong in too many places. @module */
import { Composer, type CST, type Document, Lexer, type LineCounter, Parser, type YAMLParseError } from 'yaml'
import { DEEPEST, TOO_DEEP } from '../../values/plain-data.js'

/** The reason why a text is not plain data, and the position of the fault. */
export interface SyntaxFault {
  readonly offset: number
  readonly message: string
}

/** Either a document, or what keeps a text from being one. */
export type ParsedDocument =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly faults: readonly SyntaxFault[] }

/** The maximum number of faults to report. */
export const MAX_FAULTS = 20

/** Takes a text apart and notes its lines; what is too deep is refused before anything calls itself as deeply. */
export function composeDocument(text: string, lines: LineCounter): ParsedDocument {
  const tokens = tokensOf(text, lines)
  return tokens.ok ? documentOf(tokens.tokens, text.length) : tokens
}

type Tokens = { readonly ok: true; readonly tokens: readonly CST.Token[] } | (ParsedDocument & { readonly ok: false })

/** The number of nested parts in the deepest text: a document, its levels, and a value. */
const OPEN = DEEPEST + 2

function tokensOf(text: string, lines: LineCounter): Tokens {
  const parser = new Parser(lines.addNewLine)
  const tokens: CST.Token[] = []
  lines.addNewLine(0)
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token)
    const tooDeep = parser.stack[OPEN]
    if (tooDeep)
      return { ok: false, faults: [{ offset: tooDeep.offset, message: `the value that begins here ${TOO_DEEP}` }] }
  }
  tokens.push(...parser.end())
  return { ok: true, tokens }
}

function documentOf(tokens: readonly CST.Token[], end: number): ParsedDocument {
  const another = tokens.filter(({ type }) => type === 'document')[1]
  // Whether names are unique is looked at in one go, and not for each of them anew.
  const composer = new Composer({ uniqueKeys: false })
  const faults: SyntaxFault[] = []
  let document: Document | undefined
  try {
    noteIn(faults, composer.streamInfo().errors)
    for (const token of another ? tokens.slice(0, tokens.indexOf(another)) : tokens) {
      composer.next(token).next()
      // What is wrong behind a document is noted in a list of its own.
      if (token.type === 'document') noteIn(faults, composer.streamInfo().errors)
    }
    document = composer.end(true, end).next().value ?? undefined
  } catch (error) {
    if (!(error instanceof Many)) throw error
  }
  if (another && 'offset' in another) faults.push({ offset: another.offset, message: ANOTHER })
  return document && faults.length === 0 ? { ok: true, document } : { ok: false, faults: faults.slice(0, MAX_FAULTS) }
}

const ANOTHER = 'another document begins here; expected one in a file'

/** Thrown where more is wrong than is told. */
class Many extends Error {}

/** Notes what a composer finds wrong, up to what is told: each fault costs time and memory, and a text may have millions. */
function noteIn(faults: SyntaxFault[], found: YAMLParseError[]): void {
  found.push = (...errors) => {
    if (faults.length >= MAX_FAULTS) throw new Many()
    return faults.push(...errors.map(({ message, pos: [offset] }) => ({ offset, message })))
  }
}
