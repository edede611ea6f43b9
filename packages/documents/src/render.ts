// The door of the process that makes files. It loads a native engine, which a crash would take down with whatever else is in the process:
// servers fork one for it.
export { renderDocx } from './docx/render.ts'
export { UnsupportedCharacter } from './fonts/unsupported-character.ts'
export { createPdf, type RenderPdf } from './pdf/render.ts'
