import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { paymentsCatalogue } from './catalogue.ts'

type Preview = inferOutput<typeof api.seller.refunds.preview>

/** Each party's part of a refund, and the buyer's amount. */
export function RefundGivers({ preview: { givers, keptFee, amountCents, currency } }: { preview: Preview }) {
  const text = useMessages(paymentsCatalogue).refund
  return (
    <section>
      <h3 className="font-medium">{text.from}</h3>
      <MoneyLines
        lines={[
          ...givers.flatMap(({ who, name, cents }) => {
            const label = name === null ? text.giver[who] : text.named(text.giver[who], name)
            if (keptFee === null || (who !== 'YOU' && who !== 'PRODUCER')) return [{ label, cents, currency }]
            return [
              { label, cents: cents - keptFee.cents, currency },
              { label: text.keptFee(label, keptFee.isFixedPart), cents: keptFee.cents, currency },
            ]
          }),
          { label: text.buyerGets, cents: amountCents, currency, isSum: true },
        ]}
      />
    </section>
  )
}
