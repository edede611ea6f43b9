// A company that wants to write for its organisation, and what an administrator decides about it.
import { decideCompany } from '@menged/contracts/calls/admin/organisations'
import type { Company, CompanyChoice } from '@menged/contracts/organisations'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { useState } from 'react'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { useLocale } from '../../words/language.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

export function CompanyCard({ company, onDone }: { company: Company; onDone: () => void }) {
  const { language, t } = useLocale()
  const [open, setOpen] = useState<'link' | 'refuse' | null>(null)
  const decide = async (choice: CompanyChoice) => {
    const body = { ...choice, seen: { nameEn: company.nameEn, nameAm: company.nameAm } }
    await accountApi(language)(decideCompany, { params: { userId: company._id }, body })
    void toastSuccess(t(body.decision === 'refuse' ? 'people.companyRefused' : 'people.companyVerified'), { id: 'people' })
    onDone()
  }
  const close = () => setOpen(null)
  return (
    <li className="people-company">
      <div className="grow">
        <p className="strong" lang="en">
          {company.nameEn}
        </p>
        <p lang="am">{company.nameAm}</p>
        <p className="small muted">
          {t(`people.type_${company.type}`)} · {company.address}
        </p>
        <p className="small muted">
          <bdi className="ltr">{company.email}</bdi> · <bdi className="ltr">{company.phone}</bdi> ·{' '}
          {formatDate(addisDate(company.createdAt), language)}
        </p>
      </div>
      <div className="admin-actions">
        <RowButton words={t('people.refuse')} of={company.nameEn} look="danger-outline" onClick={() => setOpen('refuse')} />
        <RowButton words={t('people.verify')} of={company.nameEn} look="tinted" onClick={() => setOpen('link')} />
      </div>
      {open === 'link' ? <LinkDialog company={company} decide={decide} onClose={close} /> : null}
      {open === 'refuse' ? (
        <ReasonDialog
          title={t('people.refuse')}
          text={t('people.refuseText', { name: company.nameEn })}
          label={t('people.refuse')}
          send={(reason) => decide({ decision: 'refuse', reason })}
          onClose={close}
        />
      ) : null}
    </li>
  )
}
