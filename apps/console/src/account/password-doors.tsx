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
  const [asked, setAsked] = useState<AskedFactor | null>(null)
  const [isExpired, setIsExpired] = useState(false)
  const { invitation } = useLocation().search as { invitation?: string }
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
