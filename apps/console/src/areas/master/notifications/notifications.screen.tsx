import { announcementKinds } from '@balcao/domain/platform/announcement'
import { Button } from '@balcao/ui/button'
import { Megaphone, Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { masterCatalogue } from '#areas/master/common/catalogue.ts'
import { platformFilter } from '#areas/master/common/platform-filter.ts'
import { writeRowKey } from '#areas/master/common/row-key.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { announcementColumns } from './announcement-columns.tsx'
import { AnnouncementDrawer } from './announcement-drawer.tsx'
import { announcementsCatalogue } from './catalogue.ts'

// Loaded on demand, so that the list does not wait for the form's code.
const ComposeAnnouncement = lazy(async () => ({
  default: (await import('./compose-announcement.tsx')).ComposeAnnouncement,
}))

export function MasterNotificationsScreen() {
  const text = useMessages(announcementsCatalogue)
  const master = useMessages(masterCatalogue)
  const format = useFormat()
  const [isComposing, setIsComposing] = useState(false)
  const compose = (
    <Button variant="primary" icon={<Plus />} onClick={() => setIsComposing(true)}>
      {text.compose}
    </Button>
  )
  const list = useList({
    id: 'announcements',
    label: text.title,
    columns: useMemo(() => announcementColumns({ text, format }), [text, format]),
    filters: {
      kind: {
        kind: 'one',
        label: text.column.kind,
        allLabel: text.all,
        options: announcementKinds.map((value) => ({ value, label: text.kind[value] })),
      },
      platformId: platformFilter(master),
    },
    quickFilter: 'kind',
    query: ({ filters, cursor, limit }) =>
      api.master.announcements.list.queryOptions({ ...filters, cursor, limit }),
    rowId: writeRowKey,
    rowLabel: ({ title, platformName }) => `${title}, ${platformName}`,
    drawer: (drawer) => <AnnouncementDrawer {...drawer} />,
    empty: { icon: <Megaphone />, title: text.empty.title, description: text.empty.text, action: compose },
  })
  return (
    <>
      <ListPage title={text.title} purpose={text.purpose} list={list} actions={compose} />
      <Suspense>{isComposing && <ComposeAnnouncement onClose={() => setIsComposing(false)} />}</Suspense>
    </>
  )
}
