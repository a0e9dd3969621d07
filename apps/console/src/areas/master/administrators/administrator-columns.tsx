import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import type { Administrator } from './administrator.ts'
import type { AdministratorsMessages } from './messages/pt-br.ts'

type Words = { text: AdministratorsMessages; format: Format; now: Date }

const tones: Record<Administrator['status'], Tone> = {
  ACTIVE: 'positive',
  INVITED: 'pending',
  SUSPENDED: 'negative',
  EXPIRED: 'neutral',
}
const idleMs = 30 * 86_400_000

export function administratorColumns({ text, format, now }: Words): ListColumns<Administrator> {
  const { column } = text
  return [
    {
      id: 'name',
      header: column.name,
      cell: ({ name }) => <span className="whitespace-nowrap">{name}</span>,
    },
    {
      id: 'email',
      header: column.email,
      card: 'subtitle',
      cell: ({ email }) => <span className="block truncate sm:max-w-60">{email}</span>,
    },
    { id: 'platform', header: column.platform, cell: ({ platformName }) => platformName },
    {
      id: 'secondFactor',
      header: column.secondFactor,
      isForWideOnly: true,
      card: 'none',
      cell: ({ hasSecondFactor }) => (
        <span className={hasSecondFactor ? undefined : 'text-muted'}>
          {hasSecondFactor ? text.on : text.off}
        </span>
      ),
    },
    {
      id: 'lastAccess',
      header: column.lastAccess,
      isForWideOnly: true,
      card: 'none',
      cell: ({ lastAccessAt, status }) => {
        if (lastAccessAt === null) return <span className="text-muted">{text.never}</span>
        const isIdle = status === 'ACTIVE' && now.getTime() - new Date(lastAccessAt).getTime() > idleMs
        return (
          <time
            dateTime={lastAccessAt}
            title={format.longDateTime(lastAccessAt)}
            className="whitespace-nowrap"
          >
            {isIdle ? <span className="text-negative">{text.idle}</span> : format.ago(lastAccessAt, now)}
          </time>
        )
      },
    },
    {
      id: 'status',
      header: column.status,
      card: 'badge',
      cell: ({ status }) => <StatusBadge tone={tones[status]}>{text.status[status]}</StatusBadge>,
    },
  ]
}
