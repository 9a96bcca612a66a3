/** The look of the page of runs, in light and dark mode. @module */

/** The style of the page. */
export const STYLE = `
:root { --ink: #1c1c1c; --paper: #fff; --faint: #5a5a5a; --line: #d5d5d5; --link: #0b57a4;
  --good: #e2f3e2; --near: #fdf0d0; --bad: #fbe0dd; --skipped: #f0f0f0; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e8e8; --paper: #17191c; --faint: #a8a8a8; --line: #3b3f45; --link: #8cc2ff;
    --good: #1d3a22; --near: #453a1a; --bad: #4c2323; --skipped: #2a2d31; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
a { color: var(--link); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; }
caption { text-align: left; color: var(--faint); padding-bottom: .25rem; }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; font-weight: normal; }
td { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
td.words { text-align: left; white-space: normal; }
tr.all th, tr.all td { font-weight: bold; }
thead th { vertical-align: bottom; }
.matrix th:first-child { position: sticky; left: 0; background: var(--paper); min-width: 8rem; }
.matrix thead th { max-width: 11rem; }
.matrix tbody tr:hover th { background: var(--skipped); }
.good { background: var(--good); } .near { background: var(--near); } .bad { background: var(--bad); } .skipped, .none { background: var(--skipped); }
.note, small { color: var(--faint); }
code, pre { font: .875em/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { border: 1px solid var(--line); padding: .6rem; overflow-x: auto; white-space: pre-wrap; }
summary { cursor: pointer; margin: .5rem 0; }
`
