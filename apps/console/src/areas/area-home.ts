import type { Session } from '#api/client.ts'
import { type Area, screenAddress } from '#screens/area.ts'
import { mayOpen } from '#session/use-can.ts'
import { areaOf } from './areas.ts'

/** The first screen of the menu that this person may open. */
export function homeOf(session: Session): string {
  const area: Area = areaOf(session.user.role)
  const first = area.screens.find(
    (screen) => screen.menu && !screen.path.includes('$') && mayOpen(session, screen),
  )
  return first ? screenAddress(area, first) : area.prefix
}
