/** Says JSON that is no message of the protocol. */
import { isTheOne, say, serve } from './purse.mjs'

serve({
  instead: (request) => {
    if (!isTheOne(request)) return false
    say({ type: 'result', id: request.id, coins: 4 })
    return true
  },
})
