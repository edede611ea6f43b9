import { type Language, MAIL_CODE_SECONDS, RESET_LINK_SECONDS, WRITTEN } from '@menged/contracts'
import { WORDS } from '@menged/i18n'
import { describe, expect, test } from 'vitest'
import { writeLetter } from './letter.ts'
import type { Letter, MailMessage, MailValues, TemplateName } from './message.ts'

const ORIGIN = 'https://menged.example'
const AT = '2026-11-20T09:00:00Z'
const VALUES: MailValues = {
  confirm: { name: 'ሀና ተ.', token: 'confirm-token', code: '012345' },
  reset: { name: 'Abel', token: 'reset-token', code: '543210' },
  changeEmail: { name: 'Abel', token: 'change-token', code: '111111' },
  emailChanged: { name: 'Abel', at: AT },
  passwordChanged: { name: 'Abel', at: AT },
  accountDeleted: { name: 'Abel', at: AT },
  newLogin: { name: 'Abel', device: 'Chrome, Android', at: AT },
  notification: {
    titleEn: 'A guide you saved was updated',
    titleAm: 'ያስቀመጡት መመሪያ ተሻሽሏል',
    previewEn: 'Trade licence',
    previewAm: 'የንግድ ፈቃድ',
    link: '/post/detail/trade-licence',
  },
  request: {
    name: 'Hana T.',
    what: 'proposed',
    workerEn: 'Selam Tesfaye',
    workerAm: 'ሰላም ተስፋዬ',
    token: 'request-token',
    note: 'At noon?',
    at: AT,
  },
  contact: { name: 'Hana T.', contact: 'hana@example.et', subject: 'Fee', message: 'Hello\nit is higher now.' },
  answer: {
    name: 'Hana T.',
    subject: 'Fee',
    asked: 'What is the fee?',
    answer: 'It is 500 birr.',
    replyTo: 'office@menged.example',
  },
}
const TEMPLATES = Object.keys(VALUES) as TemplateName[]
const write = <Template extends TemplateName>(
  template: Template,
  language: Language,
  values: MailValues[Template] = VALUES[template],
  to = 'reader@example.et',
): Letter => writeLetter({ to, language, template, values } as MailMessage, ORIGIN)

