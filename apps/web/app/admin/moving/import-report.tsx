// What a file would do or has done, entry by entry: what is refused first, with its line, field and reason; what stays as it is, is counted only.

import type { importContent } from '@menged/contracts/calls/admin/publishing'
import type { AnswerOf } from '@menged/contracts/calls/call'
import { IMPORT_OUTCOMES, type ImportOutcome } from '@menged/contracts/publishing/lists'
import { AdminTable } from '../../ui/admin/admin-table.tsx'
import { useT } from '../../words/language.tsx'

type Report = AnswerOf<typeof importContent>['data']
type Row = Report['rows'][number]

/** More rows than somebody reads. */
const MOST_ROWS = 200
const COLOURS: Readonly<Record<ImportOutcome, string>> = { created: 'green', changed: 'gold', same: '', refused: 'red' }

export function ImportReport({ report: { applied, rows } }: { report: Report }) {
  const t = useT()
  const refused = rows.filter(({ outcome }) => outcome === 'refused')
  const listed = [...refused, ...rows.filter(({ outcome }) => outcome === 'created' || outcome === 'changed')]
  const state = applied ? 'applied' : refused.length > 0 ? 'refused' : listed.length > 0 ? 'ready' : 'same'
  return (
    <div className="stack gap-12">
      <div role="status" className={`note ${state === 'refused' ? 'red' : 'green'}`}>
        <div className="stack gap-4">
          <p className="strong">{t(`moving.state_${state}`)}</p>
          <Totals rows={rows} />
        </div>
      </div>
      {listed.length > 0 ? (
        <AdminTable look="moving-rows" columns={[t('moving.entry'), t('moving.line'), t('moving.outcome')]}>
          {listed.slice(0, MOST_ROWS).map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: of two entries of one id both are told, and the list never changes its order
            <Entry key={`${row.kind} ${row.id} ${at}`} row={row} />
          ))}
        </AdminTable>
      ) : null}
      {listed.length > MOST_ROWS ? <p className="small muted">{t('moving.more', { shown: listed.length - MOST_ROWS })}</p> : null}
    </div>
  )
}

function Totals({ rows }: { rows: readonly Row[] }) {
  const t = useT()
  return (
    <p className="small">
      {IMPORT_OUTCOMES.flatMap((outcome) => {
        const shown = rows.filter((row) => row.outcome === outcome).length
        return shown > 0 ? [t(`moving.total_${outcome}`, { shown })] : []
      }).join(' · ')}
    </p>
  )
}

function Entry({ row: { kind, id, line, outcome, field, reason } }: { row: Row }) {
  const t = useT()
  return (
    <tr>
      <td>
        <p className="strong ltr moving-id">{id}</p>
        <p className="small muted">{t(`moving.kind_${kind}`)}</p>
      </td>
      <td data-label={t('moving.line')} className="tabular">
        {line ?? '—'}
      </td>
      <td data-label={t('moving.outcome')}>
        <span className={`tag ${COLOURS[outcome]}`}>{t(`moving.outcome_${outcome}`)}</span>
        {reason ? (
          <p className="small">
            {t(`moving.reason_${reason}`)}{' '}
            {field && reason !== 'inUse' ? (
              <code className="ltr" dir="ltr">
                {field}
              </code>
            ) : null}
          </p>
        ) : null}
      </td>
    </tr>
  )
}
