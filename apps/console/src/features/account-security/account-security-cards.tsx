import { useSession } from '#session/session.ts'
import { DevicesCard } from './devices-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { VisitsCard } from './visits-card.tsx'

export function AccountSecurityCards() {
  const { user } = useSession()
  // Buyers log in by a code in their mailbox; they have no password to manage.
  const hasPassword = user.role !== 'CUSTOMER'
  return (
    <div className="grid max-w-3xl gap-4">
      <PasskeysCard />
      {hasPassword && <SecondFactorCard isEnabled={user.hasAuthenticator} hasPasskey={user.hasPasskey} />}
      <DevicesCard />
      {user.role === 'SELLER' && <VisitsCard />}
      {hasPassword && <PasswordCard user={user} />}
    </div>
  )
}
