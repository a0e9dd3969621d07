import type { Session } from '#api/client.ts'
import { type Area, screenAddress } from '#screens/area.ts'
import { mayOpen } from '#session/use-can.ts'

/** The first screen of an area's menu that this person may open. */
export function homeOf(area: Area, session: Session): string {
  const first = area.screens.find(
    (screen) => screen.menu && !screen.path.includes('$') && mayOpen(session, screen),
  )
  return first ? screenAddress(area, first) : area.prefix
}
