// The opening: what it is, how it sounds, and its claims, marked until the operator has confirmed them.
import type { Landing } from '@menged/contracts/landing'
import { pathTo } from '@menged/contracts/path-to'
import { FileText, Sparkles, Star } from 'lucide'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Scene } from '../../ui/scene.tsx'
import { useT } from '../../words/language.tsx'

const FACES = ['hana', 'abebe', 'selam', 'yonas']

export function Hero({ hero, claims }: Pick<Landing, 'hero' | 'claims'>) {
  const t = useT()
  const mark = claims.confirmed ? null : <span className="tag">{t('landing.sample')}</span>
  return (
    <section className="landing-width landing-hero" id="home" tabIndex={-1}>
      <div className="stack gap-24">
        <h1>{hero.title}</h1>
        <p className="landing-lead soft">{hero.lead}</p>
        <div className="row gap-12 landing-buttons">
          <Link className="button primary large" to={pathTo('generative-ai')}>
            <Icon of={Sparkles} />
            <span>{t('landing.try')}</span>
          </Link>
          <a className="button outline large" href="#services">
            {t('landing.seeServices')}
          </a>
        </div>
        <dl className="landing-claims">
          <div>
            <dt className="small muted">
              {t('landing.rating')} {mark}
            </dt>
            <dd className="row">
              {claims.rating}
              <Icon of={Star} className="filled gold" />
            </dd>
          </div>
          <div>
            <dt className="small muted">
              {t('landing.users')} {mark}
            </dt>
            <dd>{claims.users}</dd>
          </div>
          <div className="faces" aria-hidden="true">
            {FACES.map((name) => (
              <img key={name} src={`/portraits/${name}.svg`} width={44} height={44} alt="" loading="lazy" />
            ))}
          </div>
        </dl>
      </div>
      <Sample hero={hero} />
    </section>
  )
}

/** A question and its answer, as they look in the chat. */
function Sample({ hero }: Pick<Landing, 'hero'>) {
  const t = useT()
  return (
    <div className="landing-art">
      <Scene />
      <div className="float asked">
        <p className="small muted">{t('landing.you')}</p>
        <p>{hero.question}</p>
      </div>
      <div className="float answered">
        <p className="row small strong green">
          <Mark size={20} on="page" />
          <span>{t('nav.assistant')}</span>
        </p>
        <p>{hero.answer}</p>
        <Link className="tag gold" to={pathTo('post', { postId: hero.sourcePost })}>
          <Icon of={FileText} size="tiny" />
          <span>{hero.source}</span>
        </Link>
      </div>
    </div>
  )
}
