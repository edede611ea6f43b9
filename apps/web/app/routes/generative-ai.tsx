// Menged AI: ask, and be answered from the guides; prepare a document step by step.
import { assistantAnswer } from '@menged/contracts/calls/assistant'
import { reading } from '@menged/contracts/calls/posts'
import { type Language, languageFromCookie } from '@menged/contracts/language'
import { LIMITS } from '@menged/contracts/limits'
import { pathTo } from '@menged/contracts/path-to'
import { postIdSchema } from '@menged/contracts/posts'
import { FileCheck2, Files } from 'lucide'
import { useRef, useState } from 'react'
import { data, useNavigate } from 'react-router'
import type { Api } from '../api/client.ts'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { ModalLink } from '../dialogs/modal-link.tsx'
import { Accordion } from '../features/assistant/accordion.tsx'
import type { OpenForm } from '../features/assistant/answer.tsx'
import { ask } from '../features/assistant/asking.ts'
import { Chat } from '../features/assistant/chat.tsx'
import { Composer } from '../features/assistant/composer.tsx'
import { FirstTurn, RefusedTurn } from '../features/assistant/first-turn.tsx'
import { TalkList } from '../features/assistant/talk-list.tsx'
import { currentTalk, isAsking, openTalk, useTalks } from '../features/assistant/talks.ts'
import { useAdopted, useKeptTalks } from '../features/assistant/use-talks.ts'
import { Welcome, type WelcomeWords } from '../features/assistant/welcome.tsx'
import { Workspace } from '../features/assistant/workspace.tsx'
import { Brand } from '../frame/brand.tsx'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { ThemeToggle } from '../frame/theme-toggle.tsx'
import { ApiError } from '../page/api-error.ts'
import { pageMeta } from '../page/meta.ts'
import { useSession } from '../session/session.ts'
import { useLocale, useT } from '../words/language.tsx'
import { translateIn } from '../words/words.ts'
import type { Route } from './+types/generative-ai'

export { links } from '../styles/assistant-sheet.ts'

/** A question may say who somebody is: a page that was asked something lies in no cache. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = languageOf(request)
  const { searchParams } = new URL(request.url)
  const api = serverApi(context, request, language)
  const question = (searchParams.get('q') ?? '').trim().slice(0, LIMITS.message)
  const about = await guideOf(api, searchParams.get('about'), language)
  const welcome = welcomeIn(
    searchParams.has('lang') ? language : (languageFromCookie(request.headers.get('cookie') ?? '') ?? 'am'),
  )
  if (question === '') return { welcome, about, first: null, refused: null }
  const asked = { q: question, language, ...(about ? { about: about.id } : {}) }
  const found = await api(assistantAnswer, { query: asked }).then(
    ({ data: answer }) => ({ first: { question, about: about?.id ?? null, answer }, refused: null }),
    (error: unknown) => {
      if (!(error instanceof ApiError) || !error.answer || error.status >= 500) return apiFailure(error)
      return { first: null, refused: { question, trouble: error.answer.error } }
    },
  )
  return data({ welcome, about, ...found }, { headers: { 'cache-control': 'no-store' } })
}

type Guide = { id: string; title: string }

/** Null when no such guide is published. */
async function guideOf(api: Api, postId: string | null, language: Language): Promise<Guide | null> {
  if (postId === null || !postIdSchema.safeParse(postId).success) return null
  const found = await api(reading, { params: { postId }, query: { language } }).catch(() => null)
  return found && { id: postId, title: found.data.title }
}

function welcomeIn(language: Language): WelcomeWords {
  const t = translateIn(language)
  const tries = [t('assistant.tryLicence'), t('assistant.tryRent'), t('assistant.tryScholarship')]
  return { language, title: t('assistant.welcome'), text: t('assistant.welcomeText'), tries }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const isListed = !loaderData?.first && !loaderData?.refused
  return pageMeta(matches, (t) => ({ title: t('nav.assistant'), description: t('assistant.description'), isListed }))
}

/** What is asked in the page changes nothing that the server has given it. */
export const shouldRevalidate = () => false

export default function GenerativeAi({ loaderData: { welcome, about, first, refused } }: Route.ComponentProps) {
  const { language, t } = useLocale()
  const talk = useTalks(currentTalk)
  const field = useRef<HTMLTextAreaElement>(null)
  const [guide, setGuide] = useState(about)
  const isListMissing = useKeptTalks(language, first)
  const isAdopted = useAdopted(first, language)
  const openForm = useOpenForm()
  const start = () => {
    openTalk(null)
    setGuide(null)
    field.current?.focus()
  }
  return (
    <Workspace
      title={talk?.title || t('nav.assistant')}
      view={talk?.id ?? ''}
      brand={<Brand />}
      controls={
        <>
          <LanguageSwitch />
          <ThemeToggle />
        </>
      }
      sidebar={<Sidebar isListMissing={isListMissing} />}
      onNew={start}
    >
      <div className="workspace-scroll">
        {first && !isAdopted ? (
          <FirstTurn first={first} onForm={openForm} />
        ) : refused && !talk ? (
          <RefusedTurn {...refused} />
        ) : (
          <Chat
            talk={talk}
            onForm={openForm}
            welcome={<Welcome words={welcome} onTry={(question) => void ask(question, language)} />}
            documentOf={() => null}
          />
        )}
      </div>
      <Composer
        field={field}
        isAsking={isAsking(talk)}
        about={guide}
        onDropAbout={() => setGuide(null)}
        onAsk={(question) => void ask(question, language, guide?.id)}
      />
    </Workspace>
  )
}

/** The form of a template, with what was said filled in. Its address holds the template only. */
function useOpenForm(): OpenForm {
  const navigate = useNavigate()
  return (template, values) => void navigate(pathTo('generative-ai', { template }), { state: { start: values } })
}

function Sidebar({ isListMissing }: { isListMissing: boolean }) {
  const t = useT()
  const isGuest = useSession(({ isAuthenticated }) => !isAuthenticated)
  const sections = [
    { id: 'made', icon: FileCheck2, title: t('assistant.generated'), children: null },
    { id: 'samples', icon: Files, title: t('assistant.samples'), children: null },
  ]
  return (
    <>
      <Accordion sections={sections} first="samples" />
      <TalkList onOpen={openTalk} />
      {isListMissing ? <p className="side-note xs muted">{t('assistant.listMissing')}</p> : null}
      {isGuest ? (
        <p className="side-note xs muted">
          {`${t('assistant.keptHere')} `}
          <ModalLink className="link" to={pathTo('profile')} modal="login">
            {t('assistant.logIn')}
          </ModalLink>
        </p>
      ) : null}
    </>
  )
}
