// The two languages of the portal, and the shape of any text that exists in both.

export type Language = 'en' | 'am'

export interface Bilingual {
  readonly en: string
  readonly am: string
}
