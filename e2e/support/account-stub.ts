// A signed-in reader whose account is made up here: for screens, which must be looked at in every state.
import type { Page, Route } from '@playwright/test'

const MINUTE = 60_000
const now = Date.now()
const ago = (minutes: number): string => new Date(now - minutes * MINUTE).toISOString()
const DAY = 24 * 60

const notification = (number: number, minutes: number, more: object) => ({
  _id: `00000000-0000-4000-8000-00000000000${number}`,
  kind: 'broadcast',
  createdAt: ago(minutes),
  readed: false,
  previewAmharic: null,
  previewEnglish: null,
  link: null,
  ...more,
})

/** As the API returns them: the oldest first. */
export const NOTIFICATIONS = [
  notification(1, 8 * DAY, {
    kind: 'account',
    readed: true,
    titleAmharic: 'እንኳን ወደ ‹መንገድ› በደህና መጡ',
    titleEnglish: 'Welcome to Menged',
  }),
  notification(2, 7 * DAY, {
    kind: 'saved',
    titleAmharic: 'የተነሳ ጽሑፍ',
    titleEnglish: 'About a post that is gone',
    referencedPost: null,
  }),
  notification(3, 125, {
    kind: 'saved',
    titleAmharic: 'ያስቀመጡት መመሪያ ተሻሽሏል',
    titleEnglish: 'A guide you saved was updated',
    referencedPost: { _id: 'trade-licence', title_english: 'How to get a trade licence', title_amharic: 'የንግድ ፈቃድ ማውጣት' },
  }),
  notification(4, 20, {
    titleAmharic: 'የፓስፖርት እድሳት ክፍያ ተሻሽሏል',
    titleEnglish: 'The fee of passport renewal has changed',
    previewAmharic: 'ከኅዳር 15 ጀምሮ የመደበኛ እድሳት ክፍያ 5,000 ብር ይሆናል። አስቸኳይ አገልግሎት በተለየ ክፍያ ይቀጥላል፤ ቀድሞ የከፈሉ አመልካቾች ልዩነቱን አይከፍሉም።',
    previewEnglish:
      'From 24 November the regular renewal costs 5,000 Birr. Urgent service keeps its own fee; who has paid already pays no difference.',
  }),
]

const saved = (_id: string, title_english: string | null, title_amharic: string | null, category: string) => ({
  _id,
  title_english,
  title_amharic,
  category,
  savedAt: ago(9 * DAY),
  updatedAt: ago(2 * DAY),
})
export const SAVED = [
  saved('trade-licence', 'How to get a trade licence', 'የንግድ ፈቃድ ማውጣት', 'business'),
  saved('fayda', null, 'የፋይዳ ዲጂታል መታወቂያ ምዝገባ', 'government'),
  saved('scholarships', 'Scholarships for Ethiopian students', null, 'scholarship'),
]

const PROFILE = {
  _id: '11111111-1111-4111-8111-111111111111',
  role: 'normalUser',
  companynameenglish: null,
  companynameamharic: null,
  fullName: 'ሰላም ተስፋዬ',
  name: null,
  username: null,
  companyemail: null,
  email: 'selam@example.com',
  confirmed: true,
  newEmail: null as string | null,
  phone: '+251911234567',
  avatarImg: null as string | null,
  language: null as string | null,
  verified: false,
  savedMessages: SAVED.map(({ _id }) => _id),
  notifications: NOTIFICATIONS,
  unread: 2,
  createdAt: ago(99 * DAY),
}

const session = (_id: string, device: string, current: boolean) => ({
  _id,
  device,
  current,
  createdAt: ago(9 * DAY),
  lastSeenAt: ago(3 * DAY),
  expiresAt: ago(-6 * DAY),
})

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const TOKEN = `${part({ alg: 'HS256' })}.${part({ id: PROFILE._id, exp: Math.floor(now / 1000) + 86_400 })}.c2ln`

type Refusal = { status: number; body: object }
export type Account = {
  profile: typeof PROFILE
  notifications: object[]
  saved: object[]
  /** `METHOD /path` of every call. */
  calls: string[]
  /** Responses of calls that fail. */
  refusals: Record<string, Refusal>
}

/** Signs the page in before it is opened. */
export async function signInStub(page: Page, over: Partial<typeof PROFILE> = {}): Promise<Account> {
  const account: Account = {
    profile: { ...PROFILE, ...over },
    notifications: NOTIFICATIONS,
    saved: SAVED,
    calls: [],
    refusals: {},
  }
  await page.addInitScript((token) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('token', token)
  }, TOKEN)
  await page.route(/\/api\/(auth|profile|notifications|push|comments)\b|\/api\/posts\/[^/]+\/comments/, (route) =>
    answer(route, account),
  )
  return account
}

async function answer(route: Route, account: Account): Promise<void> {
  const request = route.request()
  const { pathname } = new URL(request.url())
  const call = `${request.method()} ${pathname}`
  account.calls.push(call)
  const refusal = account.refusals[call]
  const { status, body } = refusal ?? {
    status: 200,
    body: { success: true, data: dataOf(call, account, request.postDataJSON() as Record<string, unknown> | null) },
  }
  await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
}

function dataOf(call: string, account: Account, body: Record<string, unknown> | null): unknown {
  const { profile } = account
  const id = call.split('/').at(-1) ?? ''
  const read = (which: (each: { _id: string }) => boolean) => {
    account.notifications = account.notifications.map((each) =>
      which(each as { _id: string }) ? { ...each, readed: true } : each,
    )
    return { notifications: account.notifications }
  }
  if (call.startsWith('PATCH /api/profile/getNotificationRead/')) return read(({ _id }) => _id === id)
  if (call.startsWith('POST /api/profile/savedMessages/')) {
    const { savedMessages: list } = profile
    profile.savedMessages = list.includes(id) ? list.filter((each) => each !== id) : [...list, id]
    return profile.savedMessages
  }
  if (/^POST .*\/comments$/.test(call)) return commentOf(body, profile.fullName)
  switch (call) {
    case 'GET /api/profile/getProfile':
      return profile
    case 'PATCH /api/profile':
      return Object.assign(profile, body)
    case 'GET /api/profile/getTopNotificatons':
      return { notifications: account.notifications }
    case 'PATCH /api/notifications/read':
      return read(() => true)
    case 'GET /api/notifications/settings':
      return { emailKinds: ['account', 'comment'], quietHours: { from: 1260, to: 360 } }
    case 'PUT /api/notifications/settings':
      return body
    case 'GET /api/push/key':
      return { publicKey: 'BAAA' }
    case 'GET /api/profile/saved':
      return account.saved
    case 'POST /api/profile/getSavedMessages':
      return { savedMessages: profile.savedMessages }
    case 'GET /api/profile/progress':
      return { guides: [] }
    case 'GET /api/profile/sessions':
      return [session('s1', 'Chrome on Android', true), session('s2', 'Firefox on Windows', false), session('s3', '?', false)]
    default:
      return []
  }
}

const commentOf = (body: Record<string, unknown> | null, author: string) => ({
  ...body,
  _id: `33333333-3333-4333-8333-${String(Date.now()).slice(-12)}`,
  parentId: body?.parentId ?? null,
  author,
  official: false,
  state: 'shown',
  createdAt: new Date().toISOString(),
  sample: false,
})
