/** Closes its input and lives on. */
import { closeSync } from 'node:fs'
import { isTheOne, misbehaving, serve } from './purse.mjs'

serve({
  instead: (request) => {
    if (!isTheOne(request)) return false
    closeSync(0)
    misbehaving()
    setInterval(() => undefined, 1000)
    return true
  },
})
