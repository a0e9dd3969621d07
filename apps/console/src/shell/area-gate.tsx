import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Session } from '#api/client.ts'
import { PagePending } from '#kit/page-pending.tsx'
import type { Area } from '#screens/area.ts'
import { useCurrentScreen } from '#screens/use-current-screen.ts'
import { sessionQuery } from '#session/session.ts'
import { AreaShell } from './area-shell.tsx'

const CustomerDoor = lazy(async () => ({
  default: (await import('#account/customer-door.tsx')).CustomerDoor,
}))
const SecondFactorPage = lazy(async () => ({
  default: (await import('./second-factor-page.tsx')).SecondFactorPage,
}))
const OtherAreaPage = lazy(async () => ({ default: (await import('./other-area-page.tsx')).OtherAreaPage }))

/**
 * Decides what an address of an area shows: its login, a notice that it belongs to another role, a required
 * set-up, or the area itself.
 */
export function AreaGate() {
  const { data: session } = useQuery(sessionQuery)
  const { area } = useCurrentScreen()
  if (!area) return null
  return (
    <Suspense fallback={<PagePending />}>
      {!session && area.role === 'CUSTOMER' && <CustomerDoor />}
      {session && session.user.role !== area.role && <OtherAreaPage session={session} area={area} />}
      {session && session.user.role === area.role && <OwnArea session={session} area={area} />}
    </Suspense>
  )
}

function OwnArea(props: { session: Session; area: Area }) {
  return props.session.user.secondFactor === 'required' ? (
    <SecondFactorPage area={props.area} />
  ) : (
    <AreaShell {...props} />
  )
}
