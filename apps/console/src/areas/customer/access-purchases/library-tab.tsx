import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { Library } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { CardGrid } from '#areas/customer/purchases/card-grid.tsx'
import { useNameColumn } from '#areas/customer/purchases/use-name-column.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import type { Access } from './access.ts'
import { AccessCard } from './access-card.tsx'
import { accessPurchasesCatalogue } from './catalogue.ts'
import { FurtherOffers } from './further-offers.tsx'
import { LastStudy } from './last-study.tsx'
import type { Playing } from './play-dialog.tsx'
import { ReceivedGifts } from './received-gifts.tsx'

const PlayDialog = lazy(async () => ({ default: (await import('./play-dialog.tsx')).PlayDialog }))

/** The bought digital products, one tap from their content. */
export function LibraryTab() {
  const text = useMessages(accessPurchasesCatalogue)
  // This state is outside the list: content whose access ends while it plays leaves the list, but the player must stay
  // to say why it stopped.
  const [playing, setPlaying] = useState<Playing | null>(null)
  const list = useList({
    key: 'library',
    id: 'my-library',
    label: text.title,
    columns: useNameColumn<Access>(text.tabs.digital),
    searchLabel: text.search,
    query: ({ search, cursor, limit }) => api.customer.access.list.queryOptions({ search, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ productName }) => productName,
    empty: {
      icon: <Library />,
      title: text.empty.title,
      description: text.empty.text,
      action: (
        <LinkButton asChild>
          <Link to="/my-purchases">{text.empty.action}</Link>
        </LinkButton>
      ),
    },
  })
  return (
    <div className="grid grid-cols-1 gap-6">
      <ReceivedGifts />
      <LastStudy />
      <ListView
        list={list}
        fewRows={6}
        renderRows={(rows) => (
          <CardGrid label={text.title} rows={rows} keyOf={({ id }) => id}>
            {(access) => <AccessCard access={access} onPlay={setPlaying} />}
          </CardGrid>
        )}
      />
      <FurtherOffers />
      {playing && (
        <Suspense>
          <PlayDialog {...playing} onClose={() => setPlaying(null)} />
        </Suspense>
      )}
    </div>
  )
}
