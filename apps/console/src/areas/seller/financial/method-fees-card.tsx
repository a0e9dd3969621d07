import { type Currency, currencies } from '@balcao/domain/vocabulary'
import { Card, CardHeader } from '@balcao/ui/card'
import { DescriptionList } from '@balcao/ui/description-list'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useNow } from '#kit/use-today.ts'
import { financialCatalogue } from './catalogue.ts'
import type { MethodFees } from './financial-data.ts'

type Version = MethodFees['versions'][number]

/** Present fee of a method's sales, with past and future versions. */
export function MethodFeesCard({ fees }: { fees: MethodFees }) {
  const text = useMessages(financialCatalogue).fees
  const { method } = useMessages(paymentsCatalogue)
  const format = useFormat()
  const now = useNow()
  const current = fees.versions.find(({ isInForce }) => isInForce)
  const others = fees.versions.filter(({ isInForce }) => !isInForce)
  const amounts = (cents: Partial<Record<Currency, number>>) =>
    currencies.flatMap((currency) => {
      const amount = cents[currency]
      return amount === undefined ? [] : [format.money(amount, currency)]
    })
  const rate = (basisPoints: number) => format.basisPoints(basisPoints)
  const feeText = ({ basisPoints, fixedFees }: Version) =>
    text.feeOf(rate(basisPoints), amounts(fixedFees).join(' / '))
  if (!current) return null
  const { releaseDays, reserveBasisPoints, reserveDays, feePolicy, disputeFees } = current
  return (
    <Card className="grid gap-3">
      <CardHeader title={method[fees.method]} detail={fees.isOwn ? text.own : text.standard} />
      <DescriptionList
        items={[
          { id: 'fee', term: text.fee, value: feeText(current), isNumber: true },
          {
            id: 'release',
            term: text.release,
            value: releaseDays === 0 ? text.atOnce : text.afterDays(releaseDays),
          },
          {
            id: 'reserve',
            term: text.reserve,
            value:
              reserveBasisPoints === 0
                ? text.noReserve
                : text.reserveOf(rate(reserveBasisPoints), reserveDays),
          },
          { id: 'refund', term: text.refund, value: text.policy[feePolicy] },
          {
            id: 'dispute',
            term: text.dispute,
            value: amounts(disputeFees).join(' / ') || text.noDispute,
            isNumber: true,
          },
        ]}
      />
      {others.length > 0 && (
        <details>
          <summary className="cursor-pointer text-sm">{text.history}</summary>
          <p className="mt-2 text-sm">{text.since(format.date(current.effectiveFrom))}</p>
          <ul className="mt-1 grid gap-1 text-sm">
            {others.map((version) => (
              <li key={version.id} className="flex flex-wrap justify-between gap-x-4">
                <span>{feeText(version)}</span>
                <span className="text-muted">
                  {(new Date(version.effectiveFrom) > now ? text.from : text.until)(
                    format.date(version.effectiveFrom),
                  )}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}
