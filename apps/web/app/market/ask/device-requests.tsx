// What was sent from this device without an account: the way back to each request.
import { ChevronRight } from 'lucide'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { momentText } from './moment.ts'
import { forgetLinks, pathOfLink, type SentLink } from './sent-links.ts'

export default function DeviceRequests({ links, onForget }: { links: readonly SentLink[]; onForget: () => void }) {
  const { language, t } = useLocale()
  const forget = () => {
    forgetLinks()
    onForget()
  }
  return (
    <section className="card padded stack gap-12" aria-labelledby="device-requests">
      <h2 id="device-requests" className="device-requests-title">
        {t('ask.fromDevice')}
      </h2>
      <ul className="device-requests">
        {links.map((link) => (
          <li key={link.token}>
            <Link className="row" to={pathOfLink(link)}>
              <span className="stack">
                <bdi className="strong">{link.name}</bdi>
                <time className="small muted" dateTime={link.at}>
                  {momentText(link.at, language)}
                </time>
              </span>
              <Icon of={ChevronRight} size="small" className="flip" />
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className="button quiet small start" onClick={forget}>
        {t('ask.forgetDevice')}
      </button>
    </section>
  )
}
