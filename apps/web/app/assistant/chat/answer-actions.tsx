// Under an answer: copy it, say whether it was of use, find somebody who helps.
import type { AnswerBlock, AssistantAnswer } from '@menged/contracts/assistant'
import { rateAnswer } from '@menged/contracts/calls/assistant/assistant'
import type { Language } from '@menged/ethiopia/languages'
import { colonAfter } from '@menged/ethiopia/scripts'
import type { Translate } from '@menged/i18n/translate'
import { Copy, ThumbsDown, ThumbsUp } from 'lucide'
import { type ReactNode, useState } from 'react'
import { toastError, toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { copyText } from '../../ui/copy-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { sourcesOf } from './cited-sources.ts'
import { checkedText } from './sources.tsx'

const lineOf = (block: AnswerBlock, language: Language): string =>
  block.kind === 'list'
    ? block.items.map(({ text }, place) => `${block.ordered ? `${place + 1}.` : '-'} ${text}`).join('\n')
    : block.kind === 'fact'
      ? `${block.label}${colonAfter(block.label, language)}${block.text}`
      : block.text

/** As it is pasted elsewhere: with the addresses of its sources. */
export const plainText = ({ blocks, citations, language }: AssistantAnswer, origin: string, t: Translate): string =>
  [
    ...blocks.map((block) => lineOf(block, language)),
    ...sourcesOf(citations).map(({ href, title, oldest }) => {
      const checked = checkedText(oldest, language, t)
      return `${title}: ${origin}${href}${checked && ` (${checked})`}`
    }),
  ].join('\n')

type Props = { question: string; answer: AssistantAnswer; children: ReactNode }

export function AnswerActions({ question, answer, children }: Props) {
  const { language, t } = useLocale()
  const [rated, setRated] = useState<boolean | null>(null)
  const copy = () =>
    copyText(plainText(answer, location.origin, t)).then(
      () => toastSuccess(t('assistant.copied')),
      () => toastError(t('assistant.notCopied')),
    )
  const rate = (useful: boolean) => {
    setRated(useful)
    const input = { params: { answerId: answer.id }, body: { useful, question } }
    accountApi(language)(rateAnswer, input).then(
      () => toastSuccess(t('assistant.rated')),
      () => {
        setRated(null)
        toastError(t('assistant.notRated'))
      },
    )
  }
  return (
    <div className="row answer-actions">
      <button type="button" className="icon-button" aria-label={t('assistant.copy')} onClick={() => void copy()}>
        <Icon of={Copy} size="small" />
      </button>
      <button
        type="button"
        className={`icon-button ${rated === true ? 'active' : ''}`}
        aria-pressed={rated === true}
        aria-label={t('assistant.useful')}
        onClick={() => rate(true)}
      >
        <Icon of={ThumbsUp} size="small" />
      </button>
      <button
        type="button"
        className={`icon-button ${rated === false ? 'active' : ''}`}
        aria-pressed={rated === false}
        aria-label={t('assistant.notUseful')}
        onClick={() => rate(false)}
      >
        <Icon of={ThumbsDown} size="small" />
      </button>
      {children}
    </div>
  )
}
