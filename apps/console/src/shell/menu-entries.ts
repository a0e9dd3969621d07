import type { Session } from '#api/client.ts'
import { type Area, type AreaMessages, type Screen, screenAddress } from '#screens/area.ts'
import type { ScreenIcon } from '#screens/screen-icons.ts'
import { mayOpen } from '#session/use-can.ts'

/** The keywords are search words for a screen's content in the palette. */
export type MenuEntry = { address: string; title: string; icon: ScreenIcon; keywords?: string[] }
export type MenuGroup = { id: string; heading: string | null; entries: MenuEntry[] }

/** The menu of an area for one person: the screens they may open, grouped in the order of the table. */
export function menuGroups(area: Area, session: Session, messages: AreaMessages): MenuGroup[] {
  const groups = new Map<string, MenuGroup>()
  for (const screen of area.screens) {
    if (!screen.menu || !mayOpen(session, screen)) continue
    const id = screen.menu.group ?? ''
    const group = groups.get(id) ?? { id, heading: messages.groups[id] ?? null, entries: [] }
    const keywords = messages.keywords?.[screen.title]
    group.entries.push({
      address: screenAddress(area, screen),
      title: titleOf(screen, messages),
      icon: screen.menu.icon,
      ...(keywords !== undefined && { keywords: keywords.split(' ') }),
    })
    groups.set(id, group)
  }
  return [...groups.values()]
}

export function titleOf(screen: Screen, messages: AreaMessages): string {
  return messages.screens[screen.title] ?? screen.title
}
