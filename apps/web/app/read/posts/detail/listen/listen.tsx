// The button that starts reading aloud, and the bar that goes with it: back, pause, on, three speeds, stop.
import type { Reading } from '@menged/contracts/posts'
import { Pause, Play, SkipBack, SkipForward, Volume2, X } from 'lucide'
import { useMemo, useRef } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { useT } from '../../../../words/language.tsx'
import { useMark } from './mark.ts'
import { type Player, SPEEDS, type Speed, usePlayer } from './player.ts'
import { sectionsOf } from './sections.ts'

export function Listen({ reading, reviewDue }: { reading: Reading; reviewDue: boolean }) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  const sections = useMemo(() => sectionsOf(reading, reviewDue, t), [reading, reviewDue, t])
  const player = usePlayer(sections, reading.language)
  const isOn = player.state !== 'off'
  const stop = () => {
    player.stop()
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button outline icon-on-phone"
        aria-expanded={isOn}
        onClick={isOn ? stop : player.play}
      >
        <Icon of={Volume2} size="small" />
        <span>{t('listen.button')}</span>
      </button>
      {isOn ? <Bar player={player} sections={sections} stop={stop} /> : null}
    </>
  )
}

type BarProps = { player: Player; sections: ReturnType<typeof sectionsOf>; stop: () => void }

function Bar({ player, sections, stop }: BarProps) {
  const t = useT()
  const { state, at } = player
  const section = sections[at]
  const follow = useMark(section?.place)
  const isReading = state === 'reading'
  const go = (to: number) => {
    follow()
    player.go(to)
  }
  const values = { name: section?.name ?? '', number: at + 1, total: sections.length }
  return (
    <section className="listen-bar no-print" aria-label={t('listen.title')} onKeyDown={({ key }) => key === 'Escape' && stop()}>
      <p className="small" role="status">
        {state === 'failed' ? t('listen.failed') : t(isReading ? 'listen.reading' : 'listen.paused', values)}
      </p>
      <div className="row between listen-controls">
        <Controls player={player} last={sections.length - 1} onGo={go} />
        <Speeds player={player} />
        <button type="button" className="icon-button" aria-label={t('listen.stop')} onClick={stop}>
          <Icon of={X} />
        </button>
      </div>
    </section>
  )
}

function Controls({ player, last, onGo }: { player: Player; last: number; onGo: (section: number) => void }) {
  const t = useT()
  const { at } = player
  const isReading = player.state === 'reading'
  return (
    <div className="row gap-4">
      <button
        type="button"
        className="icon-button"
        aria-label={t('listen.previous')}
        disabled={at === 0}
        onClick={() => onGo(at - 1)}
      >
        <Icon of={SkipBack} />
      </button>
      <button
        type="button"
        className="icon-button listen-play"
        aria-label={t(isReading ? 'listen.pause' : 'listen.play')}
        onClick={isReading ? player.pause : player.play}
      >
        <Icon of={isReading ? Pause : Play} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('listen.next')}
        disabled={at === last}
        onClick={() => onGo(at + 1)}
      >
        <Icon of={SkipForward} />
      </button>
    </div>
  )
}

function Speeds({ player }: { player: Player }) {
  const t = useT()
  return (
    <fieldset className="segments" aria-label={t('listen.speed')}>
      {(Object.keys(SPEEDS) as Speed[]).map((speed) => (
        <button
          key={speed}
          type="button"
          className={speed === player.speed ? 'active' : ''}
          aria-pressed={speed === player.speed}
          onClick={() => player.setSpeed(speed)}
        >
          <span>{t(`listen.speed_${speed}`)}</span>
        </button>
      ))}
    </fieldset>
  )
}
