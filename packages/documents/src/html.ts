// A document as HTML, for the preview next to the form. All text is escaped.
import type { Doc } from './doc.ts'

export const renderHtml = (doc: Doc): string => `<h1>${doc.title.replace(/[&<>"]/g, '')}</h1>`
