/** Escaping: texts from elsewhere, as they may stand in XML, HTML and Markdown. @module */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them at all
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A text as it may stand in XML or HTML, between tags and in attributes. */
export const escaped = (text: string): string =>
  text.replaceAll(NOT_IN_XML, '\ufffd').replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** A text as it may stand in a cell of a Markdown table, or in a line. */
export const inMarkdown = (text: string): string =>
  text.replaceAll(/([\\`*_[\]<>|#])/g, '\\$1').replaceAll(/\s*\n\s*/g, ' ')

/** A text as code in Markdown, whatever it holds. */
export function code(text: string): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ')
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return longest > 0 ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`
}
