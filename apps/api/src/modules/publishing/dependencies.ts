// What the files of this module share: the platform, and the other modules that publishing works with.

import type { Images } from '../../platform/images.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import type { Audit } from '../audit/index.ts'
import type { CopyMoving } from '../landing/index.ts'
import type { Voice } from '../moderation/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Saved } from '../saved/index.ts'
import type { Search } from '../search/index.ts'

export type PublishingDependencies = Pick<Platform, 'db' | 'clock'> & {
  tasks: Pick<Tasks, 'add' | 'wake' | 'handle'>
  audit: Pick<Audit, 'record'>
  images: Pick<Images, 'picture'>
  notifications: Pick<Notifications, 'notify'>
  search: Pick<Search, 'reindex'>
  voice: Voice
  saved: Pick<Saved, 'notifyOfChanges'>
  copy: CopyMoving
}
