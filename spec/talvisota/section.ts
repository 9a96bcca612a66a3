/** How the sections of this book are written; `ahead` cites by its id what is printed further on. @module */
import { inOneBook } from 'rulewright/book'

export const { section, ahead, unwritten } = inOneBook()
