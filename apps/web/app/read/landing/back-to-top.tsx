// Back to the top: hidden near either end of the page.
import { BACK_TO_TOP } from '@menged/contracts/landing/lists'
import { ArrowUp } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { scrollSmoothly } from './anchors.ts'

const isAway = (): boolean => {
  const end = document.documentElement.scrollHeight - innerHeight
  return scrollY >= BACK_TO_TOP.top && end - scrollY > BACK_TO_TOP.bottom
}

export function BackToTop() {
  const t = useT()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(isAway())
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [])
  if (!isShown) return null
  return (
    <button type="button" className="back-to-top" aria-label={t('landing.toTop')} onClick={() => scrollSmoothly(0)}>
      <Icon of={ArrowUp} />
    </button>
  )
}
