// The sheet of the filters: its code comes when it is first opened. It closes when the results are on their way.
// The form is handed in: imported here it would be code that two parts share, and come with the home page.
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { useT } from '../../words/language.tsx'

export type FilterSheetProps = { onClose: () => void; children: ReactNode }

export function FilterSheet({ onClose, children }: FilterSheetProps) {
  const t = useT()
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current !== key) onClose()
  }, [key, onClose])
  return (
    <Dialog title={t('search.filter')} closeLabel={t('common.close')} onClose={onClose}>
      {children}
    </Dialog>
  )
}
