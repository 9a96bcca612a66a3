/** Closes its input and lives on. */
import { closeSync } from 'node:fs'
import { isTheOne, serve } from './purse.mjs'

serve({
  instead: (request) => {
    if (!isTheOne(request)) return false
    closeSync(0)
    setInterval(() => undefined, 1000)
    return true
  },
})
