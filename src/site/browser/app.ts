/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * The script of every page of the readers' site, apart from the text. It is a classic script, so that it also runs from a folder.
 * @module
 */
import { scrollingBoxes } from './elements/scroll-boxes.js'
import { termCards } from './elements/term-cards.js'
import { searchBoxes } from './search/search-box.js'

const root = document.documentElement

/** True if the page shows the apparatus for auditors, and not only the text for readers. */
const isAudited = (): boolean => root.dataset.view === 'auditor'

function remember(view: string): void {
  try {
    localStorage.setItem('rw-view', view)
  } catch {
    // Where nothing may be kept, it holds for this page.
  }
}

function showView(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details.rw-behind')) details.open = isAudited()
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.rw-view')) {
    button.hidden = false
    button.setAttribute('aria-pressed', String(isAudited()))
  }
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  if (target.closest('button.rw-view')) {
    root.dataset.view = isAudited() ? 'reader' : 'auditor'
    remember(root.dataset.view)
    showView()
  }
  const copy = target.closest('.rw-id button')
  const id = copy?.parentElement?.querySelector('code')?.textContent
  if (copy && id)
    void navigator.clipboard?.writeText(id).then(
      () => {
        copy.textContent = 'Copied'
      },
      () => undefined,
    )
})

/** Keeps what was read, and on demand a whole book, for reading without a network; there is none of that in a folder. */
async function keepForOffline(): Promise<void> {
  if (!location.protocol.startsWith('http') || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(new URL(`${root.dataset.base ?? ''}sw.js`, document.baseURI))
  const { active } = await navigator.serviceWorker.ready
  const button = document.querySelector<HTMLButtonElement>('button.rw-keep')
  const { book } = root.dataset
  if (active === null || button === null || book === undefined) return
  button.hidden = false
  toldWhenSeen(button, book)
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    button.textContent = data.done === data.of ? 'Kept for reading offline' : `Kept ${data.done} of ${data.of} files`
  })
  const keep = () => active.postMessage({ keep: book })
  button.addEventListener('click', keep)
  if (matchMedia('(display-mode: standalone)').matches) keep()
}

/** Says on a button how much it keeps of a book, once it is seen. */
function toldWhenSeen(button: HTMLButtonElement, book: string): void {
  const text = button.textContent
  const seen = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    const list = await fetch(new URL(`${root.dataset.base ?? ''}assets/offline-${book}.json`, document.baseURI)).catch(
      () => undefined,
    )
    if (!list?.ok || button.textContent !== text) return
    const { bytes, without } = await list.json()
    button.textContent = `${text} (${(bytes / 1e6).toFixed(1)} MB${without.length > 0 ? `, without ${new Intl.ListFormat('en-GB').format(without)}` : ''})`
  })
  seen.observe(button)
}

/** On a phone the rows of a table are sentences: a link to a row leads to its sentence. */
function goToSentence(): void {
  const row = /^#row-(\d+)$/.exec(location.hash)?.[1]
  const sentence = row && document.querySelector(`.rw-sentences > li:nth-child(${row})`)
  const table = document.querySelector<HTMLElement>('.rw-with-sentences')
  if (sentence && table?.offsetParent === null) sentence.scrollIntoView()
}

/** Loads the elements by which rules are tried, once one of them is to be seen; a folder starts no engine, and says so. */
function triedWhereSeen(): void {
  const all = document.querySelectorAll<HTMLElement>('rw-try, rw-play')
  if (all.length === 0) return
  if (!location.protocol.startsWith('http')) {
    document.querySelector('main')?.append(notHere())
    return
  }
  const load = () => {
    seen.disconnect()
    const script = document.createElement('script')
    script.type = 'module'
    script.src = `${root.dataset.base ?? ''}assets/try.js`
    document.head.append(script)
  }
  const seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && load())
  for (const one of all) seen.observe(one)
  if (/^#(?:example=|\w+\.)/.test(location.hash)) load()
}

function notHere(): HTMLElement {
  const note = document.createElement('p')
  note.className = 'rw-not-here'
  note.textContent =
    'You can try rules and play games only if a web server serves this site. A browser cannot start the engine from a folder.'
  return note
}

showView()
scrollingBoxes()
searchBoxes()
termCards()
triedWhereSeen()
goToSentence()
addEventListener('hashchange', goToSentence)
void keepForOffline().catch(() => undefined)
