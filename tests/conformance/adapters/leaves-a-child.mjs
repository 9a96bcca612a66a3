/** Starts a process of its own, and hangs. */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { isTheOne, serve } from './purse.mjs'

const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit' })
writeFileSync(process.argv[2], `${child.pid}`)
serve({ instead: isTheOne })
