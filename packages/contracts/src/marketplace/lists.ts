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
