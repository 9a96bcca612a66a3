/** Does not answer one case. */
import { isTheOne, misbehaving, serve } from './purse.mjs'

serve({
  instead: (request) => {
    if (!isTheOne(request)) return false
    misbehaving()
    return true
  },
})
