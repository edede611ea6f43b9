// A post may be shown in another language than the page around it; its words then carry their own `lang`.
import type { Language } from '@menged/ethiopia/languages'

export const textLanguage = (text: Language, page: Language): Language | undefined => (text === page ? undefined : text)
