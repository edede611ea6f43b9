// The pages that need a live token.
const GUARDED = ['/profile', '/user-profile', '/notifications', '/saved']

export const isGuarded = (pathname: string): boolean => GUARDED.includes(pathname.replace(/\/+$/, ''))
