/** Prints what it thinks before it answers. */
import { isTheOne, serve } from './purse.mjs'

serve({
  instead: (request) => {
    if (isTheOne(request)) process.stdout.write('thinking about coins\n')
    return false
  },
})
