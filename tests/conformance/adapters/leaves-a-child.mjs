/** Starts a process of its own, and hangs. */
import { spawn } from 'node:child_process'
import { isTheOne, misbehaving, serve } from './purse.mjs'

const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit' })

serve({
  instead: (request) => {
    if (!isTheOne(request)) return false
    misbehaving(child.pid)
    return true
  },
})
