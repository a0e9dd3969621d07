import { Banner } from '@balcao/ui/banner'
import { useQuery } from '@tanstack/react-query'
import type { inferInput } from '@trpc/tanstack-react-query'
import { KeyRound, LogOut } from 'lucide-react'
import { useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { masterCatalogue } from '#areas/master/common/catalogue.ts'
import { platformFilter } from '#areas/master/common/platform-filter.ts'
import { writeRowKey } from '#areas/master/common/row-key.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { ListRequest } from '#kit/list/list-declaration.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { sessionLogsCatalogue } from './catalogue.ts'
import { type SessionLog, sessionLogColumns } from './session-log-columns.tsx'

const doors = ['SELLER', 'ADMIN', 'MASTER', 'MANAGER', 'CUSTOMER'] as const
const outcomes = [
  'ENTERED',
  'WRONG_CREDENTIALS',
  'WRONG_CODE',
  'THROTTLED',
  'BLOCKED',
  'SECOND_FACTOR_ASKED',
  'LEFT',
] as const

/** An entry whose sessions can be ended here: its person is known and not a master. Masters end their own sessions. */
type Known = SessionLog & { userId: string; name: string }

function isKnown(row: SessionLog): row is Known {
  return row.userId !== null && row.name !== null && !row.isOfOperator
}

type Filters = Pick<inferInput<typeof api.master.logs.sessions>, 'outcome' | 'door' | 'platformId'>
type PageRequest = Pick<ListRequest, 'search' | 'bounds' | 'cursor' | 'limit'> & { filters: Filters }

function pageQuery({ search, filters, bounds, cursor, limit }: PageRequest) {
  return api.master.logs.sessions.queryOptions({ search, ...filters, ...bounds, cursor, limit })
}

export function SessionLogsScreen() {
  const text = useMessages(sessionLogsCatalogue)
  const master = useMessages(masterCatalogue)
  const [ending, setEnding] = useState<Known | null>(null)
  const list = useList({
    id: 'session-logs',
    label: text.title,
    columns: useMemo(() => sessionLogColumns(text, master), [text, master]),
    searchLabel: text.search,
    filters: {
      outcome: {
        kind: 'one',
        label: text.column.outcome,
        allLabel: text.all,
        options: outcomes.map((outcome) => ({ value: outcome, label: text.outcome[outcome] })),
      },
      door: {
        kind: 'one',
        label: text.column.door,
        options: doors.map((door) => ({ value: door, label: text.door[door] })),
      },
      platformId: platformFilter(master),
    },
    defaultPeriod: '30',
    query: pageQuery,
    rowId: writeRowKey,
    rowLabel: ({ name }) => name ?? text.unknown,
    rowActions: (row) =>
      isKnown(row)
        ? [
            {
              id: 'end',
              label: text.end.label,
              icon: <LogOut />,
              isDangerous: true,
              onRun: () => setEnding(row),
            },
          ]
        : [],
    empty: { icon: <KeyRound />, title: text.empty.title, description: text.empty.text },
  })
  const { data: page } = useQuery(pageQuery(list.request))
  return (
    <>
      <ListPage
        title={text.title}
        purpose={text.purpose}
        list={list}
        summary={
          page?.isCut && (
            <Banner tone="info" isLive>
              {text.cut}
            </Banner>
          )
        }
      />
      {ending && <EndSessions person={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

function EndSessions({ person, onClose }: { person: Known; onClose: () => void }) {
  const { end: text } = useMessages(sessionLogsCatalogue)
  const end = useAction(api.master.logs.endSessions, {
    proven: true,
    invalidates: [api.master.logs.sessions],
    done: text.done,
  })
  const { platformId, userId, name } = person
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={text.title(name)}
      description={text.text}
      confirmLabel={text.label}
      isDangerous
      reason={{ isRequired: true }}
      onConfirm={({ reason }) => end.run({ platformId, userId, reason })}
    />
  )
}
