/** Knows another book. */
import { STARTED, serve } from './purse.mjs'

serve({ started: { ...STARTED, books: [{ book: 'wallet', editions: [] }] } })
