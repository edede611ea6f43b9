// The worker's own events and names, as far as we use them: its library of types conflicts with that of pages.
type Waiting = { waitUntil(work: Promise<unknown>): void }

export type WindowClient = {
  readonly url: string
  readonly type: 'window' | 'worker' | 'sharedworker' | 'all'
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}
export type FetchEvent = Event &
  Waiting & {
    readonly request: Request
    /** The requesting page; empty for a navigation. */
    readonly clientId: string
    readonly preloadResponse?: Promise<Response | undefined>
    respondWith(answer: Promise<Response>): void
  }
type MessageFromPage = MessageEvent & Waiting
export type PushEvent = Event & Waiting & { readonly data: { text(): string } | null }
export type NotificationClick = Event & Waiting & { readonly notification: Notification }
export type SubscriptionChange = Event &
  Waiting & { readonly newSubscription?: PushSubscription | null; readonly oldSubscription?: PushSubscription | null }
type SyncEvent = Event & Waiting & { readonly tag: string }

type Events = {
  install: Event & Waiting
  activate: Event & Waiting
  fetch: FetchEvent
  message: MessageFromPage
  push: PushEvent
  notificationclick: NotificationClick
  pushsubscriptionchange: SubscriptionChange
  sync: SyncEvent
}

export type Worker = {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    get(id: string): Promise<WindowClient | undefined>
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<WindowClient[]>
    openWindow(url: string): Promise<WindowClient | null>
  }
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
}
