/** Writes the modules of the pages of the books, those of the guides too: the first step of a build, when no program is compiled yet. @module */
import { Unreadable } from '../../src/core/files/input-error.js'
import { writeModule } from '../../src/core/pages/pages-module.js'
import { foldersWithPages } from '../../src/core/pages/read-pages.js'

try {
  for (const folder of ['spec', 'docs'].flatMap(foldersWithPages)) {
    const { file, current, pages } = writeModule(folder)
    if (!current) process.stdout.write(`${file}: written from ${pages.length} pages\n`)
  }
} catch (error) {
  if (!(error instanceof Unreadable)) throw error
  process.stderr.write(`${error.lines.join('\n')}\n`)
  process.exitCode = 2
}
