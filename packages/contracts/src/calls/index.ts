// Every call by its name, for what goes over all of them: the description of the API and the table of permissions.
import * as accounts from './accounts.ts'
import * as assistant from './assistant.ts'
import * as audit from './audit.ts'
import type { Call } from './call.ts'
import * as comments from './comments.ts'
import * as copy from './copy.ts'
import * as dashboard from './dashboard.ts'
import * as documents from './documents.ts'
import * as errands from './errands.ts'
import * as exchange from './exchange.ts'
import * as experiences from './experiences.ts'
import * as feedback from './feedback.ts'
import * as joining from './joining.ts'
import * as landing from './landing.ts'
import * as legal from './legal.ts'
import * as marketplace from './marketplace.ts'
import * as messages from './messages.ts'
import * as moderation from './moderation.ts'
import * as notifications from './notifications.ts'
import * as organisations from './organisations.ts'
import * as overview from './overview.ts'
import * as papers from './papers.ts'
import * as people from './people.ts'
import * as pictures from './pictures.ts'
import * as posts from './posts.ts'
import * as profile from './profile.ts'
import * as progress from './progress.ts'
import * as publishing from './publishing.ts'
import * as push from './push.ts'
import * as requests from './requests.ts'
import * as reviews from './reviews.ts'
import * as saved from './saved.ts'
import * as search from './search.ts'
import * as settings from './settings.ts'
import * as statistics from './statistics.ts'
import * as twoStep from './two-step.ts'
import * as upkeep from './upkeep.ts'
import * as videos from './videos.ts'

export const CALLS: Readonly<Record<string, Call>> = {
  ...accounts,
  ...profile,
  ...saved,
  ...progress,
  ...posts,
  ...publishing,
  ...comments,
  ...moderation,
  ...messages,
  ...notifications,
  ...push,
  ...pictures,
  ...errands,
  ...statistics,
  ...overview,
  ...experiences,
  ...feedback,
  ...search,
  ...legal,
  ...exchange,
  ...marketplace,
  ...reviews,
  ...joining,
  ...dashboard,
  ...papers,
  ...requests,
  ...videos,
  ...landing,
  ...copy,
  ...documents,
  ...assistant,
  ...twoStep,
  ...people,
  ...organisations,
  ...audit,
  ...upkeep,
  ...settings,
}
