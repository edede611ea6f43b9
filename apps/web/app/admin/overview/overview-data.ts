// What the call of the overview answers, for the parts of the screen.
export type { OverviewData } from '@menged/contracts/overview'
