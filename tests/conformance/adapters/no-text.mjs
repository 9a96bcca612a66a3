/** Answers with bytes that are no text. */
import { isTheOne, serve } from './purse.mjs'

serve({
  instead: (request) => {
    if (!isTheOne(request)) return false
    process.stdout.write(Buffer.from([0x22, 0xff, 0xfe, 0x22, 10]))
    return true
  },
})
