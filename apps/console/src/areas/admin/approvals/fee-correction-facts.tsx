import { DescriptionList } from '@balcao/ui/description-list'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { approvalsCatalogue } from './catalogue.ts'
import type { Proposal } from './proposal.ts'

/** Sales with a corrected fee, and their total fees before and after. */
export function FeeCorrectionFacts({ correction }: { correction: NonNullable<Proposal['feeCorrection']> }) {
  const { correct: text } = useMessages(approvalsCatalogue)
  const format = useFormat()
  const { method, from, to, basisPoints, fixedCents, currency, sales } = correction
  const money = (cents: number) => format.money(cents, currency)
  return (
    <DescriptionList
      items={[
        {
          id: 'sales',
          term: text.sales,
          value: text.salesOf(sales, text.methods[method], format.date(from), format.date(to)),
        },
        { id: 'fee', term: text.fee, value: text.feeOf(format.basisPoints(basisPoints), money(fixedCents)) },
        { id: 'was', term: text.was, value: money(correction.wasCents) },
        { id: 'becomes', term: text.becomes, value: money(correction.becomesCents) },
      ]}
    />
  )
}
