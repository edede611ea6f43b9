// Where a question is typed: a real form, so that it is asked without JavaScript as well. Enter sends, Shift and Enter begins a new line.
import { LIMITS } from '@menged/contracts/limits'
import { pathTo } from '@menged/contracts/path-to'
import { ArrowUp, X } from 'lucide'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { AddressFields } from '../../page/address-fields.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  isAsking: boolean
  /** The guide that is asked about. */
  about: { id: string; title: string } | null
  onDropAbout: () => void
  onAsk: (question: string) => void
}

/** As high as its text, until the style's bound. */
function fit(area: HTMLTextAreaElement): void {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

export function Composer({ field, isAsking, about, onDropAbout, onAsk }: Props) {
  const t = useT()
  const { isEmpty, refresh, send, onKeyDown } = useTyped(field, isAsking, onAsk)
  return (
    <form className="composer" method="get" action={pathTo('generative-ai')} onSubmit={send}>
      <AddressFields />
      {about ? <AboutGuide guide={about} onDrop={onDropAbout} /> : null}
      <div className="composer-box">
        <label className="sr-only" htmlFor="question">
          {t('assistant.yourQuestion')}
        </label>
        <textarea
          ref={field}
          id="question"
          name="q"
          rows={1}
          required
          maxLength={LIMITS.message}
          placeholder={t(isAsking ? 'assistant.processing' : 'assistant.placeholder')}
          disabled={isAsking}
          enterKeyHint="send"
          onInput={refresh}
          onKeyDown={onKeyDown}
        />
        {/* Not closed by what is typed before takeover. */}
        <SendButton isEmpty={isEmpty} isAsking={isAsking} />
      </div>
      <p className="tiny muted composer-hint">{t('assistant.enterHint')}</p>
    </form>
  )
}

function SendButton({ isEmpty, isAsking }: { isEmpty: boolean; isAsking: boolean }) {
  const t = useT()
  return (
    <button
      type="submit"
      className="button primary send"
      aria-label={t('assistant.send')}
      aria-disabled={isEmpty}
      disabled={isAsking}
    >
      <Icon of={ArrowUp} />
    </button>
  )
}

function AboutGuide({ guide, onDrop }: { guide: NonNullable<Props['about']>; onDrop: () => void }) {
  const t = useT()
  return (
    <p className="about-guide small">
      <input type="hidden" name="about" value={guide.id} />
      <span className="grow">{t('assistant.aboutGuide', { title: guide.title })}</span>
      <button type="button" className="icon-button" aria-label={t('assistant.dropAbout')} onClick={onDrop}>
        <Icon of={X} size="small" />
      </button>
    </p>
  )
}

function useTyped(field: Props['field'], isAsking: boolean, onAsk: Props['onAsk']) {
  const [isEmpty, setEmpty] = useState(false)
  const refresh = () => {
    if (!field.current) return
    fit(field.current)
    setEmpty(field.current.value.trim() === '')
  }
  const hasAsked = useRef(false)
  // What was typed before takeover. A box that was closed while its question was under way is written in again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: refresh reads the field
  useEffect(() => {
    refresh()
    if (!isAsking && hasAsked.current && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
    hasAsked.current = isAsking
  }, [isAsking])
  const send = (event: FormEvent) => {
    event.preventDefault()
    const question = field.current?.value.trim() ?? ''
    if (question === '' || isAsking || !field.current) return
    field.current.value = ''
    refresh()
    onAsk(question)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    field.current?.form?.requestSubmit()
  }
  return { isEmpty, refresh, send, onKeyDown }
}
