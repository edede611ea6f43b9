// The filters in a sheet: its code comes when it is first opened. It closes when the results are on their way.
import { type ComponentProps, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { useT } from '../../words/language.tsx'
import { FilterForm } from './filter-form.tsx'

type FilterSheetProps = Omit<ComponentProps<typeof FilterForm>, 'live'> & { onClose: () => void }

export function FilterSheet({ onClose, ...rest }: FilterSheetProps) {
  const t = useT()
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current !== key) onClose()
  }, [key, onClose])
  return (
    <Dialog title={t('search.filter')} closeLabel={t('common.close')} onClose={onClose}>
      <FilterForm {...rest} live />
    </Dialog>
  )
}
