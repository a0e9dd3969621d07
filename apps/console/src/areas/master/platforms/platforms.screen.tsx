import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { Building2, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { masterCatalogue } from '#areas/master/common/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { platformsCatalogue } from './catalogue.ts'
import { platformColumns } from './platform-columns.tsx'

const states = ['SETTING_UP', 'ACTIVE', 'ATTENTION', 'SUSPENDED', 'CLOSING', 'CLOSED'] as const

export function PlatformsScreen() {
  const text = useMessages(platformsCatalogue)
  const master = useMessages(masterCatalogue)
  const format = useFormat()
  const add = (
    <LinkButton asChild variant="primary" icon={<Plus />}>
      <Link to="/master-root/platforms/new">{text.add}</Link>
    </LinkButton>
  )
  const list = useList({
    id: 'platforms',
    label: text.title,
    columns: useMemo(() => platformColumns({ text, format }), [text, format]),
    filters: {
      state: {
        kind: 'one',
        label: text.column.state,
        allLabel: master.allPlatforms,
        options: states.map((state) => ({ value: state, label: master.state[state] })),
      },
    },
    searchLabel: text.search,
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ search, filters, sort, cursor, limit }) =>
      api.master.platforms.list.queryOptions({ search, ...filters, sort, cursor, limit }),
    rowId: ({ platformId }) => platformId,
    rowLabel: ({ name }) => name,
    rowAddress: ({ platformId }) => `/master-root/platforms/${platformId}`,
    empty: { icon: <Building2 />, title: text.empty.title, description: text.empty.text, action: add },
  })
  return <ListPage title={text.title} purpose={text.purpose} list={list} actions={add} />
}
