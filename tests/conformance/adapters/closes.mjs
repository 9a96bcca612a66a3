/** Closes its output and lives on. */
import { closeSync } from 'node:fs'
import { isTheOne, serve } from './purse.mjs'

serve({
  instead: (request) => {
    if (!isTheOne(request)) return false
    closeSync(1)
    setInterval(() => undefined, 1000)
    return true
  },
})
