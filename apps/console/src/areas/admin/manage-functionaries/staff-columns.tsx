import { adminPermissions } from '@balcao/domain/vocabulary'
import { Badge } from '@balcao/ui/badge'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import type { Format } from '#i18n/use-format.ts'
import { lastDayBefore } from '#kit/last-day.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import type { ManageFunctionariesMessages } from './messages/pt-br.ts'
import type { StaffRow } from './staff.ts'
import { StaffStatusBadge } from './staff-status-badge.tsx'

type Words = { text: ManageFunctionariesMessages; format: Format; now: Date; myId: string }

export function staffColumns(words: Words): ListColumns<StaffRow> {
  const { text, format, now, myId } = words
  return [
    {
      id: 'name',
      header: text.column.name,
      cell: (row) => (
        <span className="inline-flex items-center gap-2 whitespace-nowrap">
          {row.name} {row.id === myId && <Badge>{text.you}</Badge>}
        </span>
      ),
    },
    {
      id: 'email',
      header: text.column.email,
      cell: (row) => <span className="block truncate @4xl:max-w-none sm:max-w-52">{row.email}</span>,
      card: 'subtitle',
    },
    {
      id: 'secondFactor',
      header: text.column.secondFactor,
      cell: (row) => <SecondFactor isOn={row.hasSecondFactor} text={text} />,
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'permissions',
      header: text.column.permissions,
      align: 'end',
      cell: (row) => (
        <span className="tabular-nums">
          {text.permissionCount(row.permissions.length, adminPermissions.length)}
        </span>
      ),
      card: 'none',
    },
    {
      id: 'lastAccess',
      header: text.column.lastAccess,
      isForWideOnly: true,
      cell: (row) =>
        row.lastAccessAt === null ? (
          <span className="text-muted">{text.neverEntered}</span>
        ) : (
          <time
            dateTime={row.lastAccessAt}
            className="whitespace-nowrap"
            title={format.longDateTime(row.lastAccessAt)}
          >
            {format.ago(row.lastAccessAt, now)}
          </time>
        ),
    },
    {
      id: 'status',
      header: text.column.status,
      cell: (row) => <StaffStatusBadge status={row.status} detail={untilWhen(row, words)} />,
      card: 'badge',
    },
  ]
}

/** Last day of an invitation or of an access. */
function untilWhen(row: StaffRow, { text, format, now }: Words): string | undefined {
  if (row.status === 'INVITED') {
    const { invitationExpiresAt: end } = row
    return end !== null && new Date(end) > now ? text.until(format.date(end)) : text.invitationExpired
  }
  if (row.status !== 'ACTIVE' || row.accessEndsAt === null) return undefined
  return text.until(format.date(lastDayBefore(row.accessEndsAt)))
}

function SecondFactor({ isOn, text }: { isOn: boolean; text: ManageFunctionariesMessages }) {
  const Icon = isOn ? ShieldCheck : ShieldOff
  return (
    <span className={`flex items-center gap-1.5 ${isOn ? '' : 'text-muted'}`}>
      <Icon aria-hidden="true" className={`size-4 ${isOn ? 'text-positive' : ''}`} />
      {isOn ? text.secondFactorOn : text.secondFactorOff}
    </span>
  )
}
