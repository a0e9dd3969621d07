import { LinkButton } from '@balcao/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Layers } from 'lucide-react'
import { lazy } from 'react'
import { api } from '#api/client.ts'
import { productsCatalogue } from '#features/products/catalogue.ts'
import { ProductPicture } from '#features/products/product-picture.tsx'
import { ProductStatusBadge } from '#features/products/product-status-badge.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { DetailPage } from '#kit/detail-page.tsx'
import { FormSkeleton } from '#kit/form/form-skeleton.tsx'
import { productCatalogue } from './catalogue.ts'
import { CheckoutLinks } from './checkout-links.tsx'
import { GeneralTab } from './general-tab.tsx'
import { PauseOrResume } from './pause-or-resume.tsx'
import { ReviewNotice } from './review-notice.tsx'

// The screen opens on its first tab; the others are loaded when they are opened.
const SettingsTab = lazy(async () => ({ default: (await import('./settings-tab.tsx')).SettingsTab }))
const ContentsTab = lazy(async () => ({ default: (await import('./contents-tab.tsx')).ContentsTab }))
const BumpsTab = lazy(async () => ({ default: (await import('./bumps-tab.tsx')).BumpsTab }))
const CoProductionTab = lazy(async () => ({
  default: (await import('./co-production-tab.tsx')).CoProductionTab,
}))
const FiscalTab = lazy(async () => ({ default: (await import('./fiscal-tab.tsx')).FiscalTab }))
const AffiliationTab = lazy(async () => ({ default: (await import('./affiliation-tab.tsx')).AffiliationTab }))

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
      detail={({ status, type, offers, sellsInReview, change }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <ProductStatusBadge status={status} sellsInReview={sellsInReview} hasOpenChange={change !== null} />
          {products.type[type]} · {text.offers(offers.length)}
        </span>
      )}
      actions={(shown) => (
        <>
          <PauseOrResume product={shown} />
          <CheckoutLinks product={shown} />
          <LinkButton asChild icon={<Layers />}>
            <Link to="/platform/my-products/offers/$productId" params={{ productId: shown.id }}>
              {text.seeOffers}
            </Link>
          </LinkButton>
        </>
      )}
      tabs={{
        label: text.tabs.label,
        items: (shown) => [
          { id: 'general', label: text.tabs.general, content: <GeneralTab product={shown} /> },
          {
            id: 'settings',
            label: text.tabs.settings,
            content: <SettingsTab product={shown} />,
          },
          ...(shown.type === 'DIGITAL'
            ? [{ id: 'contents', label: text.tabs.contents, content: <ContentsTab product={shown} /> }]
            : []),
          {
            id: 'bumps',
            label: text.tabs.bumps,
            count: bumps.data?.bumps.length || undefined,
            content: <BumpsTab product={shown} />,
          },
          {
            id: 'co-production',
            label: text.tabs.coProduction,
            content: <CoProductionTab productId={shown.id} />,
          },
          {
            id: 'affiliation',
            label: text.tabs.affiliation,
            content: <AffiliationTab productId={shown.id} />,
          },
          { id: 'fiscal', label: text.tabs.fiscal, content: <FiscalTab product={shown} /> },
        ],
      }}
    >
      {(shown) => (
        <div className="mb-4 empty:hidden">
          <ReviewNotice product={shown} />
        </div>
      )}
    </DetailPage>
  )
}
