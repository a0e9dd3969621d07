import { type Currency, currencies } from '@balcao/domain/vocabulary'
import { Button } from '@balcao/ui/button'
import { DescriptionList } from '@balcao/ui/description-list'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { useNow } from '#kit/use-today.ts'
import { useCan } from '#session/use-can.ts'
import { usersCatalogue } from './catalogue.ts'
import { FeeDialog } from './fee-dialog.tsx'
import type { Seller, SellerFees } from './seller.ts'

/** The seller's fees by method, and the button to agree on others. */
export function FeesTab({ seller }: { seller: Seller }) {
  const text = useMessages(usersCatalogue).fees
  const query = useQuery(api.admin.users.fees.queryOptions({ userId: seller.id }))
  const [changed, setChanged] = useState<SellerFees | null>(null)
  const mayChange = useCan('isConfigAvailable') && !seller.isSelf
  return (
    <>
      <QueryStates
        query={query}
        skeleton={<Skeleton className="h-64 w-full" />}
        empty={{ isEmpty: (fees) => fees.length === 0, element: <p className="text-muted">{text.empty}</p> }}
      >
        {(methods) => (
          <div className="grid gap-6">
            {methods.map((fees) => (
              <MethodFees
                key={fees.method}
                fees={fees}
                {...(mayChange && { onChange: () => setChanged(fees) })}
              />
            ))}
          </div>
        )}
      </QueryStates>
      {changed && <FeeDialog sellerId={seller.id} fees={changed} onClose={() => setChanged(null)} />}
    </>
  )
}

function MethodFees({ fees, onChange }: { fees: SellerFees; onChange?: () => void }) {
  const text = useMessages(usersCatalogue).fees
  const { method: names } = useMessages(paymentsCatalogue)
  const format = useFormat()
  const now = useNow()
  const current = fees.versions.find(({ isInForce }) => isInForce)
  if (!current) return null
  const amounts = (cents: Partial<Record<Currency, number>>) =>
    currencies.flatMap((currency) => {
      const amount = cents[currency]
      return amount === undefined ? [] : [format.money(amount, currency)]
    })
  const feeText = ({ basisPoints, fixedFees }: SellerFees['versions'][number]) =>
    text.feeOf(format.basisPoints(basisPoints), amounts(fixedFees).join(' / '))
  const { releaseDays, reserveBasisPoints, reserveDays, effectiveFrom } = current
  const coming = fees.versions.filter((version) => new Date(version.effectiveFrom) > now)
  return (
    <section className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">
          {names[fees.method]}{' '}
          <span className="font-normal text-muted text-sm">{fees.isOwn ? text.own : text.standard}</span>
        </h3>
        {onChange && (
          <Button size="small" aria-label={text.changeLabel(names[fees.method])} onClick={onChange}>
            {text.change}
          </Button>
        )}
      </div>
      <DescriptionList
        items={[
          { id: 'fee', term: text.fee, value: feeText(current), isNumber: true },
          {
            id: 'release',
            term: text.release,
            value: releaseDays === 0 ? text.atOnce : text.days(releaseDays),
          },
          {
            id: 'reserve',
            term: text.reserve,
            value:
              reserveBasisPoints === 0
                ? text.noReserve
                : text.reserveOf(format.basisPoints(reserveBasisPoints), reserveDays),
          },
        ]}
      />
      {fees.isOwn && <p className="text-muted text-sm">{text.since(format.date(effectiveFrom))}</p>}
      {coming.map((version) => (
        <p key={version.id} className="text-sm">
          {text.coming(format.date(version.effectiveFrom), feeText(version))}
        </p>
      ))}
    </section>
  )
}
