import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../../../api/client.ts'
import { productsCatalogue } from '../../../../features/products/catalogue.ts'
import { ProductPicture } from '../../../../features/products/product-picture.tsx'
import { ProductStatusBadge } from '../../../../features/products/product-status-badge.tsx'
import { useMessages } from '../../../../i18n/use-messages.ts'
import { DetailPage } from '../../../../kit/detail-page.tsx'
import { FormSkeleton } from '../../../../kit/form/form-skeleton.tsx'
import { BumpsTab } from './bumps-tab.tsx'
import { productCatalogue } from './catalogue.ts'
import { CheckoutLinks } from './checkout-links.tsx'
import { GeneralTab } from './general-tab.tsx'
import { PauseOrResume } from './pause-or-resume.tsx'

export function ProductScreen() {
  const text = useMessages(productCatalogue)
  const products = useMessages(productsCatalogue)
  const { productId } = useParams({ strict: false }) as { productId: string }
  const product = useQuery(api.seller.products.get.queryOptions({ productId }))
  const bumps = useQuery(api.seller.bumps.list.queryOptions({ productId }))
  return (
    <DetailPage
      loadingTitle={text.title}
      query={product}
      skeleton={<FormSkeleton />}
      title={({ name }) => name}
      picture={({ name, image }) => <ProductPicture name={name} url={image?.url ?? null} size="large" />}
      detail={({ status, type, offers }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <ProductStatusBadge status={status} />
          {products.type[type]} · {text.offers(offers.length)}
        </span>
      )}
      actions={(shown) => (
        <>
          <PauseOrResume product={shown} />
          <CheckoutLinks product={shown} />
        </>
      )}
      tabs={{
        label: text.tabs.label,
        items: (shown) => [
          { id: 'general', label: text.tabs.general, content: <GeneralTab product={shown} /> },
          {
            id: 'bumps',
            label: text.tabs.bumps,
            count: bumps.data?.bumps.length || undefined,
            content: <BumpsTab product={shown} />,
          },
        ],
      }}
    />
  )
}
