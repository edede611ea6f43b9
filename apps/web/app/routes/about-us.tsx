// About us: who we are, where and when to reach us, and the contact form. The form posts with or without JavaScript.
import { contactMessageSchema } from '@menged/contracts/feedback'
import { data } from 'react-router'
import { ApiError, serverApi } from '../api/client.ts'
import { serverContext } from '../api/context.ts'
import { apiFailure } from '../api/failure.ts'
import { readForm } from '../api/form.ts'
import { languageOf } from '../api/language.ts'
import { AboutMenged } from '../features/contact/about-menged.tsx'
import { ContactForm, type ContactOutcome } from '../features/contact/contact-form.tsx'
import { pageMeta } from '../shell/meta.ts'
import type { Route } from './+types/about-us'

export const loader = ({ context }: Route.LoaderArgs) => ({ phone: context.get(serverContext).contactPhone ?? null })

export async function action({ request, context }: Route.ActionArgs) {
  const { language } = languageOf(request)
  const form = await readForm(request)
  const values = {
    name: String(form.get('name') ?? ''),
    contact: String(form.get('contact') ?? ''),
    subject: String(form.get('subject') ?? ''),
    message: String(form.get('message') ?? ''),
  }
  const parsed = contactMessageSchema.safeParse({ ...values, language })
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    return data({ sent: false, fields, error: null, values } satisfies ContactOutcome, { status: 400 })
  }
  try {
    await serverApi(context, request, language).sendContactMessage(parsed.data)
    return { sent: true, fields: [], error: null, values: null } satisfies ContactOutcome
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) apiFailure(error)
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

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, (t) => ({ title: t('nav.aboutUs'), description: t('contact.lead') }))
}

export default function AboutUs({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap page about">
      <AboutMenged phone={loaderData.phone} />
      <ContactForm outcome={actionData ?? null} />
    </div>
  )
}
