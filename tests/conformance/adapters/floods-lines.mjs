/** Writes lines for ever. */
import { isTheOne, serve } from './purse.mjs'

const flood = () => process.stdout.write('coins\n'.repeat(10_000), flood)

serve({
  instead: (request) => {
    if (!isTheOne(request)) return false
    flood()
    return true
  },
})
