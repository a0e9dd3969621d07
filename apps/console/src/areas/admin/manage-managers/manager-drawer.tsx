import { api } from '#api/client.ts'
import { CommissionStatement } from '#features/commissions/commission-statement.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { AccessTab } from './access-tab.tsx'
import { manageManagersCatalogue } from './catalogue.ts'
import { HistoryTab } from './history-tab.tsx'
import type { Manager } from './manager.ts'
import { ManagerStatusBadge } from './manager-status-badge.tsx'
import { PortfolioTab } from './portfolio-tab.tsx'
import { ReferralTab } from './referral-tab.tsx'

export function ManagerDrawer(drawer: ListDrawer) {
  const text = useMessages(manageManagersCatalogue).drawer
  const format = useFormat()
  const countOf = ({ commissions }: Manager) => commissions.reduce((sum, { sellers }) => sum + sellers, 0)
  return (
    <RecordDrawer
      {...drawer}
      query={api.admin.managerReports.get.queryOptions({ managerId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ name }) => name}
      copy={({ email }) => ({ text: email, label: text.copyEmail })}
      detail={(manager) => (
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <ManagerStatusBadge status={manager.status} />
          <span>{text.sellers(format.integer(countOf(manager)), countOf(manager) === 1)}</span>
        </div>
      )}
      tabs={{
        label: text.tabs,
        items: (manager) => [
          {
            id: 'portfolio',
            label: text.portfolio,
            content: <PortfolioTab key={manager.id} manager={manager} />,
          },
          {
            id: 'statement',
            label: text.statement,
            content: (
              <CommissionStatement
                key={manager.id}
                part="commissions"
                query={(asked) =>
                  api.admin.managerWallets.entries.queryOptions({ ...asked, managerId: manager.id })
                }
              />
            ),
          },
          { id: 'referral', label: text.referral, content: <ReferralTab manager={manager} /> },
          { id: 'access', label: text.access, content: <AccessTab manager={manager} /> },
          { id: 'history', label: text.history, content: <HistoryTab history={manager.history} /> },
        ],
      }}
    />
  )
}
