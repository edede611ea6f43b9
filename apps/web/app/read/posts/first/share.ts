// Where a post is shared to: Telegram, a text message, or the plain link. Counting a share never stands in its way.

/** Letters stay as they are, for the browser to encode: written as %E1%88… a title would be three times as long in each card. */
const queryValue = (text: string): string => text.replace(/[^\u0080-\uffff\w:/?=.~-]/g, encodeURIComponent)

/** Opens Telegram with the post's address and a line of promotion. */
export const telegramShareUrl = (postUrl: string, promotion: string): string =>
  `https://t.me/share/url?url=${queryValue(postUrl)}&text=${queryValue(promotion)}`

/** Opens the phone's own messages with the text written. */
export const textMessageUrl = (postUrl: string, promotion: string): string =>
  `sms:?&body=${queryValue(`${promotion} ${postUrl}`)}`
