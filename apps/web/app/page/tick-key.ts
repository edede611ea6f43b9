// Under which name the ticks of a guide lie in the browser's storage: the papers collected, and the steps done.
export type TickKind = 'ticks' | 'steps'
export const tickKey = (kind: TickKind, postId: string): string => `${kind}:${postId}`
