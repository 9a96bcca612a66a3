/// <reference lib="dom" />
/** The styles of the elements, based on the colours of the surrounding page. @module */

const STYLE = `
.rw-stage{border:1px solid var(--rw-line,#8888);border-radius:.5rem;padding:.75rem 1rem;margin-block:1rem;container-type:inline-size}
.rw-stage[hidden]{display:none}
.rw-live{min-height:1.4em;margin:0 0 .5rem;color:var(--rw-faint,inherit)}
.rw-stage-body .rw-table{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
@container (min-width:50rem){.rw-stage-body .rw-table{grid-template:"picture decide" auto "beside decide" 1fr/minmax(0,1fr) minmax(0,1fr)}.rw-picture{grid-area:picture}.rw-beside{grid-area:beside}.rw-decide{grid-area:decide;position:sticky;top:min(var(--rw-top,.5rem),calc(100vh - var(--rw-tall,0px) - .5rem));align-self:start}}
.rw-stage h3{margin:.25rem 0;scroll-margin-top:calc(var(--rw-top,.5rem) + .5rem)}
.rw-stage h3:focus{outline:none}
.rw-stage button,.rw-try-start{font:inherit;color:inherit;background:var(--rw-button,color-mix(in srgb,currentColor 4%,transparent));border:1px solid color-mix(in srgb,currentColor 55%,transparent);border-radius:.4rem;padding:.35rem .7rem;min-height:2.4rem;cursor:pointer;text-align:start}
.rw-stage button:hover:enabled,.rw-try-start:hover:enabled{background:color-mix(in srgb,currentColor 12%,transparent);border-color:currentColor}
.rw-stage .rw-place:hover:enabled{background:none}
.rw-stage button:focus-visible,.rw-stage summary:focus-visible,.rw-stage input:focus-visible,.rw-stage select:focus-visible,.rw-try-start:focus-visible{outline:3px solid var(--rw-focus,#2a6fdb);outline-offset:2px}
.rw-stage button:disabled{opacity:.6;cursor:default}
.rw-stage input,.rw-stage select{font:inherit;min-height:2.2rem;max-width:100%}
.rw-options{list-style:none;padding:0;margin:.5rem 0;display:flex;flex-wrap:wrap;gap:.4rem}
.rw-options li{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem}
.rw-options li:has(.rw-printed){flex-basis:100%}
.rw-stage .rw-printed{margin:0 0 .3rem;font-size:.92em;max-width:46rem}
.rw-stage p.rw-printed{flex-basis:100%;margin:0 0 .3rem}
dl.rw-printed dt{font-weight:600}
dl.rw-printed dd{margin:0 0 .3rem}
.rw-why{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem;margin-block:.75rem .5rem}
.rw-why label{display:flex;flex:1 1 15rem;align-items:center;gap:.4rem;white-space:nowrap}
.rw-why input{flex:1;min-width:0}
.rw-edit{display:grid;grid-template-columns:repeat(auto-fill,minmax(11.5rem,1fr));gap:.2rem 1.2rem}
.rw-edit p{margin:.1rem 0}
.rw-edit button{position:sticky;bottom:.4rem;grid-column:1/-1;justify-self:start;background:var(--color-background,Canvas)}
.rw-edit label{display:flex;align-items:center;justify-content:space-between;gap:.6rem;max-width:24rem}
.rw-edit input[type=number]{width:5em}
.rw-stage [data-piece]:hover{filter:brightness(1.15)}
.rw-number input{width:5em}
.rw-lines{margin:.25rem 0;padding-inline-start:2.2rem;overflow-wrap:anywhere}
.rw-lines .rw-cite{margin:0}
.rw-cites{display:grid;grid-template-columns:auto minmax(0,1fr);column-gap:.6rem;align-items:start;font-size:.92em}
.rw-cites>*{grid-column:2}
.rw-cites::before{content:attr(data-by);grid-row:1;padding-block:.35rem}
.rw-stage summary{cursor:pointer;padding-block:.35rem}
.rw-faults{border-inline-start:4px solid var(--rw-bad,#b3261e);padding:.4rem 0 .4rem 1.6rem;margin:.5rem 0}
.rw-stage .rw-drawing{margin-block:.2rem}
.rw-stage svg{max-width:100%;height:auto}
.rw-scrolled{overflow-x:auto}
.rw-scrolled:focus-visible{outline:3px solid var(--rw-focus,#2a6fdb);outline-offset:2px}
@container (max-width:49.99rem){.rw-stage-body:not(.rw-as-whole) .rw-scrolled svg{display:block;flex:none;max-width:none;width:max(100%,calc(var(--drawn)*.7))}}
@container (min-width:50rem){.rw-stage-body .rw-whole{display:none}}
.rw-stage-body .rw-whole{margin-block-end:.4rem}
.rw-stage-body .rw-whole[aria-pressed=true]{border-width:2px;font-weight:600}
.rw-scrolls-picture .rw-picture::before{content:"\\2194\\a0 Scroll sideways to see all of it";display:block;font-size:.85em;margin-block-end:.3rem}
.rw-stage [data-place]{cursor:pointer}
.rw-stage [data-chosen] :is(.rw-ground,.rw-square){stroke-width:5;stroke:currentColor}
.rw-stage .rw-place{border:0;padding:.1rem .2rem;min-height:1.8rem;text-decoration:underline dotted}
.rw-stage .rw-place[aria-pressed=true]{font-weight:700;text-decoration:underline}
.rw-sketches{overflow-x:auto}
.rw-sketch{border-collapse:collapse;margin-block:.5rem;font-size:.9em}
.rw-sketch caption{text-align:start;font-weight:600}
.rw-sketch th,.rw-sketch td{border:1px solid var(--rw-line,#8884);padding:.1rem .4rem;text-align:start}
.rw-tools{display:flex;flex-wrap:wrap;gap:.4rem;margin-top:.75rem}
.rw-otherwise{padding-inline-start:1rem}
.rw-otherwise select{max-width:100%}
.rw-handed{padding:2rem 0;text-align:center}
@media (max-width:600px){.rw-stage{padding:.5rem 0;border-inline:0;border-radius:0}.rw-example .rw-stage{border:0;margin-block:.5rem 0}.rw-example .rw-stage :is(.rw-picture,.rw-beside>.rw-drawing){margin-inline:-.6rem}}
@media print{.rw-stage,.rw-try-start{display:none}}
`

/** Gives a page the looks of the elements, once. */
export function addStyles({ head }: Document): void {
  if (head.querySelector('style[data-rw-stage]')) return
  const style = document.createElement('style')
  style.dataset.rwStage = ''
  style.textContent = STYLE
  head.prepend(style)
}
