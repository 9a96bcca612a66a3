/** The prose of a guide: its sentences, and what a reader would stumble over. @module */
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRetext from 'remark-retext'
import retextEnglish from 'retext-english'
import retextPassive from 'retext-passive'
import { unified } from 'unified'

/** The maximum number of words in a sentence. */
const LONGEST = 25

export const RULES = ['long', 'passive', 'phrase', 'headless'] as const

/** A stumbling block, and where it stands. */
export interface Flaw {
  readonly line: number
  readonly rule: (typeof RULES)[number]
  readonly text: string
}

/** The prose of a page. */
export interface Prose {
  readonly sentences: number
  readonly flaws: readonly Flaw[]
}

/** Phrases that made the guides hard to read, each with the plain way to say it in docs/decisions/prose.md. */
const PHRASES = [
  /\bso-manieth\b/i,
  /\bwhoever\b/i,
  /\b(?:is|are|was|were|be) told\b/i,
  /\btells? (?:of|more)\b/i,
  /\bcomes? to (?!an end|the end)/i,
  /\b(?:is|are) for who\b/i,
  /\bin the place of\b/i,
  /\bof which (?!they|it)/i,
  /\bheld against\b/i,
  /\bthat there (?:is|are)\b/i,
  /\b(?:thus|nor) (?:is|are|does|do|may|can) (?:an?|the|no|it|they)\b/i,
  /\bwhat is (?:too|asked|offered|left|kept|told|said|meant)\b/i,
]

/** A sentence that begins with a clause instead of a noun: "Who has a terminal can ...". Questions may. */
const HEADLESS = /^(?:Who(?:ever)?|What(?:ever)?|Whether) (?!.*\?$)|\b(?:for|to|by) who\b/

interface Node {
  readonly type: string
  readonly value?: string
  readonly children?: readonly Node[]
  readonly position?: { readonly start: { readonly line: number } }
}

/** Takes headings, tables, code and markup out of a page: they hold no sentences. */
const proseAlone = () => (tree: unknown) => {
  const page = tree as { children: Node[] }
  page.children = page.children.filter(({ type }) => !['heading', 'table', 'code', 'html'].includes(type))
}

/** The words of a sentence. Code inside it is no prose. */
const textOf = ({ type, value = '', children = [] }: Node): string =>
  type === 'SourceNode' ? '' : value + children.map(textOf).join('')

const sentencesIn = (node: Node): readonly Node[] =>
  node.type === 'SentenceNode' ? [node] : (node.children ?? []).flatMap(sentencesIn)

/** The flaws of a sentence that need no grammar. */
function flawsIn(sentence: Node): readonly Flaw[] {
  const line = sentence.position?.start.line ?? 0
  const text = textOf(sentence).replace(/\s+/g, ' ')
  const words = (sentence.children ?? []).filter(({ type }) => type === 'WordNode').length
  const phrases = PHRASES.flatMap((phrase) => phrase.exec(text) ?? [])
  return [
    ...(words > LONGEST ? [{ line, rule: 'long', text } as const] : []),
    ...phrases.map((found) => ({ line, rule: 'phrase', text: found }) as const),
    ...(HEADLESS.test(text) ? [{ line, rule: 'headless', text } as const] : []),
  ]
}

/** Reads the prose of a page in Markdown. */
export async function proseOf(markdown: string): Promise<Prose> {
  let read: Prose = { sentences: 0, flaws: [] }
  const english = unified()
    .use(retextEnglish)
    .use(retextPassive)
    .use(() => (tree, { messages }) => {
      const sentences = sentencesIn(tree as Node)
      const passives = messages.map(({ line = 0, reason }) => ({ line, rule: 'passive', text: reason }) as const)
      read = { sentences: sentences.length, flaws: [...sentences.flatMap(flawsIn), ...passives] }
    })
  // Its types know no processor with plugins of its own.
  const bridge = english as unknown as Parameters<typeof remarkRetext>[0]
  const processor = unified().use(remarkParse).use(remarkGfm).use(proseAlone).use(remarkRetext, bridge)
  await processor.run(processor.parse(markdown), { value: markdown })
  return read
}
