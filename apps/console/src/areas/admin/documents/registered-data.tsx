import { formatDocument, isValidDocument } from '@balcao/domain/people/document'
import { DescriptionList } from '@balcao/ui/description-list'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { documentValidationCatalogue } from './catalogue.ts'
import type { SellerPapers } from './document.ts'

/** The seller's registered data, to compare with the paper, and the platform's automatic checks. */
export function RegisteredData({ seller }: { seller: SellerPapers }) {
  const messages = useMessages(documentValidationCatalogue)
  const text = messages.registered
  const format = useFormat()
  const { address, checks } = seller
  const facts = [
    { id: 'name', term: text.name, value: seller.name },
    {
      id: 'document',
      term: text.document,
      value: seller.document === null ? null : formatDocument(seller.document),
    },
    { id: 'kind', term: text.kind, value: messages.personKind[seller.personKind] },
    { id: 'trade', term: text.tradeName, value: seller.tradeName },
    {
      id: 'address',
      term: text.address,
      value:
        address &&
        `${address.street}, ${address.number}${address.complement ? ` ${address.complement}` : ''}, ${address.district}, ${address.city} ${address.state}`,
    },
    {
      id: 'monthly',
      term: text.monthly,
      value: seller.expectedMonthlyCents === null ? null : format.money(seller.expectedMonthlyCents),
    },
    { id: 'email', term: text.email, value: seller.email },
    { id: 'since', term: text.since, value: format.date(seller.createdAt) },
  ]
  return (
    <section className="grid gap-4 p-4">
      <div className="grid gap-2">
        <h2 className="font-semibold">{text.title}</h2>
        <DescriptionList items={facts} />
      </div>
      <div className="grid gap-2">
        <h3 className="font-semibold">{text.checks}</h3>
        <ul className="grid gap-1.5">
          <Check
            isGood={isValidDocument(seller.document ?? '')}
            good={text.digits.good}
            bad={text.digits.bad}
          />
          <Check
            isGood={checks.othersWithDocument === 0}
            good={text.alone.good}
            bad={text.alone.bad(checks.othersWithDocument)}
          />
          {checks.isAccountTheirOwn !== null && (
            <Check isGood={checks.isAccountTheirOwn} good={text.account.good} bad={text.account.bad} />
          )}
        </ul>
      </div>
      <p className="text-muted text-sm">{text.audited}</p>
    </section>
  )
}

function Check({ isGood, good, bad }: { isGood: boolean; good: ReactNode; bad: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      {isGood ? (
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
      ) : (
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pending" />
      )}
      {isGood ? good : bad}
    </li>
  )
}
