// Reads sections aloud one after the other. A pause is a stop that knows its place: devices differ in what their own pause does.
import type { Language } from '@menged/ethiopia/languages'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Section } from './sections.ts'
import { spoken } from './spoken.ts'
import { voiceFor } from './voices.ts'

export const SPEEDS = { slow: 0.75, normal: 1, fast: 1.35 } as const
export type Speed = keyof typeof SPEEDS

export type Player = {
  state: 'off' | 'reading' | 'paused' | 'failed'
  /** The section that is read, or would be. */
  at: number
  speed: Speed
  play: () => void
  pause: () => void
  stop: () => void
  go: (section: number) => void
  setSpeed: (speed: Speed) => void
}

/** What `cancel()` itself ends is not a failure. */
const ENDED_BY_US = ['interrupted', 'canceled']

function utteranceOf(text: string, language: Language, rate: Speed): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(spoken(text, language))
  const voice = voiceFor(language)
  if (voice) utterance.voice = voice
  utterance.lang = voice?.lang ?? language
  utterance.rate = SPEEDS[rate]
  return utterance
}

/** A browser goes on speaking when its page is gone. */
function useSilenceOnLeaving(hush: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', hush)
    return () => {
      removeEventListener('pagehide', hush)
      hush()
    }
  }, [hush])
}

export function usePlayer(sections: readonly Section[], language: Language): Player {
  const [state, setState] = useState<Player['state']>('off')
  const [at, setAt] = useState(0)
  const [speed, setSpeed] = useState<Speed>('normal')
  /** Held here as well: some browsers forget an utterance that nothing refers to, and its end is never told. */
  const saying = useRef<SpeechSynthesisUtterance>(undefined)
  const piece = useRef(0)

  const hush = useCallback(() => {
    saying.current = undefined
    speechSynthesis.cancel()
  }, [])

  const say = (section: number, nth: number, rate: Speed): void => {
    hush()
    const text = sections[section]?.texts[nth]
    if (text === undefined) {
      if (section + 1 < sections.length) start(section + 1, 0, rate)
      else end()
      return
    }
    piece.current = nth
    const utterance = utteranceOf(text, language, rate)
    utterance.onend = () => saying.current === utterance && say(section, nth + 1, rate)
    utterance.onerror = ({ error }) => {
      if (saying.current === utterance && !ENDED_BY_US.includes(error)) setState('failed')
    }
    saying.current = utterance
    speechSynthesis.speak(utterance)
  }
  const start = (section: number, nth: number, rate: Speed) => {
    setAt(section)
    setState('reading')
    say(section, nth, rate)
  }
  const end = () => {
    hush()
    piece.current = 0
    setAt(0)
    setState('off')
  }

  useSilenceOnLeaving(hush)

  return {
    state,
    at,
    speed,
    play: () => start(at, piece.current, speed),
    pause: () => {
      hush()
      setState('paused')
    },
    stop: end,
    go: (section) => {
      piece.current = 0
      if (state === 'reading') start(section, 0, speed)
      else setAt(section)
    },
    setSpeed: (rate) => {
      setSpeed(rate)
      if (state === 'reading') say(at, piece.current, rate)
    },
  }
}
