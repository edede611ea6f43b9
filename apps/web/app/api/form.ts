// Reads a posted form. What is no form, or a broken one, is the sender's mistake, not a fault of the portal.
import { data } from 'react-router'

const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

export async function readForm(request: Request): Promise<FormData> {
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) throw data(null, { status: 415 })
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}

export const typedIn = <Field extends string>(form: FormData, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? '')])) as Record<Field, string>
