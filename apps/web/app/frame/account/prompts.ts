// Prompts that open by themselves: guests to log in, after a minute; everybody whether to get news. Seldom, never twice at once, and
// never while somebody writes, or reads a dialog or a menu.
import { LOGIN_PROMPT_MS, LOGIN_PROMPT_PAUSE_MS, PUSH_PROMPT_MS, PUSH_PROMPT_PAUSE_MS } from '@menged/contracts/limits'

/** Storage keys: when each was last shown, in milliseconds since the epoch. */
export const LOGIN_ASKED = 'login-prompt'
export const PUSH_ASKED = 'push-prompt'
/** Somebody is busy: so much later it is tried again. */
const LATER_MS = 2000

type Moments = { now: number; lastAsked: number }

/** While one of these is open at the minute, the question is already there. */
const ENTRANCES = ['login', 'register', 'emailNotice']

type Guest = Moments & { isAuthenticated: boolean; open: string | null }
export const mayAskToLogIn = ({ isAuthenticated, open, now, lastAsked }: Guest): boolean =>
  !isAuthenticated && !ENTRANCES.includes(open ?? '') && isOver(lastAsked, LOGIN_PROMPT_PAUSE_MS, now)

/** `permission`: null where the browser has no notifications. */
type Browser = Moments & { permission: NotificationPermission | null; isIos: boolean }
export const mayAskForPush = ({ permission, isIos, now, lastAsked }: Browser): boolean =>
  permission === 'default' && !isIos && isOver(lastAsked, PUSH_PROMPT_PAUSE_MS, now)

/** A time in the future was written by a clock that was wrong. */
const isOver = (lastAsked: number, pause: number, now: number): boolean => now - lastAsked >= pause || lastAsked > now

/** iPads call themselves Macs, but can be touched. */
export const isIos = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iP(?:hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

export type Surroundings = {
  isAuthenticated: () => boolean
  /** Name of the dialog that is open. */
  open: () => string | null
  /** Somebody writes, or has a menu open. */
  isBusy: () => boolean
  permission: () => NotificationPermission | null
  isIos: boolean
  show: (name: 'login' | 'pushSubscribe') => void
}

/** From now on, once for each page load. Returns a function that stops it. */
export function startPrompts(around: Surroundings): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const after = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, ms)
    timers.add(timer)
  }
  const ask = (name: 'login' | 'pushSubscribe', key: string, may: () => boolean) => {
    if (!may()) return
    if (around.open() !== null || around.isBusy()) return after(LATER_MS, () => ask(name, key, may))
    write(key, Date.now())
    around.show(name)
  }
  after(PUSH_PROMPT_MS, () =>
    ask('pushSubscribe', PUSH_ASKED, () =>
      mayAskForPush({ permission: around.permission(), isIos: around.isIos, now: Date.now(), lastAsked: read(PUSH_ASKED) }),
    ),
  )
  after(LOGIN_PROMPT_MS, () =>
    ask('login', LOGIN_ASKED, () =>
      mayAskToLogIn({
        isAuthenticated: around.isAuthenticated(),
        open: around.open(),
        now: Date.now(),
        lastAsked: read(LOGIN_ASKED),
      }),
    ),
  )
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}

/** Where storage is closed it counts as shown just now: a prompt on every page would be worse than none. */
function read(key: string): number {
  try {
    return Number(localStorage.getItem(key)) || 0
  } catch {
    return Date.now()
  }
}

function write(key: string, time: number): void {
  try {
    localStorage.setItem(key, String(time))
  } catch {
    // Then it is not shown again either: see above.
  }
}
