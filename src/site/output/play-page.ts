/** The page on which a whole game is played by the rules of a book. @module */
import { html } from '../draw/html-template.js'
import type { Sources } from '../publish/book-sources.js'
import { type Page, page } from '../publish/page.js'
import { body, lead } from '../publish/pages/parts/page-parts.js'

/** Under which folder the games of all books stand. */
export const PLAY = 'play'

/** The page of a game: an element that the engine fills, and what it needs. */
export const playPage = ({ book, short }: Sources): Page =>
  page({
    id: `${book.name}/${PLAY}`,
    name: `Play ${book.title}`,
    description: `${book.title}, played by its rules in the browser: alone against seats that decide by themselves, or several people at one screen.`,
    body: body(
      lead(
        'Play a whole game by the rules, alone or with several people at one screen. You see every option, and the reason why anything else is not allowed.',
      ),
      html`<h2>The game</h2><rw-play book="${short}"><noscript>To play, the page needs its scripts.</noscript></rw-play>`,
    ),
  })
