// Back to what was asked last, from somewhere above it in a long conversation.
import { ArrowDown } from 'lucide'
import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

/** `turn`: the newest; `id`: another one has another. */
type Props = { turn: RefObject<HTMLElement | null>; id: string | undefined }

export function JumpToNewest({ turn, id }: Props) {
  const t = useT()
  const isAway = useIsOutOfSight(turn, id)
  const jump = () => {
    turn.current?.scrollIntoView({ block: 'start' })
    turn.current?.focus({ preventScroll: true })
  }
  return isAway ? (
    <button type="button" className="button outline small jump" onClick={jump}>
      <Icon of={ArrowDown} size="small" />
      <span>{t('assistant.newest')}</span>
    </button>
  ) : null
}

function useIsOutOfSight(element: RefObject<HTMLElement | null>, id: string | undefined): boolean {
  const [isAway, setAway] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is another element
  useEffect(() => {
    setAway(false)
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [id])
  return isAway
}
