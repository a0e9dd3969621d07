import { Banner } from '@balcao/ui/banner'
import { LinkButton } from '@balcao/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import type { Product } from '#areas/seller/my-products/product/product.ts'
import { productsCatalogue } from '#features/products/catalogue.ts'
import { ProductStatusBadge } from '#features/products/product-status-badge.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { FormSkeleton } from '#kit/form/form-skeleton.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { ScreenBreadcrumb } from '#kit/screen-breadcrumb.tsx'
import { createProductCatalogue } from './catalogue.ts'
import { PresentationStep } from './presentation-step.tsx'
import { StepBar } from './step-bar.tsx'
import { StepList } from './step-list.tsx'
import { type Step, stepOf, steps } from './steps.ts'
import { TypeStep } from './type-step.tsx'

// Loaded on demand: a new product starts at an earlier step.
const OfferStep = lazy(async () => ({ default: (await import('./offer-step.tsx')).OfferStep }))
const ContentStep = lazy(async () => ({ default: (await import('./content-step.tsx')).ContentStep }))
const CheckoutStep = lazy(async () => ({ default: (await import('./checkout-step.tsx')).CheckoutStep }))
const ReviewStep = lazy(async () => ({ default: (await import('./review-step.tsx')).ReviewStep }))

/** From a new product to its review. The address names draft and step, so that the seller can return to it. */
export function CreateProductScreen() {
  const text = useMessages(createProductCatalogue)
  const [search, change] = useSearchTexts()
  const productId = search.product
  const step = stepOf(search.step, productId !== undefined)
  const product = useQuery({
    ...api.seller.products.get.queryOptions({ productId: productId ?? '' }),
    enabled: productId !== undefined,
  })
  const title = product.data?.name ?? text.title
  const go = (next: Step) => {
    change({ step: next }, { isNewStep: true })
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <PageHeader
        above={<ScreenBreadcrumb title={title} />}
        title={title}
        purpose={product.data ? <ProductStatusBadge status={product.data.status} /> : text.purpose}
        actions={
          <LinkButton asChild>
            <Link to="/platform/my-products">{text.later}</Link>
          </LinkButton>
        }
      />
      <StepList current={step} onGo={productId === undefined ? null : go} />
      {productId === undefined ? (
        <TypeStep
          onCreated={(made) => change({ product: made, step: 'presentation' }, { isNewStep: true })}
        />
      ) : (
        <QueryStates query={product} skeleton={<FormSkeleton />}>
          {(shown) => <StepBody key={step} product={shown} step={step} onGo={go} />}
        </QueryStates>
      )}
    </>
  )
}

type StepBodyProps = { product: Product; step: Step; onGo: (step: Step) => void }

function StepBody({ product, step, onGo }: StepBodyProps) {
  const text = useMessages(createProductCatalogue)
  const products = useMessages(productsCatalogue)
  const navigate = useNavigate()
  const open = () => void navigate({ to: `/platform/my-products/product/${product.id}` })
  const place = steps.indexOf(step)
  const moves = {
    onBack: () => onGo(steps[place - 1] ?? 'type'),
    onNext: () => onGo(steps[place + 1] ?? 'review'),
  }
  if (product.status !== 'DRAFT' && product.status !== 'NEEDS_CHANGES')
    return (
      <Banner
        tone="info"
        action={
          <LinkButton asChild size="small">
            <Link to={`/platform/my-products/product/${product.id}`}>{text.review.open}</Link>
          </LinkButton>
        }
      >
        {text.review.already}
      </Banner>
    )
  switch (step) {
    case 'type':
      return (
        <>
          <Banner tone="info" title={products.type[product.type]}>
            {text.type.fixed}
          </Banner>
          <StepBar current="type" onNext={moves.onNext} />
        </>
      )
    case 'presentation':
      return <PresentationStep product={product} {...moves} />
    case 'offer':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <OfferStep product={product} {...moves} />
        </Suspense>
      )
    case 'delivery':
      return (
        <Suspense fallback={<FormSkeleton />}>
          {product.type === 'DIGITAL' ? (
            <ContentStep product={product} {...moves} />
          ) : (
            <CheckoutStep product={product} part="delivery" {...moves} />
          )}
        </Suspense>
      )
    case 'checkout':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <CheckoutStep product={product} part="checkout" {...moves} />
        </Suspense>
      )
    case 'review':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <ReviewStep product={product} onBack={moves.onBack} onGo={onGo} onSent={open} />
        </Suspense>
      )
  }
}
