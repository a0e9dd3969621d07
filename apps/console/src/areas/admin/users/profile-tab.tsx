import { formatDocument } from '@balcao/domain/people/document'
import { formatPhone } from '@balcao/domain/people/phone'
import { DescriptionList } from '@balcao/ui/description-list'
import { MoneySums } from '#features/partners/money-sums.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { usersCatalogue } from './catalogue.ts'
import type { Seller } from './seller.ts'

/** The seller's data and the figures of the last thirty days. */
export function ProfileTab({ seller }: { seller: Seller }) {
  const messages = useMessages(usersCatalogue)
  const { profile: text, column } = messages
  const format = useFormat()
  const { sales, address, expectedMonthlyCents } = seller
  const share = (part: number) => (sales.paidCount === 0 ? '—' : format.percent(part / sales.paidCount))
  const facts = [
    { id: 'kind', term: column.kind, value: text.kind[seller.personKind] },
    { id: 'trade', term: text.tradeName, value: seller.tradeName },
    { id: 'document', term: column.document, value: seller.document && formatDocument(seller.document) },
    { id: 'phone', term: column.phone, value: seller.phone && formatPhone(seller.phone) },
    { id: 'address', term: text.address, value: address && addressText(address) },
    {
      id: 'expected',
      term: text.expected,
      value: expectedMonthlyCents !== null && format.money(expectedMonthlyCents),
      isNumber: true,
    },
    { id: 'manager', term: column.manager, value: seller.manager?.name ?? messages.noManager },
    { id: 'papers', term: column.papers, value: messages.papers[seller.papers] },
    { id: 'bank', term: column.bankAccount, value: messages.bankAccount[seller.bankAccount] },
    { id: 'fees', term: column.fees, value: seller.hasOwnFees ? messages.ownFees : messages.standardFees },
    { id: 'second', term: text.secondFactor, value: seller.hasSecondFactor ? text.on : text.off },
    { id: 'registered', term: text.registered, value: format.date(seller.createdAt) },
  ]
  return (
    <div className="grid gap-6">
      <DescriptionList
        layout="columns"
        items={[
          { id: 'volume', term: column.volume, value: <MoneySums sums={sales.volume} />, isNumber: true },
          { id: 'balance', term: column.balance, value: <MoneySums sums={seller.balance} />, isNumber: true },
          { id: 'paid', term: text.paid, value: format.integer(sales.paidCount), isNumber: true },
          { id: 'refunds', term: column.refunds, value: share(sales.refundedCount), isNumber: true },
          {
            id: 'chargebacks',
            term: column.chargebacks,
            value: share(sales.chargedBackCount),
            isNumber: true,
          },
        ]}
      />
      <DescriptionList items={facts} />
    </div>
  )
}

function addressText(address: NonNullable<Seller['address']>): string {
  const { street, number, complement, district, city, state } = address
  return [`${street}, ${number}`, complement, district, `${city} – ${state}`].filter(Boolean).join(', ')
}
