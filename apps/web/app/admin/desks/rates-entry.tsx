// Rates from a file of comma-separated values: chosen or pasted, checked as a whole, stored when nothing is refused or the good rows are wanted.

import type { AnswerOf } from '@menged/contracts/calls/call'
import { importRates } from '@menged/contracts/calls/read/exchange'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { textOfFile } from '../../page/deferred/file-text.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { CheckField } from '../../ui/forms/choice.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { FileButton } from '../../ui/forms/file-button.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { AdminCard } from '../admin-card.tsx'

const COLUMNS = 'bank,currency,cash_buying,cash_selling,transaction_buying,transaction_selling,date'

type Entered = AnswerOf<typeof importRates>['data']

export function RatesEntry({ onEntered }: { onEntered: () => void }) {
  const { t } = useLocale()
  const { csv, setCsv, partial, setPartial, entered, busy, choose, send, errorOf, error } = useEntry(onEntered)
  return (
    <AdminCard id="rates-entry" title={t('desks.enter')} className="padded stack gap-16">
      <form className="stack gap-12" onSubmit={send} noValidate>
        <TroubleNote text={error} />
        <div>
          <FileButton id="rates-file" accept=".csv,text/csv" onChange={choose}>
            {t('desks.chooseFile')}
          </FileButton>
        </div>
        <TextArea
          id="rates-csv"
          className="input ltr desks-csv"
          label={t('desks.csv')}
          hint={t('desks.csvHint', { columns: COLUMNS })}
          rows={6}
          value={csv}
          onChange={(event) => setCsv(event.target.value)}
          spellCheck={false}
          error={errorOf('csv')}
        />
        <CheckField label={t('desks.partial')} checked={partial} onChange={setPartial} />
        <div>
          <BusyButton className="button outline" busy={busy} label={t('desks.store')} busyLabel={t('common.sending')} />
        </div>
      </form>
      {entered ? <Outcome entered={entered} /> : null}
    </AdminCard>
  )
}

function Outcome({ entered }: { entered: Entered }) {
  const { t } = useLocale()
  return (
    <div role="status" className={`note ${entered.applied ? 'green' : 'red'}`}>
      <div className="stack gap-4">
        <p className="strong">
          {entered.applied ? t('desks.stored', { stored: entered.stored, held: entered.held }) : t('desks.notStored')}
        </p>
        <ul className="small">
          {entered.refused.map(({ line, column, text }) => (
            <li key={`${line} ${column}`}>{t('desks.refusedLine', { line, text })}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function useEntry(onEntered: () => void) {
  const { language, t } = useLocale()
  const [csv, setCsv] = useState('')
  const [partial, setPartial] = useState(false)
  const [entered, setEntered] = useState<Entered | null>(null)
  const { busy, submit, setTrouble, errorOf, formError } = useSubmission()
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (file) setCsv(await textOfFile(file))
    event.target.value = ''
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (csv.trim() === '') return setTrouble({ field: 'csv', text: t('desks.csvNeeded') })
    await submit(async () => {
      const { data } = await accountApi(language)(importRates, { body: { csv, partial } })
      setEntered(data)
      if (!data.applied) return
      if (data.refused.length === 0) setCsv('')
      onEntered()
    })
  }
  return { csv, setCsv, partial, setPartial, entered, busy, choose, send, errorOf, error: formError('csv') }
}
