import { Banner } from '@balcao/ui/banner'
import { SupportLinks } from '#features/buying/support-links.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { requestRefundCatalogue } from './catalogue.ts'
import type { Refundable } from './refundable.ts'

/** Why no refund can be requested here, and who may still help. */
export function NothingToAsk({ refundable }: { refundable: Refundable }) {
  const { ask: text } = useMessages(requestRefundCatalogue)
  const format = useFormat()
  const { isDisputed, refundedCents, amountCents, status, currency } = refundable
  const why = (() => {
    if (isDisputed || status === 'CHARGEBACK') return text.disputed
    if (refundedCents > 0 && amountCents === 0)
      return { title: text.refunded.title, text: text.refunded.text(format.money(refundedCents, currency)) }
    return status === 'APPROVED' ? text.over : text.unpaid
  })()
  return (
    <div className="grid gap-4">
      <Banner tone="info" title={why.title}>
        {why.text}
      </Banner>
      <SupportLinks
        sellerName={refundable.sellerName}
        supportEmail={refundable.supportEmail}
        supportPhone={refundable.supportPhone}
        subject={`${text.order(refundable.orderCode)}: ${refundable.productName}`}
      />
    </div>
  )
}
