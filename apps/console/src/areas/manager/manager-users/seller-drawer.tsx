import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { managerUsersCatalogue } from './catalogue.ts'
import { NotesTab } from './notes-tab.tsx'
import { StageBadge } from './seller-badges.tsx'
import { SummaryTab } from './summary-tab.tsx'
import { TasksTab } from './tasks-tab.tsx'

export function SellerDrawer(drawer: ListDrawer) {
  const text = useMessages(managerUsersCatalogue).drawer
  return (
    <RecordDrawer
      {...drawer}
      query={api.manager.users.get.queryOptions({ sellerId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ name }) => name}
      copy={({ email }) => ({ text: email, label: text.copyEmail })}
      detail={({ email, stage }) => (
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span className="min-w-0 truncate">{email}</span>
          <StageBadge stage={stage} />
        </div>
      )}
      tabs={{
        label: text.tabs,
        items: (seller) => [
          { id: 'summary', label: text.summary, content: <SummaryTab seller={seller} /> },
          {
            id: 'tasks',
            label: text.tasks,
            count: seller.tasks.filter(({ isDone }) => !isDone).length,
            content: <TasksTab seller={seller} />,
          },
          {
            id: 'notes',
            label: text.notes,
            count: seller.notes.length,
            content: <NotesTab seller={seller} />,
          },
        ],
      }}
    />
  )
}
