/** The style sheet of all drawings, light and dark, for every page that shows any. @module */

/** A tint: what lies under something, a piece, the letters on it, and its rim. */
const tint = (name: string, ground: string, counter: string, ink = '#fff', rim = counter): string =>
  `.rw-tint-${name}{--rw-ground:light-dark(${ground});--rw-counter:${counter};--rw-ink:${ink};--rw-rim:${rim}}`

const TINTS = [
  tint('red', '#f6cdc8,#5a2a27', '#b3261e'),
  tint('orange', '#f7cfa0,#6b4420', '#a65a0a'),
  tint('yellow', '#f8ecae,#5e5420', '#7d6a00'),
  tint('green', '#d8ecc8,#2c4527', '#23692d'),
  tint('blue', '#c4ddf4,#22415f', '#1f5fa8'),
  tint('purple', '#e2d3f3,#43305c', '#6d3bab'),
  tint('brown', '#dcc09a,#574026', '#74491f'),
  tint('grey', '#cbcdd1,#4b4f56', '#5b6068'),
  tint('white', '#ffffff,#5a5f68', '#ffffff', '#16181b', '#3c4148'),
  '[class*="rw-tint-"]{--rw-edge:light-dark(var(--rw-rim),color-mix(in srgb,var(--rw-rim) 60%,white))}',
]

/** Each rule holds by the part alone: a part that is used again does not know in which picture it stands. */
const DRAWING = `
.rw-drawing{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start;margin:.8rem 0}
.rw-drawing svg{display:block;flex:1 1 21rem;width:100%;max-width:34rem;height:auto;fill:var(--rw-text,CanvasText);text-anchor:middle;font:20px Helvetica,Arial,"Liberation Sans",sans-serif}
.rw-pair{display:flex;flex-wrap:wrap;gap:0 1.5rem;align-items:flex-start}
.rw-pair>figure{flex:1 1 19rem;margin:.4rem 0}
@media (max-width:600px){.rw-example .rw-drawn{margin-inline:-.6rem}
.rw-example .rw-drawn figcaption{padding-inline:.6rem}}
.rw-map{--rw-name-weight:600;--rw-name-halo:var(--rw-halo,light-dark(#fffc,#1119))}
.rw-name{font-size:24px;pointer-events:none;font-weight:var(--rw-name-weight);paint-order:stroke;stroke:var(--rw-name-halo,none);stroke-width:5px;stroke-linejoin:round}
.rw-heading{text-anchor:start;font-size:24px;font-weight:700}
.rw-ground{fill:var(--rw-ground,light-dark(#f3f1ea,#303236));stroke:light-dark(#0006,#fff6);stroke-width:1.5}
path.rw-ground{stroke-width:2.5;stroke-linejoin:round}
.rw-border{fill:none;stroke:light-dark(#555,#bbb);stroke-width:3}
.rw-rail{fill:none;stroke:light-dark(#0005,#fff6);stroke-width:4;stroke-dasharray:12 5}
.rw-broken{fill:none;stroke:light-dark(#555,#bbb);stroke-width:3;stroke-dasharray:3 8}
.rw-token text{font-weight:700;fill:var(--rw-ink,#fff);pointer-events:none}
.rw-token>:is(rect,path){fill:var(--rw-counter,#444);stroke:light-dark(#000a,#000);stroke-width:1.5}
.rw-token.rw-tint-white>:is(rect,path){stroke:#222;stroke-width:2.5}
.rw-token.idle>:is(rect,path){fill:#fbfaf6;stroke:var(--rw-rim,#444);stroke-width:4}
.rw-token.idle.rw-tint-white>:is(rect,path){fill:#c3c7ce;stroke:#fff;stroke-width:4}
.rw-token.idle text{fill:var(--rw-rim,#222)}
.rw-sign rect{fill:var(--rw-ground,light-dark(#fff,#17181a));stroke:var(--rw-edge,light-dark(#444,#ccc));stroke-width:2}
.rw-ring{fill:none;stroke-width:6;pointer-events:none}
.rw-ring.lit{stroke:light-dark(#0b7d4b,#4fd193)}
.rw-ring.changed{stroke:light-dark(#111,#fff);stroke-width:5;stroke-dasharray:14 7}
`

const BOARD = `
.rw-board{display:block;width:100%;max-width:var(--natural);height:auto;fill:var(--rw-text,CanvasText);font-family:Helvetica, Arial, "Liberation Sans", sans-serif;font-size:15px}
.rw-headings text{font-size:16px;font-weight:600;text-anchor:middle}
.rw-square{fill:var(--rw-ground, light-dark(#f6f6f3, #303236));stroke:light-dark(rgb(0 0 0 / 0.35), rgb(255 255 255 / 0.35));stroke-width:1}
.rw-area{fill:none;stroke:var(--rw-edge, light-dark(#444, #ddd));stroke-width:3}
.rw-mark{fill:none;stroke-width:4}
.rw-mark.changed{stroke:var(--rw-text,CanvasText);stroke-width:3;stroke-dasharray:7 4}
.rw-mark.lit{stroke:light-dark(#0b7d4b,#4fd193)}
.rw-chip.printed rect{fill:light-dark(#fff, #17181a);stroke:var(--rw-edge, var(--rw-text,CanvasText));stroke-width:1.5}
.rw-chip.marker rect{fill:light-dark(#1f2328, #f2f2f2)}
.rw-chip.marker text{fill:light-dark(#fff, #111)}
.rw-chip text{font-size:14px;font-weight:700;text-anchor:middle}
.rw-counter rect{fill:var(--rw-counter, #444);stroke:#111;stroke-width:1}
.rw-counter .edge{fill:none;stroke:rgb(255 255 255 / 0.55)}
.rw-counter text{fill:#fff;font-weight:700}
.rw-counter .side{font-size:13px}
.rw-counter .kind{font-size:20px;text-anchor:middle}
.rw-counter.spent rect{fill:#f4f1ea;stroke:var(--rw-counter, #444)}
.rw-counter.spent .edge{stroke:none}
.rw-counter.spent .cross{fill:none;stroke:color-mix(in srgb, var(--rw-counter, #444) 65%, #f4f1ea);stroke-width:4}
.rw-counter.spent text{fill:var(--rw-counter, #444);stroke:#f4f1ea;stroke-width:3px;paint-order:stroke}
.rw-board-key{display:inline-block;margin:0 0.4rem 0.25rem 0;padding:0 0.45rem;border:1px solid var(--rw-line);border-radius:5px;font-size:0.9rem}
.rw-board-key.ground{background:var(--rw-ground, transparent)}
.rw-board-key.pieces[class*="rw-tint-"]{background:var(--rw-counter);color:var(--rw-ink,#fff)}
.rw-board-key:is(.areas,.marks[class*="rw-tint-"]){border:2px solid var(--rw-edge, var(--rw-text,CanvasText))}
@media (max-width:600px){.rw-label{font-size:18px}
.rw-headings text, .rw-counter .kind{font-size:22px}}
`

/** The style sheet. */
export const drawingStyle = `${TINTS.join('\n')}${DRAWING}${BOARD}`
