/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** What a style sheet cannot do: boxes that scroll sideways say so, and a drawing begins where its chart does. @module */

function showStart(box: Element): void {
  const start = box.querySelector('.start')
  if (!start) return
  const { left, width } = start.getBoundingClientRect()
  const { left: edge } = box.getBoundingClientRect()
  box.scrollLeft += left + width / 2 - edge - box.clientWidth / 2
}

// A page is not laid out when it is loaded, so the first size that is seen is the one to go by.
const seen = new WeakSet<Element>()
const sizes = new ResizeObserver((entries) => {
  for (const { target: box } of entries) {
    box.classList.toggle('rw-scrolls', box.scrollWidth > box.clientWidth + 1)
    if (box.clientWidth === 0 || seen.has(box)) continue
    seen.add(box)
    showStart(box)
  }
})

for (const box of document.querySelectorAll('.rw-scroll')) sizes.observe(box)
