/** How the sections of this book are written; `ahead` cites by its id what is printed further on. @module */
import { inOneBook } from '#kernel'

export const { section, ahead, unwritten } = inOneBook()
