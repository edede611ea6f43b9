// Where a post is shared to: Telegram, a text message, or the plain link. Counting a share never stands in its way.
export const postPath = (postId: string): string => `/post/detail/${postId}`

/** Letters stay as they are, for the browser to encode: written as %E1%88… a title would be three times as long in each card. */
const queryValue = (text: string): string => text.replace(/[^\u0080-\uffff\w:/?=.~-]/g, encodeURIComponent)

/** Opens Telegram with the post's address and a line of promotion. */
export const telegramShareUrl = (postUrl: string, promotion: string): string =>
  `https://t.me/share/url?url=${queryValue(postUrl)}&text=${queryValue(promotion)}`

/** Opens the phone's own messages with the text written. */
export const textMessageUrl = (postUrl: string, promotion: string): string =>
  `sms:?&body=${queryValue(`${promotion} ${postUrl}`)}`

/** Tells the statistics; failures are only logged. */
export function recordStatistic(kind: string, body?: unknown): void {
  // keepalive: a share or a call leaves the page at once.
  fetch(`/api/admin/stats/${kind}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  }).catch((error: unknown) => console.debug('statistics:', kind, error))
}
