/** Pages of rules: what a page or a table of contents may say. @module */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { partLines } from '../../../src/core/pages/part-lines.js'
import { readPages } from '../../../src/core/pages/read-pages.js'
import { temporaryFolder } from '../../temporary.js'
import { reading, type Subject } from '../border-type.js'

const CONTENTS = '# The rules\n\n- [1 Turns](1-turns.md)\n'
const PAGE = `# 1 Turns

\`turns\`

- Somebody begins. \`first\` _permission; see 2; informative: background_

**Sticks:**

- **Pile** All sticks. \`pile\` _term_

## Who begins?

- [x] **younger** The younger one.
- [ ] **older** The older one.

Nothing says so.

\`whoBegins\` _gap; turns.first_
`

/** Reads a folder of one page, of which one file is given. */
const folderOf = (name: string, files: Readonly<Record<string, string | Uint8Array>>, file: string) => {
  const folder = temporaryFolder()
  for (const [one, content] of Object.entries(files)) writeFileSync(join(folder, one), content)
  const { code, err } = reading(() => ({ lines: partLines(folder), pages: readPages(folder) }))
  return { code, err: err.replaceAll(join(folder, name), file) }
}

export const PAGES: readonly Subject[] = [
  {
    name: 'a page of rules',
    readBy: ['src/core/pages/read-pages.ts', 'src/core/pages/part-lines.ts'],
    sound: PAGE,
    written: 'text',
    refusal: /^FILE: ?|^FILE:\d+:\d+: /,
    meet: (file, bytes) => folderOf('1-turns.md', { 'contents.md': CONTENTS, '1-turns.md': bytes }, file),
  },
  {
    name: 'a table of contents',
    readBy: ['src/core/pages/read-pages.ts', 'src/core/pages/part-lines.ts'],
    sound: CONTENTS,
    written: 'text',
    refusal: /^FILE: ?|^FILE:\d+:\d+: |expected a line for this page in contents\.md$/,
    meet: (file, bytes) => folderOf('contents.md', { 'contents.md': bytes, '1-turns.md': PAGE }, file),
  },
]
