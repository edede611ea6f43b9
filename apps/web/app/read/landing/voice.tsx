// Plays a short recording, fetched when it is played: one voice at a time.
import { Pause, Play } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { toastError } from '../../dialogs/toast.ts'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

const BARS = 40
/** Looks like a voice; the same for the same recording. */
const heights = (id: string): number[] => {
  let seed = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return Array.from({ length: BARS }, (_, place) => {
    seed = (seed * 137 + 71) % 9973
    return Math.round(20 + 80 * Math.abs(Math.sin(place * 0.55)) * (0.35 + (seed % 100) / 154))
  })
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

const NAME = 'landing-voice'

export function Voice({ id, name, seconds }: { id: string; name: string; seconds: number }) {
  const t = useT()
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  useEffect(() => {
    const hush = ({ detail }: CustomEvent<string>) => detail !== id && audio.current?.pause()
    addEventListener(NAME, hush as EventListener)
    return () => removeEventListener(NAME, hush as EventListener)
  }, [id])
  const toggle = () => {
    if (isPlaying) return audio.current?.pause()
    dispatchEvent(new CustomEvent(NAME, { detail: id }))
    audio.current?.play().catch(() => toastError(t('landing.notPlayed')))
  }
  const part = at / seconds
  return (
    <div className="voice">
      <button
        type="button"
        className="voice-button"
        aria-label={t(isPlaying ? 'landing.pause' : 'landing.play', { name })}
        onClick={toggle}
      >
        <Icon of={isPlaying ? Pause : Play} className="filled" />
      </button>
      <span className="waves" dir="ltr" aria-hidden="true">
        {heights(id).map((height, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no names
          <i key={place} className={place / BARS < part ? 'heard' : ''} style={{ height: `${height}%` }} />
        ))}
      </span>
      <span className="small muted tabular ltr">{clock(isPlaying || at > 0 ? at : seconds)}</span>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript stands below */}
      <audio
        ref={audio}
        src={`/voices/${id}.mp3`}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
      />
    </div>
  )
}
