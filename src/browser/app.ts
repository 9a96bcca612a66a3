/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** What every page of the readers' site does beyond being read: a classic script, so that it runs from a folder too. @module */
import { searchBoxes } from './search-box.js'
import { termCards } from './terms.js'

const root = document.documentElement

/** Whether the apparatus is shown to a reader, or to somebody who audits the rules. */
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

showView()
searchBoxes()
termCards()
