// What comes behind a page once it has been taken over. Composed here, for the shell may know no feature.
import { MODALS } from './modals.ts'
import { Settled } from './shell/settled.tsx'

export const Behind = () => <Settled modals={MODALS} />
