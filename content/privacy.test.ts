// What a worker is asked is named where people and auditors read what is kept.
import { readFileSync } from 'node:fs'
import type { WorkerFields } from '@menged/contracts/marketplace/worker-fields'
import { expect, it } from 'vitest'

/** What each is called: in security.md and the English policy, and in the Amharic one. */
const NAMES: Record<keyof WorkerFields, [en: string, am: string]> = {
  location: ['city', 'ከተማ'],
  specialties: ['services', 'አገልግሎት'],
  experience: ['experience', 'ልምድ'],
  hourlyRate: ['price', 'ዋጋ'],
}

const policy = readFileSync('content/legal/privacy-policy.json', 'utf8')
const sentence = (form: RegExp, text: string): string => form.exec(text)?.[0] ?? ''
const english = sentence(/For a worker: [^.]*/, policy)
const amharic = sentence(/ለባለሙያ፦ [^።]*/, policy)
const register = sentence(/^\| Worker: [^|]*/m, readFileSync('docs/security.md', 'utf8'))

it.each(Object.entries(NAMES))('%s is named by the privacy policy and by security.md', (_, [en, am]) => {
  expect(english).toContain(en)
  expect(amharic).toContain(am)
  expect(register).toContain(en)
})
