import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { PagePending } from '../kit/page-pending.tsx'
import { useCurrentScreen } from '../screens/use-current-screen.ts'
import { sessionQuery } from '../session/session.ts'

const CustomerDoor = lazy(async () => ({
  default: (await import('../account/customer-door.tsx')).CustomerDoor,
}))
const AreaShell = lazy(async () => ({ default: (await import('./area-shell.tsx')).AreaShell }))
const OtherAreaPage = lazy(async () => ({ default: (await import('./other-area-page.tsx')).OtherAreaPage }))

/** Decides what an address of an area shows: its door, a word that it is somebody else's, or the area itself. */
export function AreaGate() {
  const { data: session } = useQuery(sessionQuery)
  const { area } = useCurrentScreen()
  if (!area) return null
  return (
    <Suspense fallback={<PagePending />}>
      {!session && area.role === 'CUSTOMER' && <CustomerDoor />}
      {session && session.user.role !== area.role && <OtherAreaPage session={session} area={area} />}
      {session && session.user.role === area.role && <AreaShell session={session} area={area} />}
    </Suspense>
  )
}
