// Where a post is shared to: Telegram, a text message, or the plain link. Counting a share never stands in its way.
export const postPath = (postId: string): string => `/post/detail/${postId}`

/** Opens Telegram with the post's address and a line of promotion. */
export function telegramShareUrl(postUrl: string, promotion: string): string {
  return `https://t.me/share/url?${new URLSearchParams({ url: postUrl, text: promotion })}`
}

/** Opens the phone's own messages with the text written. */
export const textMessageUrl = (postUrl: string, promotion: string): string =>
  `sms:?&body=${encodeURIComponent(`${promotion} ${postUrl}`)}`

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
