/** Answers another question than the one that was asked. */
import { isTheOne, say, serve } from './purse.mjs'

serve({
  instead: (request) => {
    if (!isTheOne(request)) return false
    say({ type: 'judged', id: request.id, legal: [] })
    return true
  },
})
