/** Ends in the middle of a case, with something to say about it. */
import { isTheOne, serve } from './purse.mjs'

serve({
  instead: (request) => {
    if (!isTheOne(request)) return false
    process.stderr.write('the purse is torn\n')
    process.exit(3)
  },
})
