import type { Tone } from '@balcao/ui/badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type AnnouncementRow = inferOutput<typeof api.master.announcements.list>['rows'][number]
export type Announcement = inferOutput<typeof api.master.announcements.get>

export const kindTones: Record<AnnouncementRow['kind'], Tone> = {
  INCIDENT: 'negative',
  MAINTENANCE: 'pending',
  CONTRACT: 'info',
}
