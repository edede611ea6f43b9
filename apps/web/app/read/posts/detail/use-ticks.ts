// Check boxes whose ticks are kept on the device. They are plain uncontrolled boxes: they work before and without takeover.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type TickKind, tickKey } from '../../../page/tick-key.ts'
import { readTicks, writeTicks } from './ticks.ts'

type Ticks<List extends HTMLElement> = { list: RefObject<List | null>; ticked: readonly string[]; onChange: () => void }

const boxesIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]

export function useTicks<List extends HTMLElement>(kind: TickKind, postId: string, names: readonly string[]): Ticks<List> {
  const list = useRef<List>(null)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const key = tickKey(kind, postId)
  const known = names.join(' ')
  const collect = useCallback(() => {
    const now = boxesIn(list.current).flatMap((box) => (box.checked ? [box.value] : []))
    setTicked(now)
    writeTicks(key, now)
  }, [key])
  useEffect(() => {
    const kept = readTicks(key, known.split(' '))
    // What was ticked before takeover counts as well.
    for (const box of boxesIn(list.current)) box.checked ||= kept.includes(box.value)
    collect()
    // Ticked in another tab, or on another device.
    const follow = (event: StorageEvent) => {
      if (event.key !== key) return
      const now = readTicks(key, known.split(' '))
      for (const box of boxesIn(list.current)) box.checked = now.includes(box.value)
      setTicked(now)
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [key, known, collect])
  return { list, ticked, onChange: collect }
}
