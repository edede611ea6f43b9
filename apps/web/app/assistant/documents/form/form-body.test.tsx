import { loadTemplate } from '@menged/documents/templates'
import { WORDS } from '@menged/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { LocaleProvider } from '../../../words/language.tsx'
import { provideWords } from '../../../words/words.ts'
import { partnership } from '../test/partnership.ts'
import { FormBody } from './form-body.tsx'
import { answerText } from './review.tsx'

provideWords('en', WORDS.en)
provideWords('am', WORDS.am)

function drawn(language: 'am' | 'en', kept: object | null = null, template = partnership): string {
  vi.stubGlobal('localStorage', { getItem: () => kept && JSON.stringify(kept) })
  const element = (
    <LocaleProvider value={{ language, direction: language === 'am' ? 'rtl' : 'ltr', sticky: false }}>
      <FormBody template={template} content={null} start={{ companyName: 'Selale' }} onCancel={vi.fn()} onDone={vi.fn()} />
    </LocaleProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}
const at = (step: string) => ({ values: { ...partnership.initial, companyName: 'Adulis' }, step })

// covers D-13, D-14
test('a form begins with its first step, and with what was said already; there is nothing to go back to', () => {
  const markup = drawn('en')
  expect(markup).toContain('Step 1 of 6')
  expect(markup).toMatch(/<h1[^>]*>Company<\/h1>/)
  expect(markup).toMatch(/<input[^>]*name="companyName"[^>]*value="Selale"/)
  expect(markup).toContain('Next')
  for (const absent of ['Previous', 'Generate']) expect(markup).not.toContain(`>${absent}`)
  expect(drawn('am')).toContain('ደረጃ 1 ከ6')
})

test('it goes on where somebody was', () => {
  const markup = drawn('en', at('shares'))
  expect(markup).toContain('Step 4 of 6')
  expect(markup).toMatch(/<input[^>]*name="shares"/)
  expect(markup).toContain('Previous')
})

// covers D-14
test('the last step generates, and one before it shows all answers with a way back to each step', () => {
  expect(drawn('en', at('confirmation'))).toMatch(/type="submit"[^>]*>Generate<\/button>/)
  const review = drawn('en', at('review'))
  expect(review.match(/aria-label="Change: [^"]+"/g)).toHaveLength(4)
  expect(review).toContain('<dd class="">Adulis</dd>')
  expect(review).toContain('Left empty')
})

test('a member can be added behind the last one, and taken away above the least', () => {
  expect(drawn('en', at('partner1'))).not.toContain('Add a partner')
  const last = drawn('en', at('partner2'))
  expect(last).toContain('Add a partner')
  expect(last).not.toContain('Remove this partner')
  const third = drawn('en', { ...at('partner3'), values: { ...at('').values, partnerCount: '3' } })
  expect(third).toContain('Remove this partner')
  expect(third).not.toContain('Add a partner')
})

test('the language of the document begins with that of the page', () => {
  expect(drawn('am')).toMatch(/<input(?=[^>]*value="am")[^>]*checked=""/)
  expect(drawn('en')).toMatch(/<input(?=[^>]*value="en")[^>]*checked=""/)
})

test('answers are said as people say them', () => {
  const t = (key: string) => WORDS.en.documents?.[key.split('.')[1] ?? ''] ?? ''
  const field = (type: never, options?: never) => ({
    name: 'x',
    type,
    label: { en: 'x', am: 'x' },
    ...(options ? { options } : {}),
  })
  const options = [{ value: 'a', label: { en: 'First', am: 'አንድ' } }] as never
  expect(answerText(field('choice' as never, options), 'a', 'en', t)).toBe('First')
  expect(answerText(field('choices' as never, options), ['a', 'b'], 'en', t)).toBe('First, b')
  expect(answerText(field('date' as never), '2026-11-20', 'am', t)).toBe('ኅዳር 11 ቀን 2019 ዓ.ም.')
  expect(answerText(field('date' as never), 'soon', 'en', t)).toBe('soon')
  expect(answerText(field('yesNo' as never), false, 'en', t)).toBe('No')
  expect(answerText(field('text' as never), ' ', 'en', t)).toBeNull()
})

const lease = await loadTemplate('rental-agreement')
const drawnLease = (language: 'am' | 'en' | 'both', step: string, values: object) =>
  drawn('en', { values: { ...lease.initial, ...values }, step, language }, lease)

test('a second spelling stands below its field where the document needs it, with one to use', () => {
  const inBoth = drawnLease('both', 'tenant', { tenantName: 'ብሩክ ታደሰ' })
  expect(inBoth.indexOf('name="tenantNameSpelling"')).toBeGreaterThan(inBoth.indexOf('name="tenantName"'))
  expect(inBoth.indexOf('name="tenantNameSpelling"')).toBeLessThan(inBoth.indexOf('name="tenantId"'))
  expect(inBoth).toMatch(/<input[^>]*name="tenantNameSpelling"[^>]*value=""/)
  expect(inBoth).toContain('Use Biruk Tadesse')
  expect(inBoth).not.toContain('name="tenantAddressSpelling"')
  expect(drawnLease('am', 'tenant', { tenantName: 'ብሩክ ታደሰ' })).not.toContain('tenantNameSpelling')
  expect(drawnLease('am', 'tenant', { tenantName: 'Biruk' })).toContain('Tenant&#x27;s full name, in Amharic letters')
})

test('the answers before the document is made say which name lacks a spelling, and never an empty one', () => {
  const lacking = 'No Latin spelling: the English text shows Amharic letters'
  const review = drawnLease('both', 'confirmation', {
    tenantName: 'ብሩክ ታደሰ',
    landlordName: 'ሰናይት',
    landlordNameSpelling: 'Senait',
  })
  expect(review.split(lacking)).toHaveLength(2)
  expect(review).toMatch(new RegExp(`ብሩክ ታደሰ<span class="document-warning">${lacking}`))
  expect(review).toContain('in Latin letters</dt><dd class="">Senait')
  expect(review.match(/in Latin letters</g)).toHaveLength(1)
  expect(drawnLease('am', 'confirmation', { tenantName: 'ብሩክ ታደሰ' })).not.toContain(lacking)
})
