/** Answers everything rightly. */
import { serve } from './purse.mjs'

serve()
