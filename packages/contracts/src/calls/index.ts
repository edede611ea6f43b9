// Every call by its name, for what goes over all of them: the description of the API and the table of permissions.
import * as accounts from './account/accounts.ts'
import * as notifications from './account/notifications.ts'
import * as profile from './account/profile.ts'
import * as push from './account/push.ts'
import * as saved from './account/saved.ts'
import * as signup from './account/signup.ts'
import * as twoStep from './account/two-step.ts'
import * as audit from './admin/audit.ts'
import * as copy from './admin/copy.ts'
import * as messages from './admin/messages.ts'
import * as moderation from './admin/moderation.ts'
import * as organisations from './admin/organisations.ts'
import * as overview from './admin/overview.ts'
import * as papers from './admin/papers.ts'
import * as people from './admin/people.ts'
import * as publishing from './admin/publishing.ts'
import * as questions from './admin/questions.ts'
import * as settings from './admin/settings.ts'
import * as upkeep from './admin/upkeep.ts'
import * as assistant from './assistant/assistant.ts'
import * as documents from './assistant/documents.ts'
import type { Call } from './call.ts'
import * as dashboard from './market/dashboard.ts'
import * as errands from './market/errands.ts'
import * as joining from './market/joining.ts'
import * as marketplace from './market/marketplace.ts'
import * as requests from './market/requests.ts'
import * as reviews from './market/reviews.ts'
import * as comments from './read/comments.ts'
import * as exchange from './read/exchange.ts'
import * as experiences from './read/experiences.ts'
import * as feedback from './read/feedback.ts'
import * as landing from './read/landing.ts'
import * as legal from './read/legal.ts'
import * as pictures from './read/pictures.ts'
import * as posts from './read/posts.ts'
import * as progress from './read/progress.ts'
import * as search from './read/search.ts'
import * as statistics from './read/statistics.ts'
import * as videos from './read/videos.ts'

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
  ...signup,
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
  ...questions,
  ...settings,
}
