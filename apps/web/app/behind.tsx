// What comes behind a page once it has been taken over. Composed here, for the shell may know no feature.

import { Settled } from './frame/deferred/settled.tsx'
import { MODALS } from './modals.ts'

export const Behind = () => <Settled modals={MODALS} />
