// The slides of home's banner: fixed words, and what administrators have put in place of some.
import { BANNER_PARTS, BANNER_SLIDES, type BannerSlide, type Language, type Text } from '@menged/contracts'
import { textIn, writtenFor, writtenIn } from '@menged/ethiopia'
import { textOf } from '@menged/i18n'
import type { Texts } from './copy.ts'

export const BANNER: Texts = new Map<string, Text>(
  BANNER_SLIDES.flatMap((slide) => BANNER_PARTS.map((part) => [`${slide}.${part}`, textOf(`banner.${slide}_${part}`)] as const)),
)

const ETHIOPIC = /\p{Script=Ethiopic}/u

/** One slide is in Amharic for everybody: its words say in which language they are. */
export const bannerIn = (language: Language, own: Texts): BannerSlide[] =>
  BANNER_SLIDES.map((id) => {
    const word = (part: (typeof BANNER_PARTS)[number]) =>
      textIn(own.get(`${id}.${part}`) ?? BANNER.get(`${id}.${part}`) ?? {}, language)
    const title = word('title')
    return {
      id,
      language: ETHIOPIC.test(title) ? writtenIn('ethiopic') : writtenFor(language),
      over: word('over'),
      title,
      text: word('text'),
      button: word('button'),
    }
  })