/** What a reader sees of the HTML. */
const shown = (html: string): string =>
  html
    .replace(/<(style|title)>[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?bdi>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
const addresses = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
const every = TEMPLATES.flatMap((template) => WRITTEN.map((language) => [template, language] as const))

describe('each mail', () => {
  test.each(every)('%s in %s has both languages, the reader’s first, and no place left to fill', (template, language) => {
    const { subject, text, html } = write(template, language)
    const words = { en: WORDS.en.mail?.independent ?? '?', am: WORDS.am.mail?.independent ?? '?' }
    const [first, second] = language === 'en' ? [words.en, words.am] : [words.am, words.en]
    for (const written of [text, shown(html)]) {
      expect(written.indexOf(first)).toBeGreaterThan(0)
      expect(written.indexOf(second)).toBeGreaterThan(written.indexOf(first))
      expect(written).not.toMatch(/\{\{|undefined|null|NaN|\[object/)
    }
    expect([...html.matchAll(/<div lang="(\w\w)" dir="ltr">/g)].map(([, spoken]) => spoken)).toEqual(
      language === 'en' ? ['en', 'am'] : ['am', 'en'],
    )
    expect(html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}" dir="ltr">`))
    expect(subject).toMatch(language === 'am' ? /^[\u1200-\u137F]/ : /^[A-Z]/)
  })

  test.each(every)('%s in %s says the same in the text as in the HTML, with whole links', (template, language) => {
    const { text, html } = write(template, language)
    const seen = shown(html)
    for (const line of text.split('\n').filter((each) => each !== '' && !/^-+$/.test(each))) {
      for (const piece of line.split(/[:፦] ?$|(?<=[:፦]) /)) expect(seen).toContain(piece.replace(/[:፦]$/, '').trim())
    }
    const links = text.match(/https:\/\/\S+/g) ?? []
    expect(new Set(links)).toEqual(new Set(addresses(html)))
    for (const link of links) expect(new URL(link).origin).toBe(ORIGIN)
  })

  test.each(every)('%s in %s brings nothing from elsewhere', (template, language) => {
    const { html } = write(template, language)
    expect(html).not.toMatch(/<(?:img|script|link|iframe|form|object|table)|src=|url\(|@import|http:|\son\w+=/i)
    expect(html.length).toBeLessThan(12_000)
  })
})

test('the words of the links: where they lead and how long they last', () => {
  const links = (template: 'confirm' | 'reset' | 'changeEmail') => write(template, 'en').text.match(/https:\/\/\S+/g)
  expect(links('confirm')).toEqual(Array(2).fill(`${ORIGIN}/emailConfirmation/confirm-token`))
  expect(links('changeEmail')).toEqual(Array(2).fill(`${ORIGIN}/emailConfirmation/change-token`))
  expect(links('reset')).toEqual(Array(2).fill(`${ORIGIN}/passwordreset/reset-token`))
  expect(write('confirm', 'en').text).toContain('valid for 24 hours')
  expect(write('confirm', 'am').text).toContain('ለ24 ሰዓት')
  expect(RESET_LINK_SECONDS).toBe(3600)
  expect(write('reset', 'en').text).toContain('valid for one hour')
  expect(MAIL_CODE_SECONDS).toBe(600)
  expect(write('reset', 'am').text).toContain('ኮዱ ለ10 ደቂቃ ያገለግላል')
  expect(write('confirm', 'am').text).toContain('የማረጋገጫ ኮድ፦ 012345')
  expect(shown(write('confirm', 'am').html)).toContain('012345')
  const { code: _, ...withoutCode } = VALUES.confirm
  expect(write('confirm', 'en', withoutCode).text).not.toMatch(/code/i)
})

test('a long subject is cut between letters', () => {
  const { subject } = write('contact', 'en', { ...VALUES.contact, subject: '👩'.repeat(200) })
  expect([[...subject].length, subject.isWellFormed()]).toEqual([150, true])
})

test('times are given in Addis Ababa time: Gregorian in English, Ethiopian in Amharic', () => {
  const { text } = write('newLogin', 'en', { device: 'Firefox', at: '2026-11-20T21:30:00Z' })
  expect(text).toContain('Time in Addis Ababa: 21 November 2026, 00:30')
  expect(text).toContain('ቀንና ሰዓት (በአዲስ አበባ)፦ ኅዳር 12 ቀን 2019 ዓ.ም.፣ ከሌሊቱ 6:30 ሰዓት')
  expect(text).toContain('Device: Firefox')
})

test('a notification is titled in each language, leads to its page, and says where to turn it off', () => {
  const { subject, text } = write('notification', 'am')
  expect(subject).toBe('ያስቀመጡት መመሪያ ተሻሽሏል')
  expect(text.indexOf('A guide you saved was updated')).toBeGreaterThan(text.indexOf('የንግድ ፈቃድ'))
  expect(text).toContain(`${ORIGIN}/post/detail/trade-licence`)
  expect(text).toContain(`${ORIGIN}/user-profile#notifications`)
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/\t/evil.example', '', 'post/x'])(
  'a notification never leads to %j',
  (link) => {
    const { text, html } = write('notification', 'en', { ...VALUES.notification, link })
    expect(text).toContain(`${ORIGIN}/notifications\n`)
    expect(text + html).not.toContain('evil')
  },
)

test('a message of the contact form stands once, and a reply to it goes to its sender', () => {
  const letter = write('contact', 'en', { ...VALUES.contact, subject: 'ጥያቄ' })
  expect(letter.subject).toBe('Message: ጥያቄ')
  expect(letter.text.split('it is higher now.')).toHaveLength(2)
  expect(letter.html.split('Hello<br>it is higher now.')).toHaveLength(2)
  expect(letter.replyTo).toBe('hana@example.et')
  expect(write('contact', 'en', { ...VALUES.contact, contact: '0911234567' })).not.toHaveProperty('replyTo')
  expect(write('contact', 'en', { ...VALUES.contact, contact: 'a@b.et\r\nBcc: c@d.et' })).not.toHaveProperty('replyTo')
})

describe('what somebody typed has no effect', () => {
  const hostile: [name: string, typed: string, inText: string | null][] = [
    ['script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['an image', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['quotes', `" onmouseover="alert(1)`, `" onmouseover="alert(1)`],
    ['an entity', '&lt;b&gt;', '&lt;b&gt;'],
    ['a comment', '--><!--', '--><!--'],
    ['a place to fill', '{{name}} {{minutes}}', '{{name}} {{minutes}}'],
    ['a replacement sign', '$& $1', '$& $1'],
    ['line ends', 'A\r\nBcc: x@y.et\n\nC', null],
    ['turned letters', 'abc\u202Egnp.exe\u2066\u200F', 'abcgnp.exe'],
    ['controls', 'a\u0000b\u0007c\u001B[31md\u0085', 'a b c [31md'],
    ['separators', 'a\u2028b\u2029c', null],
    ['emoji', '👩‍👩‍👧 ሀና 🇪🇹', '👩‍👩‍👧 ሀና 🇪🇹'],
    ['Ethiopic', 'ኃይለ ሥላሴ ዘ፩', 'ኃይለ ሥላሴ ዘ፩'],
    ['half a sign', 'a\uD83Db', 'a\uFFFDb'],
  ]
  const anywhere: [TemplateName, (typed: string) => object][] = [
    ['confirm', (typed) => ({ name: typed, token: typed.toWellFormed(), code: typed })],
    ['reset', (typed) => ({ name: typed, token: typed.toWellFormed(), code: typed })],
    ['changeEmail', (typed) => ({ name: typed, token: typed.toWellFormed(), code: typed })],
    ['emailChanged', (typed) => ({ name: typed })],
    ['passwordChanged', (typed) => ({ name: typed })],
    ['accountDeleted', (typed) => ({ name: typed })],
    ['newLogin', (typed) => ({ name: typed, device: typed })],
    [
      'notification',
      (typed) => ({ titleEn: typed, titleAm: typed, previewEn: typed, previewAm: typed, link: `/search?q=${typed}` }),
    ],
    [
      'request',
      (typed) => ({
        name: typed,
        what: 'declined',
        workerEn: typed,
        workerAm: typed,
        note: typed,
        token: typed.toWellFormed(),
      }),
    ],
    ['contact', (typed) => ({ name: typed, contact: typed, subject: typed, message: typed })],
    ['answer', (typed) => ({ name: typed, subject: typed, asked: typed, answer: typed, replyTo: typed })],
  ]
  expect(anywhere.map(([template]) => template).sort()).toEqual([...TEMPLATES].sort())

  const tags = (html: string): string[] => (html.match(/<\/?[a-z!][a-z0-9]*/gi) ?? []).filter((tag) => !/<\/?(bdi|br)$/.test(tag))

  test.each(hostile)('%s', (_name, typed, inText) => {
    for (const [template, values] of anywhere) {
      for (const language of WRITTEN) {
        const { subject, text, html } = write(template, language, values(typed) as never)
        const harmless = write(template, language, values('plain') as never)
        expect([template, tags(html)]).toEqual([template, tags(harmless.html)])
        for (const written of [subject, text, html])
          expect(written).not.toMatch(/[^\P{Cc}\n]|[\u2028-\u202E\u2066\u2067\u200E\u200F]/u)
        expect(subject).not.toMatch(/[\r\n]/)
        for (const href of addresses(html)) expect(new URL(href.replaceAll('&amp;', '&')).origin).toBe(ORIGIN)
        if (template === 'contact' && inText !== null) {
          expect(text).toContain(inText)
          expect(shown(html)).toContain(inText.replace(/\s+/g, ' '))
        }
      }
    }
  })

  test.each(['Visit https://evil.example now', 'www.evil.example', 'evil.example', 'me@evil.example', 'a'.repeat(61), '', '  '])(
    'nobody is greeted as %j: the name could be an advertisement',
    (name) => {
      const { text, html } = write('confirm', 'en', { name, token: 't' })
      expect(text).toMatch(/^Hello,\n/)
      expect(text + html).not.toContain('evil')
    },
  )

  test.each(['Abel', 'ሀና ተ.', 'Dr. Abel Tesfaye', 'ABC ኃ/የተ/የግ/ማ', "O'Neil & Sons", 'אבל'])('%s is greeted', (name) => {
    const { text, html } = write('confirm', 'en', { name, token: 't' })
    expect(text.replace(/[\u2068\u2069]/g, '')).toMatch(new RegExp(`^Hello ${name.replace('.', '\\.')},\n`))
    expect(html).toContain(`Hello <bdi>${name.replace('&', '&amp;')}</bdi>,`)
  })
})

test.each([
  'a@b.et\r\nBcc: c@d.et',
  'a@b.et, c@d.et',
  'a@b.et;c@d.et',
  '"x" <a@b.et>',
  'a@b.et\0',
  'nobody',
  '',
  '\u202Ea@b.et',
  'group:a@b.et;',
])('a mail to %j is given up', (to) => {
  expect(() => write('confirm', 'en', VALUES.confirm, to)).toThrow('the address is none')
})
