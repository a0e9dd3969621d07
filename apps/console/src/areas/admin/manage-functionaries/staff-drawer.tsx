import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { AccessTab } from './access-tab.tsx'
import { manageFunctionariesCatalogue } from './catalogue.ts'
import { HistoryTab } from './history-tab.tsx'
import { LimitsTab } from './limits-tab.tsx'
import { PermissionsTab } from './permissions-tab.tsx'
import { StaffStatusBadge } from './staff-status-badge.tsx'

export function StaffDrawer(drawer: ListDrawer) {
  const text = useMessages(manageFunctionariesCatalogue).drawer
  return (
    <RecordDrawer
      {...drawer}
      query={api.admin.staff.get.queryOptions({ userId: drawer.rowId })}
      loadingTitle={text.loading}
      title={(member) => member.name}
      copy={(member) => ({ text: member.email, label: text.copyEmail })}
      detail={(member) => (
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span className="min-w-0 truncate">{member.email}</span>
          <StaffStatusBadge status={member.status} />
        </div>
      )}
      tabs={{
        label: text.tabs,
        items: (member) => [
          {
            id: 'permissions',
            label: text.permissions,
            count: member.permissions.length,
            content: <PermissionsTab key={member.id} member={member} />,
          },
          { id: 'limits', label: text.limits, content: <LimitsTab key={member.id} member={member} /> },
          { id: 'access', label: text.access, content: <AccessTab member={member} /> },
          { id: 'history', label: text.history, content: <HistoryTab history={member.history} /> },
        ],
      }}
    />
  )
}
