import { adVendors } from '@balcao/domain/checkout/ad-consent'
import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { EmptyState } from '@balcao/ui/empty-state'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Plus, Radio } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { ProductPicture } from '#features/products/product-picture.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { ScreenBreadcrumb } from '#kit/screen-breadcrumb.tsx'
import { integrationsCatalogue } from './catalogue.ts'
import { PixelRow } from './pixel-row.tsx'
import { ReportsTab } from './reports-tab.tsx'

// Loaded on demand, so that the page does not wait for the form's code.
const PixelDrawer = lazy(async () => ({ default: (await import('./pixel-drawer.tsx')).PixelDrawer }))

type Vendor = { id: PixelTab; name: string }

export function PixelPage({ vendor }: { vendor: Vendor }) {
  const { pixel: text } = useMessages(integrationsCatalogue)
  const [edited, setEdited] = useState<{ productId: string | null } | null>(null)
  const connect = (
    <Button variant="primary" icon={<Plus />} onClick={() => setEdited({ productId: null })}>
      {text.connect}
    </Button>
  )
  return (
    <>
      <PageHeader
        above={<ScreenBreadcrumb title={vendor.name} />}
        title={vendor.name}
        purpose={adVendors.some((id) => id === vendor.id) ? text.consent : undefined}
        actions={connect}
      />
      <AddressedTabs
        label={text.tabs}
        items={[
          {
            id: 'products',
            label: text.products,
            content: <Products vendor={vendor} onEdit={(productId) => setEdited({ productId })} />,
          },
          { id: 'reports', label: text.reports, content: <ReportsTab vendor={vendor.id} /> },
        ]}
      />
      <Suspense>
        {edited && (
          <PixelDrawer vendor={vendor} productId={edited.productId} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </>
  )
}

type ProductsProps = { vendor: Vendor; onEdit: (productId: string | null) => void }

function Products({ vendor, onEdit }: ProductsProps) {
  const { pixel: text } = useMessages(integrationsCatalogue)
  const products = useQuery(api.seller.pixels.products.queryOptions({ vendor: vendor.id }))
  return (
    <Card isFlush>
      <QueryStates
        query={products}
        skeleton={<Skeleton className="m-5 h-24" />}
        empty={{
          isEmpty: (found) => found.length === 0,
          element: (
            <EmptyState
              icon={<Radio />}
              title={text.empty.title(vendor.name)}
              description={text.empty.text}
              action={<Button onClick={() => onEdit(null)}>{text.connect}</Button>}
            />
          ),
        }}
      >
        {(found) => (
          <ul className="divide-y divide-(--color-border)">
            {found.map(({ productId, productName, imageUrl, pixels }) => (
              <li key={productId} className="grid gap-3 p-4">
                <div className="flex items-center gap-3">
                  <ProductPicture name={productName} url={imageUrl} size="small" />
                  <p className="min-w-0 flex-1 truncate font-medium">{productName}</p>
                  <Button
                    size="small"
                    aria-label={text.editNamed(productName)}
                    onClick={() => onEdit(productId)}
                  >
                    {text.edit}
                  </Button>
                </div>
                <ul className="grid gap-3">
                  {pixels.map((pixel) => (
                    <PixelRow key={pixel.pixelId} vendor={vendor.id} productId={productId} pixel={pixel} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </Card>
  )
}
