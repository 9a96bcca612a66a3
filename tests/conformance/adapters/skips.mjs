/** Skips what it is asked, errs and judges too little. */
import { say, serve } from './purse.mjs'

serve({
  instead: ({ type, id, choices }) => {
    if (type === 'judge') say({ type: 'judged', id, legal: [true] })
    else if (choices.length > 1) say({ type: 'errored', id, message: 'two are too many' })
    else say({ type: 'skipped', id, reason: 'not yet' })
    return true
  },
})
