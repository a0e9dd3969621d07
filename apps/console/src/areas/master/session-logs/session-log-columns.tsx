import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { MasterMessages } from '#areas/master/common/messages/pt-br.ts'
import { readDevice } from '#features/account-security/device-name.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Moment } from '#kit/moment.tsx'
import type { SessionLogsMessages } from './messages/pt-br.ts'

export type SessionLog = inferOutput<typeof api.master.logs.sessions>['rows'][number]

const tones: Record<SessionLog['outcome'], Tone> = {
  ENTERED: 'positive',
  WRONG_CREDENTIALS: 'negative',
  WRONG_CODE: 'negative',
  THROTTLED: 'disputed',
  BLOCKED: 'disputed',
  SECOND_FACTOR_ASKED: 'pending',
  LEFT: 'neutral',
}

export function sessionLogColumns(
  text: SessionLogsMessages,
  master: MasterMessages,
): ListColumns<SessionLog> {
  const { column } = text
  return [
    {
      id: 'who',
      header: column.who,
      cell: ({ name, email }) =>
        name === null ? (
          <span className="text-muted">{text.unknown}</span>
        ) : (
          <span title={email ?? undefined} className="whitespace-nowrap">
            {name}
          </span>
        ),
    },
    { id: 'when', header: column.when, card: 'subtitle', cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'platform',
      header: column.platform,
      cell: ({ platformName, isOfOperator }) => (isOfOperator ? master.operator : platformName),
    },
    { id: 'door', header: column.door, card: 'none', cell: ({ door }) => text.door[door] },
    {
      id: 'ip',
      header: column.ip,
      isForWideOnly: true,
      cell: ({ ip }) => <span className="tabular-nums">{ip}</span>,
    },
    {
      id: 'device',
      header: column.device,
      isForWideOnly: true,
      card: 'none',
      cell: ({ userAgent }) => deviceOf(userAgent),
    },
    {
      id: 'outcome',
      header: column.outcome,
      card: 'badge',
      cell: ({ outcome }) => <StatusBadge tone={tones[outcome]}>{text.outcome[outcome]}</StatusBadge>,
    },
  ]
}

function deviceOf(userAgent: string): string {
  const device = readDevice(userAgent)
  return device === null ? '—' : `${device.browser}, ${device.system}`
}
