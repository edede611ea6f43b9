// What in a text says who wrote it.

/** E-mail addresses: words with @, also spelled out in brackets. */
export const ADDRESS = /\S*\s?(?:@|[([{<]\s?at\s?[)\]}>])\s?\S*/gu
