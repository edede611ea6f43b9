// Menged AI: ask, and be answered from the guides; prepare a document step by step.

import { assistantAnswer } from '@menged/contracts/calls/assistant/assistant'
import { reading } from '@menged/contracts/calls/read/posts'
import { languageFromCookie, languageStored, STORED_DEFAULT } from '@menged/contracts/language'
import { LIMITS } from '@menged/contracts/limits'
import { pathTo } from '@menged/contracts/path-to'
import { postIdSchema } from '@menged/contracts/posts'
import { TEMPLATES } from '@menged/documents/templates'
import type { Language } from '@menged/ethiopia/languages'
import { textIn } from '@menged/ethiopia/text'
import { FileCheck2, Files } from 'lucide'
import { useRef, useState } from 'react'
import { data } from 'react-router'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { type ServerApi, serverApi } from '../api/server-api.ts'
import { Accordion } from '../assistant/chat/accordion.tsx'
import { keepDocumentTurn } from '../assistant/chat/account-conversations.ts'
import type { OpenForm } from '../assistant/chat/answer.tsx'
import { ask } from '../assistant/chat/asking.ts'
import { BotRow, Chat } from '../assistant/chat/chat.tsx'
import { Composer } from '../assistant/chat/composer.tsx'
import { ConversationList } from '../assistant/chat/conversation-list.tsx'
import {
  addTurn,
  changeConversation,
  currentConversation,
  isAsking,
  openConversation,
  useConversations,
} from '../assistant/chat/conversations.ts'
import { FirstTurn, RefusedTurn } from '../assistant/chat/first-turn.tsx'
import { useAdopted, useStoredConversations } from '../assistant/chat/use-conversations.ts'
import { Welcome, type WelcomeWords } from '../assistant/chat/welcome.tsx'
import { Workspace } from '../assistant/chat/workspace.tsx'
import { GeneratedDocuments, SampleDocuments, useStoredCount } from '../assistant/documents/document-lists.tsx'
import { type DocumentsState, FormOfAddress, StoredCard, useDocuments } from '../assistant/documents/in-workspace.tsx'
import type { StoredDocument } from '../assistant/documents/stored-documents.ts'
import sheet from '../assistant/sheet.css?url'
import { ModalLink } from '../dialogs/modal-link.tsx'
import { Brand } from '../frame/brand.tsx'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { ThemeToggle } from '../frame/theme-toggle.tsx'
import { ApiError } from '../page/api-error.ts'
import { pageMeta } from '../page/meta.ts'
import { randomId } from '../page/random-id.ts'
import { useSession } from '../session/session.ts'
import { useLocale, useT } from '../words/language.tsx'
import { translateIn } from '../words/words.ts'
import type { Route } from './+types/generative-ai'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

