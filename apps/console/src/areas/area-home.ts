import type { Session } from '../api/client.ts'
import { type Area, type Screen, screenAddress } from '../screens/area.ts'
import { areaOf } from './areas.ts'

export function canOpen(session: Session, screen: Pick<Screen, 'permission'>): boolean {
  return screen.permission === undefined || session.user.permissions.includes(screen.permission)
}

/** The first screen of the menu that this person may open. */
export function homeOf(session: Session): string {
  const area: Area = areaOf(session.user.role)
  const first = area.screens.find(
    (screen) => screen.menu && !screen.path.includes('$') && canOpen(session, screen),
  )
  return first ? screenAddress(area, first) : area.prefix
}
