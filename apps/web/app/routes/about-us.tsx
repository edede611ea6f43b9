// About us: who we are, where and when to reach us, and the contact form. The form posts with or without JavaScript.

import { operatorContact } from '@menged/contracts/calls/admin/settings'
import { sendContactMessage } from '@menged/contracts/calls/read/feedback'
import { contactMessageSchema } from '@menged/contracts/feedback'
import { serverContext } from '../api/context.ts'
import { doWithout } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { submitForm } from '../api/submit-form.ts'
import { keepForm } from '../page/form-result.ts'
import { pageMeta } from '../page/meta.ts'
import { AboutMenged } from '../read/contact/about-menged.tsx'
import { CONTACT_FIELDS, ContactForm } from '../read/contact/contact-form.tsx'
import type { Route } from './+types/about-us'

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context, request, languageOf(request).language)
  const contact = await api(operatorContact).catch(doWithout('contact', context.get(serverContext).log))
  return { phone: contact?.data.phone ?? null }
}

export const action = (posted: Route.ActionArgs) =>
  submitForm(
    posted,
    CONTACT_FIELDS,
    (values, language) => contactMessageSchema.safeParse({ ...values, language }),
    (api, body) => api(sendContactMessage, { body }),
  )

export const clientAction = (posted: Route.ClientActionArgs) => keepForm(posted)

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
