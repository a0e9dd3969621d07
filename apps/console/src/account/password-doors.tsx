import { useLocation } from '@tanstack/react-router'
import { lazy, startTransition, useState } from 'react'
import { CredentialsStep } from './credentials-step.tsx'
import type { PasswordDoorRole } from './password-door-role.ts'
import type { AskedFactor } from './second-factor-step.tsx'

const SecondFactorStep = lazy(async () => ({
  default: (await import('./second-factor-step.tsx')).SecondFactorStep,
}))

/** One component behind all login pages: they differ in their texts and in their target. */
function PasswordDoor({ door }: { door: PasswordDoorRole }) {
  const { search, hash } = useLocation()
  const [asked, setAsked] = useState<AskedFactor | null>(() => askedAfterSignOn(hash))
  const [isExpired, setIsExpired] = useState(false)
  const { invitation } = search as { invitation?: string }
  if (asked !== null)
    return (
      <SecondFactorStep
        door={door}
        asked={asked}
        invitation={invitation}
        onLeave={({ isExpired: hasExpired }) => {
          setIsExpired(hasExpired)
          setAsked(null)
        }}
      />
    )
  return (
    <CredentialsStep
      door={door}
      invitation={invitation}
      isExpired={isExpired}
      // The form stays until the next step is loaded.
      onSecondFactor={(factor) => startTransition(() => setAsked(factor))}
    />
  )
}

/** The second factor that a sign-on at the provider still needs; the server names it behind the # of the address. */
function askedAfterSignOn(hash: string): AskedFactor | null {
  const told = new URLSearchParams(hash)
  const challenge = told.get('challenge')
  if (challenge === null) return null
  const factors = { app: told.get('app') === 'true', passkey: told.get('passkey') === 'true' }
  return { challenge, factors, rememberDevice: false }
}

export function SellerDoor() {
  return <PasswordDoor door="SELLER" />
}

export function AdminDoor() {
  return <PasswordDoor door="ADMIN" />
}

export function MasterDoor() {
  return <PasswordDoor door="MASTER" />
}

export function ManagerDoor() {
  return <PasswordDoor door="MANAGER" />
}
