// The frame around the blocks of a document: titles, labels and the note that it is a draft.
import type { Text } from '@menged/contracts/language'
import type { Doc } from '../doc.ts'
import { LABELS } from '../labels.ts'
import type { Issue } from '../template.ts'
import { type Form, plainText } from './fill.ts'
import { compose, type Piece } from './pieces.ts'
import { DRAFT_NOTE, FOOTER } from './words.ts'

export function documentOf(title: Text, pieces: readonly Piece[], form: Form, issue: Issue): Doc {
  const lang = issue.language === 'en' ? 'en' : 'am'
  const together = (text: Text): string => {
    const [am, en] = [plainText(text.am, form, 'am'), plainText(text.en, form, 'en')]
    return issue.language !== 'both' ? { am, en }[lang] : am === en ? am : `${am} / ${en}`
  }
  return {
    lang,
    title: together(title),
    reference: issue.reference,
    issuedAt: issue.issuedAt,
    header: together(title),
    footer: together(FOOTER),
    labels: LABELS[lang],
    blocks: compose([{ k: 'note', text: DRAFT_NOTE }, ...pieces], form, issue.language),
  }
}
