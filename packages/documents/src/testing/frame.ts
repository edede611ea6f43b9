import type { Doc } from '../doc.ts'
import { LABELS } from '../labels.ts'

/** A document without a block. */
export const frame: Doc = {
  lang: 'en',
  title: 'Lease',
  reference: 'R-1',
  issuedAt: '2026-11-23',
  header: 'Header',
  footer: 'Footer',
  labels: LABELS.en,
  blocks: [],
}
