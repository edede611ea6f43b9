// The look of the local mailbox, in the colours of the design tokens. It stands alone: the pages' stylesheet is the web room's.
export const MAILBOX_STYLE = `
:root { color-scheme: light dark; --paper: #f8f5ee; --surface: #fffdf9; --line: #e4ddcf; --ink: #14231b; --ink-2: #42514a; --ink-3: #5f6b64; --forest: #0e4d36; --forest-soft: #e3ede3; --clay: #a63a22; --focus: #9a5a00; }
@media (prefers-color-scheme: dark) { :root { --paper: #0b1410; --surface: #111d17; --line: #24352b; --ink: #eff2e9; --ink-2: #bcc9bf; --ink-3: #95a59a; --forest: #8ad0a6; --forest-soft: #163224; --clay: #f29c86; --focus: #f2c76b; } }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { font: 16px/1.625 system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Ethiopic", Kefa, Ebrima, Nyala, sans-serif; -webkit-text-size-adjust: 100%; background: var(--paper); color: var(--ink); }
:lang(am) { line-height: 1.75; }
html[dir=rtl] { text-align: right; }
html[dir=rtl] body * { unicode-bidi: plaintext; }
a { color: var(--forest); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .75rem; min-height: 3.75rem; padding: .5rem max(1rem, 50vw - 22rem); background: var(--surface); border-bottom: 1px solid var(--line); }
header a { font-weight: 700; font-size: 1.125rem; text-decoration: none; padding: .5rem 0; }
header span { color: var(--ink-3); font-size: .875rem; }
main { max-width: 46rem; margin: 0 auto; padding: 1.75rem 1rem 4rem; }
h1 { font-size: 1.625rem; line-height: 1.4; font-weight: 650; overflow-wrap: anywhere; }
h1:lang(am) { font-size: 1.5rem; line-height: 1.6; }
h2 { font-size: 1.0625rem; font-weight: 600; margin: 2rem 0 .625rem; }
.lead { color: var(--ink-2); margin: .375rem 0 1.5rem; max-width: 40rem; }
ul { list-style: none; background: var(--surface); border: 1px solid var(--line); border-radius: .875rem; overflow: hidden; }
li { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding: .875rem 1.125rem; }
li + li { border-top: 1px solid var(--line); }
li:hover { background: var(--forest-soft); }
li a { color: var(--ink); text-decoration: none; overflow-wrap: anywhere; }
li a::after { content: ""; position: absolute; inset: 0; }
li:hover a { text-decoration: underline; }
.to, time { color: var(--ink-3); font-size: .875rem; }
li time { grid-area: 1 / 2; white-space: nowrap; padding-top: .125rem; }
.to { overflow-wrap: anywhere; }
form { margin-top: 1.5rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1.125rem; border-radius: .625rem; border: 1px solid currentcolor; background: transparent; color: var(--clay); cursor: pointer; }
.empty { background: var(--surface); border: 1px solid var(--line); border-radius: .875rem; padding: 2.5rem 1.25rem; text-align: center; color: var(--ink-2); }
.empty b { color: var(--ink); }
.back { display: inline-block; padding: .5rem 0; margin-top: -.75rem; font-weight: 600; }
dl { margin-top: .75rem; color: var(--ink-2); }
dl div { display: flex; gap: .5rem; }
dt { color: var(--ink-3); flex: none; min-width: 3rem; }
dd { overflow-wrap: anywhere; min-width: 0; }
dd time { font-size: 1rem; color: inherit; }
.text { background: var(--surface); border: 1px solid var(--line); border-radius: .875rem; padding: 1.125rem; white-space: pre-wrap; overflow-wrap: anywhere; text-align: left; }
iframe { display: block; width: 100%; height: 56rem; border: 1px solid var(--line); border-radius: .875rem; background: var(--surface); }
`
