/** Boxes that scroll sideways: they say so, can be scrolled by keyboard, and a drawing begins where its chart does. @module */

const BOXES = '.rw-scroll, .rw-written pre'

const showStart = (box: Element): void => {
  const start = box.querySelector('.start')
  if (!start) return
  const { left, width } = start.getBoundingClientRect()
  const { left: edge } = box.getBoundingClientRect()
  box.scrollLeft += left + width / 2 - edge - box.clientWidth / 2
}

/** Watches the boxes of a page: which of them scroll depends on the window. */
export function scrollingBoxes(): void {
  // A page is not laid out when it is loaded, so the first size that is seen is the one to go by.
  const seen = new WeakSet<Element>()
  const sizes = new ResizeObserver((entries) => {
    for (const { target: box } of entries) {
      const scrolls = box.scrollWidth > box.clientWidth + 1
      if (box.matches('.rw-scroll')) box.classList.toggle('rw-scrolls', scrolls)
      if (scrolls) box.setAttribute('tabindex', '0')
      else box.removeAttribute('tabindex')
      if (box.clientWidth === 0 || seen.has(box)) continue
      seen.add(box)
      showStart(box)
    }
  })
  for (const box of document.querySelectorAll(BOXES)) sizes.observe(box)
}
