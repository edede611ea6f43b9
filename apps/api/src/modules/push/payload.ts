// What the worker of a browser is sent: plain text in one language, small enough for every push service.
import type { Language, PushPayload, Text } from '@menged/contracts'
import { textIn, writtenFor } from '@menged/ethiopia'
import { cutAtWord } from '../posts/index.ts'

/** Services take 4096 bytes with the encryption around them. */
const MOST_BYTES = 3072
const TITLE_LENGTH = 150
const BODY_LENGTH = 1200
/** Ends of lines but \n, other controls, and the signs that turn the order of letters round. */
const UNSEEN = /[^\P{Cc}\n]|[\u2028-\u202E\u2066-\u2069]/gu

type Words = { notificationId: string; title: Text; preview: Text | null; url: string }

export function payloadOf({ notificationId, title, preview, url }: Words, language: Language): string {
  const payload = (length: number): PushPayload => ({
    id: notificationId,
    title: cutAtWord(plain(textIn(title, language)).replace(/\s+/g, ' '), TITLE_LENGTH),
    body: length === 0 ? '' : cutAtWord(plain(textIn(preview ?? {}, language)), length),
    lang: writtenFor(language),
    dir: 'ltr',
    url,
    tag: notificationId,
  })
  let length = BODY_LENGTH
  for (;;) {
    const text = JSON.stringify(payload(length))
    if (Buffer.byteLength(text) <= MOST_BYTES || length === 0) return text
    length = Math.floor(length * 0.9)
  }
}

const plain = (text: string): string => text.replace(/\r\n?/g, '\n').replace(UNSEEN, '').trim()
