import { Badge } from '@balcao/ui/badge'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Moment } from '#kit/moment.tsx'
import { type AnnouncementRow, kindTones } from './announcement.ts'
import type { AnnouncementsMessages } from './messages/pt-br.ts'

type Words = { text: AnnouncementsMessages; format: Format }

export function announcementColumns({ text, format }: Words): ListColumns<AnnouncementRow> {
  const { column } = text
  return [
    { id: 'title', header: column.title, cell: ({ title }) => title },
    {
      id: 'platform',
      header: column.platform,
      card: 'subtitle',
      cell: ({ platformName }) => <span className="whitespace-nowrap">{platformName}</span>,
    },
    {
      id: 'kind',
      header: column.kind,
      card: 'badge',
      cell: ({ kind }) => <Badge tone={kindTones[kind]}>{text.kind[kind]}</Badge>,
    },
    {
      id: 'read',
      header: column.read,
      cell: ({ readCount, toldCount }) => (
        <span className="whitespace-nowrap">
          {text.readBy(format.integer(readCount), format.integer(toldCount))}
        </span>
      ),
    },
    {
      id: 'acknowledged',
      header: column.acknowledged,
      cell: ({ needsAcknowledgement, acknowledgedCount, toldCount }) => (
        <span className="whitespace-nowrap">
          {needsAcknowledgement ? (
            text.acknowledgedBy(format.integer(acknowledgedCount), format.integer(toldCount))
          ) : (
            <span className="text-muted">{text.notNeeded}</span>
          )}
        </span>
      ),
    },
    { id: 'sent', header: column.sent, card: 'none', cell: ({ sentAt }) => <Moment at={sentAt} /> },
  ]
}
