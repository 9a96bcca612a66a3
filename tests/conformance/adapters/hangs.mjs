/** Does not answer one case. */
import { isTheOne, serve } from './purse.mjs'

serve({ instead: isTheOne })
