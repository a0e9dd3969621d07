import { Button } from '@balcao/ui/button'
import { joinClasses } from '@balcao/ui/join-classes'
import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { AffiliationStatusBadge } from '#features/partners/affiliation-status-badge.tsx'
import { partnersCatalogue } from '#features/partners/catalogue.ts'
import { ProductPicture } from '#features/products/product-picture.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { marketplaceCatalogue } from './catalogue.ts'
import type { ProgramRow } from './program.ts'

type ProgramCardProps = { program: ProgramRow; isOpen: boolean; onOpen: () => void }

/** One product of the marketplace: its commission, and its sales figures. */
export function ProgramCard({ program, isOpen, onOpen }: ProgramCardProps) {
  const text = useMessages(marketplaceCatalogue)
  const partners = useMessages(partnersCatalogue)
  const format = useFormat()
  const { perSale, health, priceFromCents, currency } = program
  const rate = (share: number | null) => (share === null ? '—' : format.percent(share))
  const facts = [
    {
      id: 'price',
      term: text.price,
      value: priceFromCents === null ? '—' : format.money(priceFromCents, currency),
    },
    { id: 'click', term: text.click, value: partners.window(program.windowDays) },
    { id: 'refunds', term: text.refunds, value: rate(health.refundRate) },
    { id: 'chargebacks', term: text.chargebacks, value: rate(health.chargebackRate) },
  ]
  return (
    <article
      className={joinClasses(
        'flex min-w-0 flex-col gap-4 rounded-card border bg-surface p-4 sm:p-5',
        isOpen ? 'border-primary ring-1 ring-primary' : 'border-default',
      )}
    >
      <header className="flex min-w-0 items-center gap-3">
        <ProductPicture name={program.productName} url={program.imageUrl} size="large" />
        <div className="min-w-0">
          <h2 className="truncate font-semibold">{program.productName}</h2>
          <p className="truncate text-muted text-sm">{program.sellerName}</p>
        </div>
      </header>
      {program.basisPoints !== null && (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold text-2xl tracking-tight">
            {format.basisPoints(program.basisPoints)}
          </span>
          {perSale && (
            <span className="text-sm tabular-nums">
              {text.perSale(format.money(perSale.commissionCents, currency))}
            </span>
          )}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-5 gap-y-2 text-sm">
        {facts.map(({ id, term, value }) => (
          <div key={id} className="grid content-start">
            <dt className="text-muted">{term}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <footer className="mt-auto flex flex-wrap items-center justify-between gap-2 border-default border-t pt-3">
        <Entry program={program} />
        {program.ownStatus === 'ACTIVE' ? (
          <LinkButton asChild size="small">
            <Link to="/platform/affiliates" search={{ open: program.ownAffiliationId ?? undefined }}>
              {text.copyLink}
            </Link>
          </LinkButton>
        ) : (
          <Button
            size="small"
            aria-label={`${text.see}: ${program.productName}`}
            data-row-link={program.productId}
            onClick={onOpen}
          >
            {text.see}
          </Button>
        )}
      </footer>
    </article>
  )
}

/** The viewer's membership in the program, or how to join. */
function Entry({ program: { ownStatus, needsApproval } }: { program: ProgramRow }) {
  const text = useMessages(marketplaceCatalogue)
  if (ownStatus !== null && ['ACTIVE', 'PAUSED', 'REQUESTED', 'REFUSED', 'BLOCKED'].includes(ownStatus))
    return <AffiliationStatusBadge status={ownStatus} />
  return <span className="text-muted text-sm">{needsApproval ? text.onRequest : text.open}</span>
}
