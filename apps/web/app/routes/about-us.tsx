// About us: who we are, where and when to reach us, and the contact form. The form posts with or without JavaScript.
import { sendContactMessage } from '@menged/contracts/calls/feedback'
import { operatorContact } from '@menged/contracts/calls/settings'
import { contactMessageSchema } from '@menged/contracts/feedback'
import { data } from 'react-router'
import { serverContext } from '../api/context.ts'
import { doWithout } from '../api/failure.ts'
import { readForm } from '../api/form.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { ApiError } from '../page/api-error.ts'
import { pageMeta } from '../page/meta.ts'
import { AboutMenged } from '../read/contact/about-menged.tsx'
import { ContactForm, type ContactOutcome } from '../read/contact/contact-form.tsx'
import { translateIn } from '../words/words.ts'
import type { Route } from './+types/about-us'

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context, request, languageOf(request).language)
  const contact = await api(operatorContact).catch(doWithout('contact', context.get(serverContext).log))
  return { phone: contact?.data.phone ?? null }
}

const valuesOf = (form: FormData) => ({
  name: String(form.get('name') ?? ''),
  contact: String(form.get('contact') ?? ''),
  subject: String(form.get('subject') ?? ''),
  message: String(form.get('message') ?? ''),
})

export async function action({ request, context }: Route.ActionArgs) {
  const { language } = languageOf(request)
  const values = valuesOf(await readForm(request))
  const parsed = contactMessageSchema.safeParse({ ...values, language })
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    return data({ sent: false, fields, error: null, values } satisfies ContactOutcome, { status: 400 })
  }
  try {
    await serverApi(context, request, language)(sendContactMessage, { body: parsed.data })
    return { sent: true, fields: [], error: null, values: null } satisfies ContactOutcome
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data(
      {
        sent: false,
        fields: error.answer?.field ? [error.answer.field] : [],
        error: error.message,
        values,
      } satisfies ContactOutcome,
      {
        status: error.status,
      },
    )
  }
}

/** Offline the message stays in its form. The status says that nothing has changed: the page need not be fetched again, nor could it be. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const language = document.documentElement.lang === 'am' ? 'am' : 'en'
    const outcome: ContactOutcome = {
      sent: false,
      fields: [],
      error: translateIn(language)('error.network'),
      values: valuesOf(form),
    }
    return data(outcome, { status: 503 })
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, (t) => ({ title: t('nav.aboutUs'), description: t('contact.lead') }))
}

export default function AboutUs({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="container page about">
      <AboutMenged phone={loaderData.phone} />
      <ContactForm outcome={actionData ?? null} />
    </div>
  )
}
