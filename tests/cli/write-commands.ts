/** Writes `docs/commands.md` from the help of the program: `npm run commands`. @module */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../src/core/home/package-root.js'
import { commandsPage } from './commands-page.js'

writeFileSync(join(packageRoot, 'docs', 'commands.md'), await commandsPage())
