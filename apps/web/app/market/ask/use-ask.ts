// Sends what was typed to a worker, and says what came of it.
import { sendRequest } from '@menged/contracts/calls/market/requests'
import { pathTo } from '@menged/contracts/path-to'
import type { SentRequest } from '@menged/contracts/requests'
import { parsePhone } from '@menged/ethiopia/phones'
import { punctuationOf } from '@menged/ethiopia/scripts'
import type { WordKey } from '@menged/i18n/translate'
import { type FormEvent, useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { type ModalProps, showModal } from '../../dialogs/modal-host.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { useSession } from '../../session/session.ts'
import { useLocale } from '../../words/language.tsx'
import { type AskDraft, draftFor, dropDraft, keepDraft, keyFor } from './ask-draft.ts'
import { rememberLink } from './sent-links.ts'

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
  const [wrong, setWrong] = useState<Wrong>({})
  const type = (change: Partial<AskDraft>) => {
    // What is wrong on one tab is not wrong on the next.
    if (change.kind) {
      setWrong({})
      setTrouble(null)
    }
    setDraft((before) => {
      const next = { ...before, ...phoneFor(before, change.kind), ...change }
      keepDraft(worker.id, next)
      return next
    })
  }
  const thank = ({ sample, token }: SentRequest) => {
    if (sample) return showModal('alert', { title: t('ask.sampleTitle'), text: t('ask.sampleText', { name: worker.name }) })
    const title = t(`ask.sent_${draft.kind}`)
    if (token === null) return showModal('alert', { title, text: t('ask.sentAccount') })
    rememberLink(token, worker.name)
    const copy = { text: location.origin + pathTo('request', { token }), label: t('ask.copy'), done: t('ask.copied') }
    showModal('alert', { title, text: t('ask.leaveLink'), copy })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = wrongIn(draft, isGuest)
    setWrong(found)
    setTrouble(null)
    const [first] = Object.keys(found) as (keyof typeof IDS)[]
    // Of a guest the phone is a way to answer, in a field of another name.
    if (first) return (document.getElementById(IDS[first]) ?? document.getElementById('ask-reach'))?.focus()
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
  const errorAt = (field: string): string | null => {
    const key = wrong[field as keyof typeof IDS]
    if (key === 'ask.messageRequiredText') return `${t('ask.messageRequired')}${punctuationOf(language).colon}${t(key)}`
    return key ? t(key) : errorOf(field)
  }
  return { draft, type, busy, send, isGuest, errorOf: errorAt, formError }
}
export type Ask = ReturnType<typeof useAsk>

/** A number that was given for the answer is the one to be called, unless another one stands there. */
const phoneFor = ({ phone, reach }: AskDraft, kind: AskDraft['kind'] | undefined): Partial<AskDraft> =>
  kind === 'call' && phone.trim() === '' && parsePhone(reach) !== null ? { phone: reach } : {}

/** Where the eye and the keyboard go, in the order of the form. */
const IDS = { text: 'ask-text', budget: 'ask-budget', place: 'ask-place', name: 'ask-name', phone: 'ask-phone' } as const
type Wrong = Partial<Record<keyof typeof IDS, WordKey>>

/** Everything that is wrong, at once. */
function wrongIn(draft: AskDraft, isGuest: boolean): Wrong {
  const { kind, text, budget, online, place, name, phone, reach } = draft
  const isReachable = reach.includes('@') || parsePhone(reach) !== null
  return {
    ...(kind === 'message' && text.trim() === '' ? { text: 'ask.messageRequiredText' } : {}),
    ...(kind === 'message' && !isBudget(budget) ? { budget: 'ask.budgetWrong' } : {}),
    ...(kind === 'call' && parsePhone(phone) === null ? { phone: 'ask.phoneWrong' } : {}),
    ...(kind === 'meet' && !online && place.trim() === '' ? { place: 'ask.placeWrong' } : {}),
    ...(isGuest && name.trim() === '' ? { name: 'ask.nameWrong' } : {}),
    ...(isGuest && kind !== 'call' && !isReachable ? { phone: 'ask.reachWrong' } : {}),
  }
}

function isBudget(typed: string): boolean {
  const amount = budgetOf(typed)
  return amount === null || (amount >= 0 && amount <= 1_000_000 && /^\d*(\.\d{1,2})?$/.test(typed.trim().replaceAll(',', '')))
}
