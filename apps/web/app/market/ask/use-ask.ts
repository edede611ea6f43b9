// Sends what was typed to a worker, and says what came of it.
import { sendRequest } from '@menged/contracts/calls/market/requests'
import { pathTo } from '@menged/contracts/path-to'
import type { SentRequest } from '@menged/contracts/requests'
import { type FormEvent, useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { type ModalProps, showModal } from '../../dialogs/modal-host.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { useSession } from '../../session/session.ts'
import { useLocale } from '../../words/language.tsx'
import { type AskDraft, draftFor, dropDraft, keepDraft, keyFor } from './ask-draft.ts'

/** So long it is seen to be sent. */
const LEAST_MS = 1000

const filled = (name: string, value: string) => (value.trim() === '' ? {} : { [name]: value.trim() })
const budgetOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.replaceAll(',', '')))

function bodyOf(draft: AskDraft, isGuest: boolean) {
  const reach = draft.reach.includes('@') ? filled('email', draft.reach) : filled('phone', draft.reach)
  const guest = isGuest ? { ...filled('name', draft.name), ...(draft.kind === 'call' ? {} : reach) } : {}
  const { kind, text } = draft
  if (kind === 'call') return { kind, ...guest, phone: draft.phone.trim(), callTime: draft.callTime, ...filled('text', text) }
  if (kind === 'meet') {
    const place = draft.online ? {} : filled('place', draft.place)
    return { kind, ...guest, ...draft.moment, online: draft.online, ...place, ...filled('text', text) }
  }
  const budget = budgetOf(draft.budget)
  return { kind, ...guest, text: text.trim(), urgency: draft.urgency, ...(budget === null ? {} : { budget }) }
}

export function useAsk({ worker, service, kind, onClose }: ModalProps<'contact'>) {
  const { language, t } = useLocale()
  const isGuest = !useSession(({ isAuthenticated }) => isAuthenticated)
  const [draft, setDraft] = useState(() => ({ ...draftFor(worker.id, kind), ...(kind ? { kind } : {}) }))
  const { busy, submit, setTrouble, errorOf, formError } = useSubmission()
  const type = (change: Partial<AskDraft>) => {
    setDraft((before) => {
      const next = { ...before, ...change }
      keepDraft(worker.id, next)
      return next
    })
  }
  const thank = ({ sample, token }: SentRequest) => {
    if (sample) return showModal('alert', { title: t('ask.sampleTitle'), text: t('ask.sampleText', { name: worker.name }) })
    const title = t(`ask.sent_${draft.kind}`)
    if (token === null) return showModal('alert', { title, text: t('ask.sentAccount') })
    const copy = { text: location.origin + pathTo('request', { token }), label: t('ask.copy'), done: t('ask.copied') }
    showModal('alert', { title, text: t('ask.leaveLink'), copy })
  }
  const refuse = (field: string, text: string, id: string) => {
    setTrouble({ field, text })
    document.getElementById(id)?.focus()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (draft.kind === 'message' && draft.text.trim() === '') {
      return refuse('text', `${t('ask.messageRequired')}: ${t('ask.messageRequiredText')}`, 'ask-text')
    }
    if (draft.kind === 'message' && !isBudget(draft.budget)) return refuse('budget', t('ask.budgetWrong'), 'ask-budget')
    const content = { ...bodyOf(draft, isGuest), ...(service ? { serviceId: service.id } : {}), language }
    const body = { ...content, key: keyFor(worker.id, JSON.stringify(content)) } as never
    let sent: SentRequest | undefined
    const done = await submit(async () => {
      const least = new Promise((over) => setTimeout(over, LEAST_MS))
      const call = accountApi(language)(sendRequest, { params: { id: String(worker.id) }, body })
      const [answer] = await Promise.allSettled([call, least])
      if (answer.status === 'rejected') throw answer.reason
      sent = answer.value.data
    })
    if (!done || !sent) return
    dropDraft(worker.id)
    onClose()
    thank(sent)
  }
  return { draft, type, busy, send, isGuest, errorOf, formError }
}
export type Ask = ReturnType<typeof useAsk>

function isBudget(typed: string): boolean {
  const amount = budgetOf(typed)
  return amount === null || (amount >= 0 && amount <= 1_000_000 && /^\d*(\.\d{1,2})?$/.test(typed.trim().replaceAll(',', '')))
}
