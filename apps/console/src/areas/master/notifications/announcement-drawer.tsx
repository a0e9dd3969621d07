import { Badge } from '@balcao/ui/badge'
import { DescriptionList } from '@balcao/ui/description-list'
import { api } from '#api/client.ts'
import { readRowKey } from '#areas/master/common/row-key.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { type Announcement, kindTones } from './announcement.ts'
import { announcementsCatalogue } from './catalogue.ts'

export function AnnouncementDrawer(drawer: ListDrawer) {
  const text = useMessages(announcementsCatalogue)
  const format = useFormat()
  const { platformId, id: announcementId } = readRowKey(drawer.rowId)
  return (
    <RecordDrawer
      {...drawer}
      query={api.master.announcements.get.queryOptions({ platformId, announcementId })}
      loadingTitle={text.drawer.loading}
      title={({ title }) => title}
      detail={({ kind }) => (
        <p>
          <Badge tone={kindTones[kind]}>{text.kind[kind]}</Badge>
        </p>
      )}
    >
      {({ body, sentAt, isByMail, people }) => (
        <div className="grid gap-6">
          <p className="wrap-anywhere whitespace-pre-line">{body}</p>
          <section className="grid gap-1">
            <h3 className="font-semibold">{text.drawer.facts}</h3>
            <DescriptionList
              items={[
                { id: 'sent', term: text.drawer.sent, value: format.longDateTime(sentAt) },
                {
                  id: 'channel',
                  term: text.drawer.channel,
                  value: isByMail ? text.drawer.withMail : text.drawer.bellOnly,
                },
              ]}
            />
          </section>
          <section className="grid gap-1">
            <h3 className="font-semibold">{text.drawer.people}</h3>
            {people.length === 0 ? (
              <p className="text-muted">{text.drawer.nobody}</p>
            ) : (
              <People people={people} />
            )}
          </section>
        </div>
      )}
    </RecordDrawer>
  )
}

/** Each person with the furthest step they reached. */
function People({ people }: Pick<Announcement, 'people'>) {
  const { drawer: text } = useMessages(announcementsCatalogue)
  const format = useFormat()
  const stateOf = ({ readAt, acknowledgedAt }: Announcement['people'][number]) => {
    if (acknowledgedAt !== null) return text.acknowledged(format.dateTime(acknowledgedAt))
    return readAt === null ? text.unread : text.read(format.dateTime(readAt))
  }
  return (
    <ul className="grid">
      {people.map((person) => (
        <li
          key={person.id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-default border-b py-2 last:border-b-0"
        >
          <span className="grid min-w-0">
            <span>{person.name}</span>
            <span className="wrap-anywhere text-muted text-sm">{person.email}</span>
          </span>
          <span className="text-muted text-sm">{stateOf(person)}</span>
        </li>
      ))}
    </ul>
  )
}
