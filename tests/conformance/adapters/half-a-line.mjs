/** Ends in the middle of a line. */
import { isTheOne, serve } from './purse.mjs'

serve({
  instead: (request) => {
    if (!isTheOne(request)) return false
    process.stdout.write('{"type": "result", "id": ', () => process.exit(0))
    return true
  },
})