/** A question may say who somebody is: a page that was asked something lies in no cache. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = languageOf(request)
  const { searchParams } = new URL(request.url)
  const api = serverApi(context, request, language)
  const question = (searchParams.get('q') ?? '').trim().slice(0, LIMITS.message)
  const about = await guideOf(api, searchParams.get('about'), language)
  const welcome = welcomeIn(
    searchParams.has('lang')
      ? language
      : (languageFromCookie(request.headers.get('cookie') ?? '') ?? languageStored(STORED_DEFAULT) ?? language),
  )
  if (question === '') return { welcome, about, first: null, refused: null }
  const chosen = await guideOf(api, searchParams.get('chosen'), language)
  const of = { ...(about && { about: about.id }), ...(chosen && { chosen: chosen.id }) }
  const found = await api(assistantAnswer, { query: { q: question, language, ...of } }).then(
    ({ data: answer }) => ({ first: { question, of, answer }, refused: null }),
    (error: unknown) => {
      if (!(error instanceof ApiError) || !error.answer || error.status >= 500) return apiFailure(error)
      return { first: null, refused: { question, trouble: error.answer.error } }
    },
  )
  return data({ welcome, about, ...found }, { headers: { 'cache-control': 'no-store' } })
}

type Guide = { id: string; title: string }

/** Null when no such guide is published. */
async function guideOf(api: ServerApi, postId: string | null, language: Language): Promise<Guide | null> {
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
  const conversation = useConversations(currentConversation)
  const field = useRef<HTMLTextAreaElement>(null)
  const [guide, setGuide] = useState(about)
  const isListMissing = useStoredConversations(language, first)
  const isAdopted = useAdopted(first, language)
  const documents = useDocuments()
  const openForm: OpenForm = (template, values) => documents.startForm(template, { start: values })
  const start = () => {
    openConversation(null)
    documents.open(null)
    setGuide(null)
    field.current?.focus()
  }
  const { template, opened } = documents
  return (
    <Workspace
      title={
        template
          ? textIn(TEMPLATES[template].title, language)
          : textIn(opened?.name ?? {}, language) || conversation?.title || t('nav.assistant')
      }
      isHeading={!template && (opened !== null || refused !== null || first !== null || (conversation?.turns?.length ?? 0) > 0)}
      view={`${conversation?.id} ${template} ${opened?.id}`}
      brand={<Brand />}
      controls={
        <>
          <LanguageSwitch />
          <ThemeToggle />
        </>
      }
      sidebar={<Sidebar documents={documents} isListMissing={isListMissing} />}
      onNew={start}
    >
      {template ? (
        <FormOfAddress documents={documents} onMade={(made) => addToConversation(made, language)} />
      ) : opened ? (
        <Opened documents={documents} />
      ) : (
        <>
          <div className="workspace-scroll">
            {first && !isAdopted ? (
              <FirstTurn first={first} onForm={openForm} />
            ) : refused && !conversation ? (
              <RefusedTurn {...refused} />
            ) : (
              <Chat
                conversation={conversation}
                onForm={openForm}
                welcome={<Welcome words={welcome} onTry={(question) => void ask(question, language)} />}
                documentOf={({ documentId }) => <StoredCard id={documentId} documents={documents} />}
              />
            )}
          </div>
          <Composer
            field={field}
            isAsking={isAsking(conversation)}
            about={guide}
            onDropAbout={() => setGuide(null)}
            onAsk={(question) => void ask(question, language, guide ? { about: guide.id } : {})}
          />
        </>
      )}
    </Workspace>
  )
}

/** It stands in the conversation from which it was made, at its end. */
function addToConversation(made: StoredDocument, language: Language): void {
  const last = currentConversation(useConversations.getState())?.turns?.at(-1)
  if (last?.kind === 'document' && last.documentId === made.id) return
  const turn = { kind: 'document' as const, id: randomId(), documentId: made.id, at: new Date().toISOString() }
  const conversation = addTurn(turn)
  changeConversation(conversation, (before) => ({ ...before, title: before.title || textIn(made.name, language) }))
  // The list of documents has it, whether or not the conversation can be told.
  if (made.where === 'account') keepDocumentTurn(conversation, turn.id, made.id, language).catch(() => undefined)
}

/** One of the list, by itself. */
const Opened = ({ documents }: { documents: DocumentsState }) => (
  <div className="workspace-scroll">
    <div className="turn">
      <BotRow>
        <StoredCard id={documents.opened?.id ?? ''} documents={documents} />
      </BotRow>
    </div>
  </div>
)

function Sidebar({ documents, isListMissing }: { documents: DocumentsState; isListMissing: boolean }) {
  const t = useT()
  const isGuest = useSession(({ isAuthenticated }) => !isAuthenticated)
  const count = useStoredCount()
  const { form, opened, open, startForm } = documents
  const isNew = form && !form.document
  const sections = [
    {
      id: 'made',
      icon: FileCheck2,
      title: t('assistant.generated'),
      count,
      children: <GeneratedDocuments opened={form?.document?.id ?? opened?.id} onOpen={open} onStart={startForm} />,
    },
    {
      id: 'samples',
      icon: Files,
      title: t('assistant.samples'),
      children: <SampleDocuments chosen={isNew ? form.template : undefined} onStart={startForm} />,
    },
  ]
  return (
    <>
      <Accordion sections={sections} first="samples" />
      <ConversationList
        onOpen={(id) => {
          open(null)
          openConversation(id)
        }}
      />
      {isListMissing ? <p className="side-note tiny muted">{t('assistant.listMissing')}</p> : null}
      {isGuest ? (
        <p className="side-note tiny muted">
          {`${t('assistant.keptHere')} `}
          <ModalLink className="link" to={pathTo('profile')} modal="login">
            {t('assistant.logIn')}
          </ModalLink>
        </p>
      ) : null}
    </>
  )
}
