// The first screen of the admin area.
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { useT } from '../../words/language.tsx'

export default function Overview() {
  const t = useT()
  return <AdminHead title={t('admin.overview')} text={t('admin.welcome')} />
}
