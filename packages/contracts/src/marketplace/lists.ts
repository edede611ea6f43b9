// What workers are sorted and filtered by. No schema library here: the browser reads these lists.

export const SPECIALTIES = [
  'documentFiling',
  'passportServices',
  'bankingFinance',
  'governmentServices',
  'telecommunications',
  'transportation',
  'realEstate',
  'businessRegistration',
  'legalServices',
  'accountingServices',
  'translationServices',
  'eventPlanning',
  'homeServices',
  'personalAssistant',
  'dataEntry',
  'researchServices',
] as const
export type Specialty = (typeof SPECIALTIES)[number]

/** The categories of the marketplace, each with the specialties that it gathers. Every specialty stands in one at least. */
export const WORKER_CATEGORIES = {
  documentWriter: ['documentFiling', 'dataEntry', 'researchServices'],
  facilitators: [
    'governmentServices',
    'bankingFinance',
    'telecommunications',
    'transportation',
    'realEstate',
    'eventPlanning',
    'homeServices',
    'personalAssistant',
  ],
  legalAdvisor: ['legalServices', 'realEstate'],
  accountingServices: ['accountingServices', 'bankingFinance'],
  translationServices: ['translationServices'],
  printingServices: ['documentFiling', 'dataEntry'],
  businessRegistration: ['businessRegistration'],
  passportServices: ['passportServices'],
} as const satisfies Record<string, readonly Specialty[]>
export type WorkerCategory = keyof typeof WORKER_CATEGORIES
export const WORKER_CATEGORY_IDS = Object.keys(WORKER_CATEGORIES) as [WorkerCategory, ...WorkerCategory[]]

export const categoriesOf = (specialties: readonly Specialty[]): WorkerCategory[] =>
  WORKER_CATEGORY_IDS.filter((id) => (WORKER_CATEGORIES[id] as readonly Specialty[]).some((each) => specialties.includes(each)))

/** Years of work. */
export const EXPERIENCES = ['0-1', '1-3', '3-5', '5-10', '10+'] as const
export type Experience = (typeof EXPERIENCES)[number]

export const WORKER_SORTS = ['rating', 'reviews', 'price-low', 'price-high', 'response'] as const
export type WorkerSort = (typeof WORKER_SORTS)[number]

/** The slider of prices, in birr. Its upper end stands for that much and more. */
export const PRICE_MAX = 2000
export const PRICE_STEP = 50
/** Least number of stars, as the filter offers it. */
export const RATING_CHOICES = [4, 3, 2, 1] as const
/** Workers that the list shows at first, and so many more at each "Load more". */
export const WORKERS_SHOWN = 6
/** Most workers that one address lists. */
export const WORKERS_MOST = 600

export const GUDAY_SORTS = ['best', 'price-low', 'price-high', 'soonest'] as const
export type GudaySort = (typeof GUDAY_SORTS)[number]
/** Services that their list shows at first, and so many more each time its end is near. */
export const GUDAY_SHOWN = 10
/** Most services that one address lists. */
export const GUDAY_MOST = 600

/** How somebody asks a worker. */
export const REQUEST_KINDS = ['message', 'call', 'meet'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]
/** `waiting` for the worker; `proposed`: another time, which waits for the sender; `done`, `unfinished`, `declined` and `cancelled` are ends. */
export const REQUEST_STATES = ['waiting', 'accepted', 'proposed', 'declined', 'done', 'unfinished', 'cancelled'] as const
export type RequestState = (typeof REQUEST_STATES)[number]
/** What may happen to a request; `agreed`: the sender takes the time that the worker has proposed. */
export const REQUEST_STEPS = ['sent', 'accepted', 'proposed', 'agreed', 'declined', 'done', 'unfinished', 'cancelled'] as const
export type RequestStep = (typeof REQUEST_STEPS)[number]
export const URGENCIES = ['low', 'normal', 'high', 'urgent'] as const
/** Best time of a call. */
export const REQUEST_TIMES = ['any', 'morning', 'afternoon', 'evening'] as const

/** Reviews that a page shows at first, and so many more at each "More reviews". */
export const REVIEWS_SHOWN = 50
export const REVIEWS_MOST = 1000
export const REVIEW_STATES = ['shown', 'waiting', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** What a worker may show to be verified. */
export const PAPER_KINDS = ['identity', 'clearance'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]
export const VERIFICATION_STATES = ['waiting', 'approved', 'refused', 'withdrawn'] as const
