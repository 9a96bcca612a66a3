/**
 * Cards with glossary definitions, shown beside a word while a pointer or the focus is on it, or after a tap.
 *
 * A pointer can move onto the card. The card stays until the pointer leaves it, and Escape closes it without moving anything.
 *
 * @module
 */
import { createElement } from './create-element.js'

/** The delay before a card appears, and the delay before it closes after the pointer left, in milliseconds. */
const COMES = 150
const STAYS = 200

/** The distance of a card from its word and from the edges of the window. */
const GAP = 6

/** The words that have a card: the text that a browser would show by itself is taken over from it. */
const WORD = 'a.rw-term[title], a.rw-term[data-says]'

/** Shows the cards of a page. */
export function termCards(): void {
  const card = createElement('div', { class: 'rw-card', role: 'tooltip', id: 'rw-card', hidden: '' })
  let shown: HTMLAnchorElement | undefined
  let timer = 0
  const later = (act: () => void, after: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(act, after)
  }

  const hide = () => {
    clearTimeout(timer)
    shown?.removeAttribute('aria-describedby')
    shown = undefined
    card.hidden = true
  }

  const show = (word: HTMLAnchorElement, more = '') => {
    clearTimeout(timer)
    if (word === shown) return
    hide()
    shown = word
    card.replaceChildren(createElement('strong', {}, word.textContent ?? ''), ` ${saysOf(word)}${more}`)
    word.setAttribute('aria-describedby', card.id)
    card.hidden = false
    place(card, word)
  }

  const main = document.querySelector('main') ?? document.body
  main.append(card)
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const word = wordAt(target)
    if (pointerType === 'touch') return
    if (word) later(() => show(word), COMES)
    else if (card.contains(target as Node)) clearTimeout(timer)
    else if (shown) later(hide, STAYS)
    else clearTimeout(timer)
  })
  document.addEventListener('focusin', ({ target }) => {
    const word = wordAt(target)
    if (word?.matches(':focus-visible')) show(word)
    else if (!card.contains(target as Node)) hide()
  })
  // The first tap on a word shows its card, a second follows the link.
  document.addEventListener('click', (event) => {
    const word = wordAt(event.target)
    const touched = (event as PointerEvent).pointerType === 'touch'
    if (word && touched && word !== shown) {
      event.preventDefault()
      show(word, ' (Tap again to go there.)')
    } else if (!card.contains(event.target as Node)) hide()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
}

const wordAt = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>(WORD)) || undefined

/** Returns the definition of a word. Removes its title attribute, so that the browser shows nothing beside the card. */
function saysOf(word: HTMLAnchorElement): string {
  if (word.title) {
    word.dataset.says = word.title
    word.removeAttribute('title')
  }
  return word.dataset.says ?? ''
}

/** Under the word, or over it where there is no room. */
function place(card: HTMLElement, word: HTMLElement): void {
  const [line = word.getBoundingClientRect()] = word.getClientRects()
  const { width, height } = card.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const under = line.bottom + GAP + height <= clientHeight
  const top = under ? line.bottom + GAP : line.top - GAP - height
  const left = Math.max(GAP, Math.min(line.left, clientWidth - width - GAP))
  // Where the card would stand by itself, so that it does not matter in what it stands.
  card.style.translate = 'none'
  const at = card.getBoundingClientRect()
  card.style.translate = `${left - at.left}px ${top - at.top}px`
}
