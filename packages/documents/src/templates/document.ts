// The frame around the blocks of a document: titles, labels and the note that it is a draft.

import { firstOf, SIDES } from '@menged/contracts/documents/lists'
import type { Text } from '@menged/ethiopia/text'
import type { Doc, Para } from '../doc.ts'
import { LABELS } from '../labels.ts'
import type { Issue } from '../template.ts'
import { type Form, plainText } from './fill.ts'
import { compose, type Piece, plainTogether } from './pieces.ts'
import { COVER, DRAFT_NOTE, FOOTER } from './words.ts'

export function documentOf(title: Text, pieces: readonly Piece[], form: Form, issue: Issue): Doc {
  const lang = firstOf(issue.language)
  const together = (text: Text): string =>
    issue.language === 'both' ? plainTogether(text, form) : plainText(text[lang], form, lang)
  const isForSigning = issue.copy === 'signing'
  const paragraphs = (text: Text): Para[] =>
    issue.language === 'both' ? SIDES.map((side) => [{ lang: side, t: [text[side]] }]) : [[text[lang]]]
  return {
    lang,
    title: together(title),
    reference: issue.reference,
    issuedAt: issue.issuedAt,
    header: together(title),
    footer: isForSigning ? '' : together(FOOTER),
    labels: LABELS[lang],
    ...(isForSigning
      ? {
          cover: {
            title: issue.language === 'both' ? SIDES.map((side) => COVER.title[side]).join('\n') : COVER.title[lang],
            paragraphs: COVER.paragraphs.flatMap(paragraphs),
          },
        }
      : {}),
    blocks: compose(isForSigning ? pieces : [{ k: 'note', text: DRAFT_NOTE }, ...pieces], form, issue.language),
  }
}
