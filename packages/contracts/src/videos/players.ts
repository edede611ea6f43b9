// Who plays videos, and at which address; no schema library here: the browser reads this.

export const VIDEO_PROVIDERS = ['youtube', 'vimeo'] as const
export type VideoProvider = (typeof VIDEO_PROVIDERS)[number]

/** Without cookies before it plays, where the provider has such a player. */
const PLAYERS: Record<VideoProvider, (id: string) => string> = {
  youtube: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  vimeo: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
}
export const playerOf = ({ provider, videoId }: { provider: VideoProvider; videoId: string }): string =>
  PLAYERS[provider](videoId)
export const originOf = (address: string): string => new URL(address).origin

export const VIDEOS_MOST = 200
