import { publicInvoiceUrl } from '@balcao/domain/fiscal/invoices'
import type { Scope } from '#scope.ts'
import { isSimulated } from './sending/national-desk.ts'
import type { Invoice } from './sending/prepare-invoice.ts'

/** An invoice as its seller sees it. A simulated invoice has no page at the tax authority. */
export function shownInvoice({ app, platformId }: Scope, invoice: Invoice) {
  const isPublic = invoice.accessKey !== null && !isSimulated(app, platformId)
  return {
    id: invoice.id,
    kind: invoice.kind,
    state: invoice.state,
    amountCents: invoice.amountCents,
    currency: invoice.currency,
    series: invoice.series,
    number: invoice.number,
    accessKey: invoice.accessKey,
    outsideNumber: invoice.outsideNumber,
    url: invoice.outsideUrl ?? (isPublic ? publicInvoiceUrl(invoice.accessKey ?? '') : null),
    isOutside: invoice.issuedAt !== null && invoice.dpsXml === null,
    obstacle: invoice.obstacle,
    refusal:
      invoice.refusalCode === null ? null : { code: invoice.refusalCode, text: invoice.refusalText ?? '' },
    isWithdrawn: invoice.withdrawnAt !== null,
    paidAt: invoice.paidAt.toISOString(),
    issuedAt: invoice.issuedAt?.toISOString() ?? null,
    canceledAt: invoice.canceledAt?.toISOString() ?? null,
  }
}
