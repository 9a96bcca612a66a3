/** Texts in lines of a length, for whoever prints no table. @module */

/** A text in lines of a length; a word that is too long for a line is cut. */
export function wrapText(text: string, room: number): readonly string[] {
  const pieces = text.split(/\s+/).flatMap((word) => word.match(new RegExp(`.{1,${room}}`, 'gu')) ?? [])
  const lines: string[] = []
  for (const piece of pieces) {
    const longer = `${lines.at(-1) ?? ''} ${piece}`
    if (lines.length > 0 && longer.length <= room) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines
}
