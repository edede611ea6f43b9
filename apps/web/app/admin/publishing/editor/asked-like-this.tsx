// "Asked like this": how people ask for the guide, which the assistant and its search learn from. Of a guide that readers see.
import { addWays, removeWay, waysOfAsking } from '@menged/contracts/calls/admin/questions'
import type { WaysOfAsking } from '@menged/contracts/questions'
import { LONGEST_WAY } from '@menged/contracts/questions/lists'
import { MessageCircleQuestion, Plus, X } from 'lucide'
import { useRef } from 'react'
import { useSubmission } from '../../../dialogs/forms/submission.ts'
import { LoadedFrame } from '../../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../../page/deferred/use-loaded.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { Fold } from '../../../ui/admin/fold.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { submitted, textIn } from '../../../ui/forms/submitted.ts'
import { TroubleNote } from '../../../ui/forms/trouble-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale, useT } from '../../../words/language.tsx'
import { useUndoToast } from '../../use-undo-toast.tsx'
import { useDraft } from '../use-draft.ts'

type AddedWay = WaysOfAsking['added'][number]

export function AskedLikeThis() {
  const t = useT()
  const postId = useDraft(({ draft }) => draft.postId)
  return (
    <section className="card draft-part draft-asked" aria-labelledby="draft-asked">
      <div>
        <h2 id="draft-asked">{t('publishing.view_asked')}</h2>
        <p className="small muted">{t('publishing.askedText')}</p>
      </div>
      {postId === null ? (
        <Empty icon={MessageCircleQuestion} title={t('publishing.askedLater')} />
      ) : (
        <OfPost key={postId} postId={postId} />
      )}
    </section>
  )
}

function OfPost({ postId }: { postId: string }) {
  const { language, t } = useLocale()
  const params = { postId }
  const loaded = useLoaded(async () => (await accountApi(language)(waysOfAsking, { params })).data, postId)
  const { busy, submit, setTrouble, formError, field } = useSubmission()
  const toastWithUndo = useUndoToast(loaded.reload)
  const change = (call: Promise<{ data: WaysOfAsking }>) => call.then(({ data }) => loaded.set(() => data))
  const add = (texts: string[]) => submit(() => change(accountApi(language)(addWays, { params, body: { texts } })))
  const remove = ({ _id, text }: AddedWay) =>
    void submit(async () => {
      await change(accountApi(language)(removeWay, { params: { postId, wayId: _id } }))
      toastWithUndo(t('publishing.wayRemoved'), () => accountApi(language)(addWays, { params, body: { texts: [text] } }))
    })
  return (
    <LoadedFrame loaded={loaded}>
      {(ways) => (
        <>
          <TroubleNote text={formError('text')} />
          <AddForm field={field('text', 'draft-way')} busy={busy} onAdd={add} onMissing={setTrouble} />
          <Added ways={ways.added} onRemove={remove} />
          <Suggested texts={ways.suggested} busy={busy} onAdd={add} />
          <Shipped ways={ways.shipped} />
        </>
      )}
    </LoadedFrame>
  )
}

type AddFormProps = {
  field: ReturnType<ReturnType<typeof useSubmission>['field']>
  busy: boolean
  onAdd: (texts: string[]) => Promise<boolean>
  onMissing: (trouble: { field: string; text: string }) => void
}

function AddForm({ field, busy, onAdd, onMissing }: AddFormProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const send = async (typed: FormData) => {
    const text = textIn(typed, 'text')
    if (text === '') return onMissing({ field: 'text', text: t('account.required') })
    if (await onAdd([text])) form.current?.reset()
  }
  return (
    <form ref={form} className="stack gap-12" onSubmit={submitted(send)} noValidate>
      <TextField {...field} label={t('publishing.newWay')} hint={t('publishing.newWayHint')} maxLength={LONGEST_WAY} />
      <div>
        <BusyButton className="button primary" busy={busy} label={t('publishing.addWay')} busyLabel={t('common.sending')} />
      </div>
    </form>
  )
}

function Added({ ways, onRemove }: { ways: WaysOfAsking['added']; onRemove: (way: AddedWay) => void }) {
  const t = useT()
  if (ways.length === 0) return null
  return (
    <ul className="draft-chips">
      {ways.map((way) => (
        <li key={way._id} className="draft-chip">
          <span dir="auto">{way.text}</span>
          <button type="button" aria-label={t('publishing.removeRow', { name: way.text })} onClick={() => onRemove(way)}>
            <Icon of={X} size="small" />
          </button>
        </li>
      ))}
    </ul>
  )
}

type SuggestedProps = { texts: readonly string[]; busy: boolean; onAdd: (texts: string[]) => Promise<boolean> }

function Suggested({ texts, busy, onAdd }: SuggestedProps) {
  const t = useT()
  if (texts.length === 0) return null
  return (
    <div className="stack gap-12">
      <div className="row between wraps gap-12">
        <h3 className="draft-small-title">{t('publishing.suggestedWays')}</h3>
        <button type="button" className="button outline small" aria-disabled={busy} onClick={() => void onAdd([...texts])}>
          {t('publishing.addAllWays')}
        </button>
      </div>
      <ul className="draft-found">
        {texts.map((text) => (
          <li key={text}>
            <button type="button" className="draft-found-row" aria-disabled={busy} onClick={() => void onAdd([text])}>
              <Icon of={Plus} size="small" />
              <span className="grow" dir="auto">
                {text}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Shipped({ ways }: { ways: WaysOfAsking['shipped'] }) {
  const t = useT()
  if (ways.length === 0) return null
  return (
    <Fold head={<span className="small green strong">{t('publishing.shippedWays', { count: ways.length })}</span>}>
      <ul className="draft-ways small">
        {ways.map(({ text, place }) => (
          <li key={`${place} ${text}`} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
