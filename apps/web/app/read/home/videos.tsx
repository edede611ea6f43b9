// The videos: cards that fetch nothing of a provider before a tap, and the operator's feed, which waits for one as well.

import { pathTo } from '@menged/contracts/path-to'
import type { Video, Videos as VideoList } from '@menged/contracts/videos'
import { originOf, playerOf } from '@menged/contracts/videos/players'
import { textIn } from '@menged/ethiopia/text'
import { Play, Video as VideoIcon } from 'lucide'
import { useContext, useState } from 'react'
import { Link } from '../../page/link.tsx'
import { Nonce } from '../../page/nonce.ts'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Scene } from '../../ui/scene.tsx'
import { useLocale, useT } from '../../words/language.tsx'

const VIEW = pathTo('home', { view: 'video' })

/** Only a document that was sent as this view may show players: its policy names them. Elsewhere it is fetched as a document. */
function isAllowedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return new URL(entry?.name ?? location.href, location.href).searchParams.get('view') === 'video'
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export default function Videos({ list }: { list: VideoList }) {
  const t = useT()
  const { feed, videos } = list
  const hosts = [...videos.map(playerOf), ...(feed ? [feed] : [])].map(originOf)
  return (
    <section
      className="stack gap-16 videos"
      data-players={[...new Set(hosts)].join(' ')}
      nonce={useContext(Nonce)}
      aria-label={t('home.video')}
    >
      {feed ? <Feed address={feed} /> : null}
      {videos.length === 0 && !feed ? (
        <div className="card">
          <Empty icon={VideoIcon} title={t('home.videoSoon')} text={t('home.videoSoonText')} />
        </div>
      ) : null}
      {videos.length > 0 ? (
        <ul className="video-list">
          {videos.map((video) => (
            <li key={video.id}>
              <VideoCard video={video} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function VideoCard({ video }: { video: Video }) {
  const { language, t } = useLocale()
  const [isPlaying, setPlaying] = useState(false)
  const title = textIn(video.title, language)
  const address = playerOf(video)
  return (
    <article className="card video-card">
      {isPlaying ? (
        <Player address={address} title={title} />
      ) : (
        <a
          className="video-cover"
          href={address}
          rel="noopener noreferrer"
          onClick={(event) => {
            event.preventDefault()
            if (isAllowedHere()) setPlaying(true)
            else location.assign(VIEW)
          }}
        >
          <Scene />
          <span className="video-play">
            <Icon of={Play} className="filled" />
          </span>
          <span className="sr-only">{t('home.playVideo', { title })}</span>
          <span className="video-length tabular ltr">{clock(video.seconds)}</span>
        </a>
      )}
      <div className="video-text">
        <h3>{title}</h3>
        <p className="tiny muted">{t('home.videoFrom', { host: new URL(address).hostname })}</p>
        {video.guide ? (
          <Link className="link small" to={pathTo('post', { postId: video.guide })}>
            {t('home.videoGuide')}
          </Link>
        ) : null}
      </div>
    </article>
  )
}

function Feed({ address }: { address: string }) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  const host = new URL(address).hostname
  if (isShown)
    return (
      <iframe
        className="video-feed"
        src={address}
        title={t('home.feedTitle')}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    )
  return (
    <div className="card padded-small stack gap-12">
      <h3>{t('home.feedTitle')}</h3>
      <p className="small soft">{t('home.feedText', { host })}</p>
      <a
        className="button tinted"
        href={address}
        rel="noopener noreferrer"
        onClick={(event) => {
          event.preventDefault()
          if (isAllowedHere()) setShown(true)
          else location.assign(VIEW)
        }}
      >
        {t('home.feedShow')}
      </a>
    </div>
  )
}

const Player = ({ address, title }: { address: string; title: string }) => (
  <iframe
    className="video-player"
    src={address}
    title={title}
    allow="autoplay; fullscreen; picture-in-picture"
    allowFullScreen
    referrerPolicy="strict-origin-when-cross-origin"
  />
)
