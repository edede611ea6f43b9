// The rotating banner: three slides, 2 s each. Stops on hover, touch, focus, by its button, and under reduced motion.
import type { BannerSlide } from '@menged/contracts/copy'
import { BANNER_INTERVAL_MS, TRADE_LICENCE_POST_ID } from '@menged/contracts/limits'
import { pathTo } from '@menged/contracts/path-to'
import { Pause, Play } from 'lucide'
import { useEffect, useState } from 'react'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Scene } from '../../ui/scene.tsx'
import { useT } from '../../words/language.tsx'

const WHERE: Readonly<Record<BannerSlide['id'], string>> = {
  trade: pathTo('post', { postId: TRADE_LICENCE_POST_ID }),
  gig: pathTo('guday-geday'),
  rates: pathTo('exchange'),
}

export function Banner({ slides }: { slides: readonly BannerSlide[] }) {
  const t = useT()
  const { shown, setShown, paused, setPaused, hold, release } = useRotation(slides.length)
  return (
    <section
      className="banner"
      aria-roledescription={t('home.carousel')}
      aria-label={t('home.bannerLabel')}
      onPointerEnter={hold}
      onPointerLeave={release}
      onTouchStart={hold}
      onFocus={hold}
      onBlur={release}
    >
      <Scene align="xMax" />
      <div className="slides" aria-live={paused ? 'polite' : 'off'}>
        {slides.map((slide, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no element says so
          <div
            key={slide.id}
            className="banner-text slide"
            role="group"
            aria-roledescription={t('home.slide')}
            aria-label={t('home.slideOf', { slide: i + 1, slides: slides.length })}
            data-shown={i === shown ? '' : undefined}
            inert={i !== shown}
          >
            <div className="stack gap-12 slide-words" lang={slide.language}>
              <span className="overline">{slide.over}</span>
              <h2>{slide.title}</h2>
              <p>{slide.text}</p>
              <Link className="button gold" to={WHERE[slide.id]}>
                {slide.button}
                {/* A list of links tells where each leads. */}
                <span className="sr-only">: {slide.title}</span>
              </Link>
            </div>
          </div>
        ))}
      </div>
      <div className="dots needs-script">
        {slides.map((slide, i) => (
          <button
            key={slide.id}
            type="button"
            className={i === shown ? 'active' : ''}
            aria-label={t('home.slideOf', { slide: i + 1, slides: slides.length })}
            aria-current={i === shown ? 'true' : undefined}
            onClick={() => setShown(i)}
          />
        ))}
        <button
          type="button"
          className="pause"
          aria-label={paused ? t('home.playSlides') : t('home.pauseSlides')}
          onClick={() => setPaused(!paused)}
        >
          <Icon of={paused ? Play : Pause} size="small" />
        </button>
      </div>
    </section>
  )
}

function useRotation(count: number) {
  const [shown, setShown] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
  }, [])
  useEffect(() => {
    if (paused || held) return
    const timer = setInterval(() => {
      if (!document.hidden) setShown((slide) => (slide + 1) % count)
    }, BANNER_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [paused, held, count])
  return { shown, setShown, paused, setPaused, hold: () => setHeld(true), release: () => setHeld(false) }
}
