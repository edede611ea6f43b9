// How much a text leads elsewhere, and how long it is: what is counted of new accounts.

const LINK =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|et|me|info|io|co|ly|gl|gle|app|xyz|site|online|shop|store|link|biz|ru|cn|cc|top|click)(?![\p{L}\p{N}])\S*/giu

export const linksIn = (text: string): number => (text.match(LINK) ?? []).length
/** Words of Amharic are parted by blanks, and by the old mark of two points as well. */
export const wordsIn = (text: string): number => text.split(/[\s፡]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
