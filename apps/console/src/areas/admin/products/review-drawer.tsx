import { DescriptionList } from '@balcao/ui/description-list'
import { LinkButton } from '@balcao/ui/link-button'
import { ExternalLink } from 'lucide-react'
import { api } from '#api/client.ts'
import { productsCatalogue } from '#features/products/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { manageProductsCatalogue } from './catalogue.ts'
import type { Review } from './review.ts'
import { ReviewDecisions } from './review-decisions.tsx'
import { ReviewStateBadge } from './review-state-badge.tsx'

export function ReviewDrawer(drawer: ListDrawer) {
  const messages = useMessages(manageProductsCatalogue)
  const text = messages.drawer
  return (
    <RecordDrawer
      {...drawer}
      query={api.admin.products.review.queryOptions({ reviewId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ product }) => product.name}
      detail={({ sellerName, kind, state }) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          {messages.kind[kind]} {text.by(sellerName)}
          <ReviewStateBadge state={state} />
        </div>
      )}
      actions={(review) => <ReviewDecisions review={review} />}
    >
      {(review) => (
        <div className="grid gap-6">
          {review.message !== '' && (
            <section className="grid gap-1">
              <h3 className="font-semibold">{text.message}</h3>
              <p className="wrap-anywhere">{review.message}</p>
            </section>
          )}
          <Changes review={review} />
          <Product review={review} />
          <Contents review={review} />
          <Offers review={review} />
          <Seller review={review} />
          <Earlier review={review} />
        </div>
      )}
    </RecordDrawer>
  )
}

type Part = { review: Review }

/** Field by field, the published and the proposed version. */
function Changes({ review: { change, product } }: Part) {
  const text = useMessages(manageProductsCatalogue).drawer
  if (change === null) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.changes}</h3>
      {change.fields.map((field) => (
        <div key={field} className="grid gap-1 rounded-control border border-default p-3">
          <h4 className="text-muted text-sm">{text.fields[field]}</h4>
          {field === 'imageKey' ? (
            <div className="flex gap-3">
              <Picture url={product.imageUrl} label={text.before} />
              <Picture url={change.imageUrl} label={text.after} />
            </div>
          ) : (
            <>
              <p className="wrap-anywhere text-muted line-through">{product[field]}</p>
              <p className="wrap-anywhere">{change[field]}</p>
            </>
          )}
        </div>
      ))}
    </section>
  )
}

function Picture({ url, label }: { url: string | null; label: string }) {
  return url === null ? (
    <span className="text-muted">—</span>
  ) : (
    <img src={url} alt={label} className="size-24 rounded-control object-cover" />
  )
}

function Product({ review: { product } }: Part) {
  const text = useMessages(manageProductsCatalogue).drawer
  const products = useMessages(productsCatalogue)
  const facts = [
    { id: 'type', term: text.type, value: products.type[product.type] },
    { id: 'guarantee', term: text.guarantee, value: text.days(product.guaranteeDays) },
    { id: 'ageRating', term: text.ageRating, value: product.ageRating },
    { id: 'salesPage', term: text.salesPage, value: product.salesPageUrl },
  ]
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.product}</h3>
      {product.imageUrl !== null && (
        <img
          src={product.imageUrl}
          alt={text.picture}
          className="aspect-video w-full rounded-control object-cover"
        />
      )}
      <p className="wrap-anywhere whitespace-pre-line">{product.description}</p>
      <DescriptionList items={facts} />
    </section>
  )
}

/** Content that a buyer gets. */
function Contents({ review: { contents, lessons } }: Part) {
  const text = useMessages(manageProductsCatalogue).drawer
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.contents}</h3>
      {contents.length + lessons.length === 0 ? (
        <p className="text-muted">{text.noContents}</p>
      ) : (
        <ul className="divide-y divide-(--color-border) rounded-control border border-default">
          {contents.map(({ id, kind, title, url }) => (
            <li key={id} className="grid gap-0.5 px-3 py-2">
              {title}
              <span className="wrap-anywhere text-muted text-sm">
                {[text.contentKind[kind], url].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
          {lessons.map(({ id, kind, title }) => (
            <li key={id} className="grid gap-0.5 px-3 py-2">
              {title}
              <span className="text-muted text-sm">{text.lessonKind[kind]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Seller({ review: { seller, sellerName } }: Part) {
  const text = useMessages(manageProductsCatalogue).drawer
  const format = useFormat()
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.seller}</h3>
      <DescriptionList
        items={[
          { id: 'name', term: text.sellerName, value: sellerName },
          { id: 'since', term: text.sellerSince, value: format.date(seller.since) },
          { id: 'approved', term: text.approved, value: format.integer(seller.approved), isNumber: true },
          {
            id: 'changes',
            term: text.needsChanges,
            value: format.integer(seller.needsChanges),
            isNumber: true,
          },
          { id: 'refused', term: text.refused, value: format.integer(seller.refused), isNumber: true },
        ]}
      />
    </section>
  )
}

function Offers({ review: { offers, product } }: Part) {
  const text = useMessages(manageProductsCatalogue).drawer
  if (offers.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.offers}</h3>
      <ul className="divide-y divide-(--color-border) rounded-control border border-default">
        {offers.map(({ id, title, priceCents }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-3 py-2">
            <span>{title}</span>
            <span className="flex items-center gap-3">
              <Money cents={priceCents} currency={product.currency} />
              <LinkButton
                href={`/checkout/${id}`}
                target="_blank"
                rel="noreferrer"
                icon={<ExternalLink />}
                aria-label={text.seeCheckout(title)}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Earlier({ review: { history, id } }: Part) {
  const messages = useMessages(manageProductsCatalogue)
  const format = useFormat()
  const earlier = history.filter((row) => row.id !== id && row.decidedAt !== null)
  if (earlier.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{messages.drawer.history}</h3>
      {earlier.map((row) => (
        <div key={row.id} className="grid gap-0.5">
          <p>
            {messages.kind[row.kind]}: {messages.state[row.state]}
          </p>
          {row.reason !== null && <p className="text-sm">{row.reason}</p>}
          <p className="text-muted text-sm">{format.longDateTime(row.decidedAt ?? row.sentAt)}</p>
        </div>
      ))}
    </section>
  )
}
