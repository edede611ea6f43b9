// Parts of the profile tab show the worker, and give back what the server has made of a change.
import type { OwnWorker } from '@menged/contracts/marketplace/own'

export type OwnProps = { worker: OwnWorker; onChange: (worker: OwnWorker) => void }
