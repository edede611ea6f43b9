// The third tab: who one is, how one gets in, what one is told, and what is kept.
import { useSession } from '../../session/session.ts'
import { Details } from './details.tsx'
import { NotificationChoices } from './notification-choices.tsx'
import { OwnData } from './own-data.tsx'
import { PushChoice } from './push-choice.tsx'
import { Security } from './security.tsx'
import { Sessions } from './sessions.tsx'
import { TwoStepCard } from './two-step-card.tsx'

export default function ProfilePanel() {
  // Logging out takes the profile away a moment before the page.
  if (useSession(({ userData }) => userData === null)) return null
  return (
    <div className="stack gap-16 profile-panel">
      <Details />
      <Security />
      <TwoStepCard />
      <Sessions />
      <NotificationChoices />
      <PushChoice />
      <OwnData />
    </div>
  )
}
