import type { Html } from '#kit/http/html.ts'

export const plainPageStyle: Html = {
  markup: `
:root { color-scheme: light dark; --line: light-dark(#e6e3db, #2a2b26); --soft: light-dark(#6a665c, #a6a398); --link: light-dark(#0b6b53, #46c29b); --card: light-dark(#ffffff, #191a17); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 52rem; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#f6f5f1, #121310); color: light-dark(#1c1b18, #edece6); }
h1 { margin: 0.25rem 0; font-size: 1.375rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1rem; line-height: 1.25; }
header p { margin: 0 0 1rem; color: var(--soft); overflow-wrap: anywhere; }
a { color: var(--link); }
header > a, nav a { display: inline-block; padding: 0.625rem 0; }
ol { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; gap: 0.125rem 1rem; grid-template-columns: 1fr auto; padding: 0.75rem 1rem; color: inherit; text-decoration: none; }
li a:hover, li a:focus-visible { background: light-dark(#f6f5f1, #1f201c); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: -2px; }
li strong { grid-column: 1 / -1; font-weight: 600; overflow-wrap: anywhere; }
li span { color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
li time { color: var(--soft); white-space: nowrap; font-variant-numeric: tabular-nums; }
@media (max-width: 30rem) { li a { grid-template-columns: minmax(0, 1fr); } }
.empty { padding: 3rem 1rem; text-align: center; color: var(--soft); }
nav { display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; gap: 0.5rem; color: var(--soft); }
nav > :last-child { text-align: right; }
iframe { width: 100%; height: min(75vh, 60rem); border: 1px solid var(--line); border-radius: 0.75rem; background: #ffffff; color-scheme: light; }
details { margin-top: 1rem; }
summary { padding: 0.625rem 0; cursor: pointer; color: var(--link); }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); white-space: pre-wrap; overflow-wrap: anywhere; }
`,
}
