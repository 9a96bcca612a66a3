/** Speaks a protocol of the future. */
import { STARTED, serve } from './purse.mjs'

serve({ started: { ...STARTED, protocol: 2 } })
