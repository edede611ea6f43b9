// The slides of home's banner: fixed words, and what administrators have put in place of some.
import { BANNER_PARTS, BANNER_SLIDES, type BannerSlide, type Language, type Text } from '@menged/contracts'
import { translateIn } from '@menged/i18n'
import type { Texts } from './copy.ts'

const [en, am] = [translateIn('en'), translateIn('am')]

export const BANNER: Texts = new Map<string, Text>(
  BANNER_SLIDES.flatMap((slide) =>
    BANNER_PARTS.map(
      (part) => [`${slide}.${part}`, { en: en(`banner.${slide}_${part}`), am: am(`banner.${slide}_${part}`) }] as const,
    ),
  ),
)

const ETHIOPIC = /\p{Script=Ethiopic}/u

/** One slide is in Amharic for everybody: its words say in which language they are. */
export const bannerIn = (language: Language, own: Texts): BannerSlide[] =>
  BANNER_SLIDES.map((id) => {
    const word = (part: (typeof BANNER_PARTS)[number]) =>
      (own.get(`${id}.${part}`) ?? BANNER.get(`${id}.${part}`))?.[language] ?? ''
    const title = word('title')
    return {
      id,
      language: ETHIOPIC.test(title) ? 'am' : language,
      over: word('over'),
      title,
      text: word('text'),
      button: word('button'),
    }
  })
