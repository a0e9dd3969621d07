import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { useNow } from '#kit/use-today.ts'
import { useCan } from '#session/use-can.ts'
import { usersCatalogue } from './catalogue.ts'
import { DocumentsTab } from './documents-tab.tsx'
import { FeesTab } from './fees-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { MethodsTab } from './methods-tab.tsx'
import { MoneyTab } from './money-tab.tsx'
import { NotesTab } from './notes-tab.tsx'
import { ProductsTab } from './products-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { RestrictionsTab } from './restrictions-tab.tsx'
import { RoutesTab } from './routes-tab.tsx'
import { SalesTab } from './sales-tab.tsx'
import { SessionsTab } from './sessions-tab.tsx'
import { StandingBadge } from './standing-badge.tsx'
import { VisitButton } from './visit-button.tsx'

/** One seller in tabs; each is loaded when it is opened. */
export function SellerDrawer(drawer: ListDrawer) {
  const text = useMessages(usersCatalogue).drawer
  const format = useFormat()
  const now = useNow()
  const seesPapers = useCan('isUserDocumentsAvailable')
  const mayVisit = useCan('isUsersLoginAvailable')
  return (
    <RecordDrawer
      {...drawer}
      query={api.admin.users.get.queryOptions({ userId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ name }) => name}
      copy={({ email }) => ({ text: email, label: text.copyEmail })}
      detail={({ email, standing, enteredAt }) => (
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span className="min-w-0 truncate">{email}</span>
          <StandingBadge standing={standing} />
          {enteredAt !== null && <span className="text-sm">{text.entered(format.ago(enteredAt, now))}</span>}
        </div>
      )}
      // Staff cannot be visited, nor a seller who may not log in.
      actions={(seller) =>
        mayVisit && !seller.isStaff && seller.status !== 'BLOCKED' && <VisitButton seller={seller} />
      }
      tabs={{
        label: text.tabs,
        items: (seller) => [
          { id: 'profile', label: text.profile, content: <ProfileTab seller={seller} /> },
          ...(seesPapers
            ? [{ id: 'documents', label: text.documents, content: <DocumentsTab userId={seller.id} /> }]
            : []),
          { id: 'money', label: text.money, content: <MoneyTab userId={seller.id} /> },
          { id: 'fees', label: text.fees, content: <FeesTab seller={seller} /> },
          { id: 'methods', label: text.methods, content: <MethodsTab seller={seller} /> },
          { id: 'restrictions', label: text.restrictions, content: <RestrictionsTab seller={seller} /> },
          { id: 'routes', label: text.routes, content: <RoutesTab userId={seller.id} /> },
          { id: 'products', label: text.products, content: <ProductsTab userId={seller.id} /> },
          { id: 'sales', label: text.sales, content: <SalesTab userId={seller.id} /> },
          { id: 'sessions', label: text.sessions, content: <SessionsTab seller={seller} /> },
          { id: 'notes', label: text.notes, content: <NotesTab userId={seller.id} /> },
          { id: 'history', label: text.history, content: <HistoryTab userId={seller.id} /> },
        ],
      }}
    />
  )
}
