import { announceInvoice } from '#modules/invoices/announce-invoice.ts'
import { startCancellation } from '#modules/invoices/withdraw-invoices.ts'
import type { Scope } from '#scope.ts'
import { mailInvoice } from './mail-invoice.ts'
import { mailRefusal } from './mail-refusal.ts'
import type { IssueOutcome } from './national-desk.ts'
import { type Invoice, lockInvoice, note } from './prepare-invoice.ts'

/** Refusal of a number that already belongs to an invoice. */
export const numberTaken = 'E0014'

/** Stores the outcome of a declaration, unless another run has stored it. Without a clear outcome the invoice stays SENDING. */
export async function recordIssue(
  scope: Scope,
  invoiceId: string,
  dpsId: string,
  outcome: IssueOutcome,
): Promise<void> {
  const invoice = await lockInvoice(scope, invoiceId)
  if (invoice?.state !== 'SENDING' || invoice.dpsId !== dpsId) return
  switch (outcome.kind) {
    case 'done': {
      const { accessKey, invoiceXml } = outcome.found
      await note(scope, invoice, { state: 'ISSUED', accessKey, invoiceXml, issuedAt: scope.now })
      await announceInvoice(scope, 'invoice.issued', invoiceId)
      // The sale was refunded while the declaration was being sent.
      if (invoice.withdrawnAt) await startCancellation(scope, invoiceId)
      else await mailInvoice(scope, invoice, accessKey)
      return
    }
    case 'refused': {
      const state = invoice.withdrawnAt ? ('DROPPED' as const) : ('REJECTED' as const)
      await note(scope, invoice, { state, refusalCode: outcome.code, refusalText: outcome.text })
      await tellRefusal(scope, invoice, outcome)
      return
    }
    case 'number_taken':
      // The number belongs to another sale: the next try takes another number.
      await note(scope, invoice, {
        state: invoice.withdrawnAt ? 'DROPPED' : 'REJECTED',
        refusalCode: numberTaken,
        refusalText: '',
        series: null,
        number: null,
        dpsId: null,
        dpsXml: null,
      })
      await tellRefusal(scope, invoice, { code: numberTaken, text: '' })
      return
  }
}

/** Notifies the seller and the seller's endpoints of a refusal, unless the sale was returned and needs no invoice. */
async function tellRefusal(
  scope: Scope,
  invoice: Invoice,
  { code, text }: { code: string; text: string },
): Promise<void> {
  if (invoice.withdrawnAt) return
  await announceInvoice(scope, 'invoice.refused', invoice.id)
  await mailRefusal(scope, invoice, { what: 'INVOICE', code, text })
}
