// What people say, heard and read. The voices are synthetic and marked as samples; the transcript is the quote itself.
import type { Landing } from '@menged/contracts/landing'
import { isEthiopic } from '@menged/ethiopia/languages'
import { useT } from '../../words/language.tsx'
import { Carousel } from './carousel.tsx'
import { Voice } from './voice.tsx'

export function Testimonials({ testimonials }: Pick<Landing, 'testimonials'>) {
  const t = useT()
  return (
    <section className="landing-band" id="testemonials" tabIndex={-1} aria-labelledby="testemonials-title">
      <div className="landing-width">
        <Carousel
          className="testimonials"
          label={t('landing.anchor_testemonials')}
          head={
            <div>
              <p className="overline">{t('landing.anchor_testemonials')}</p>
              <h2 id="testemonials-title">{t('landing.hearThem')}</h2>
              <p className="small muted">{t('landing.sampleVoices')}</p>
            </div>
          }
        >
          {testimonials.map(({ id, language, quote, name, role, portrait, seconds }) => (
            <li key={id}>
              <figure className="card">
                <Voice id={id} name={name} seconds={seconds} />
                <blockquote lang={language}>{isEthiopic(language) ? `‹${quote}›` : `“${quote}”`}</blockquote>
                <figcaption className="row gap-12">
                  <img src={`/portraits/${portrait}.svg`} width={44} height={44} alt="" loading="lazy" />
                  <span>
                    <b>{name}</b>
                    <span className="small muted">{role}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  )
}
