/** Writes a lot to its standard error. */
import { serve } from './purse.mjs'

serve({
  instead: () => {
    process.stderr.write('a coin is a coin\n'.repeat(5_000))
    return false
  },
})
