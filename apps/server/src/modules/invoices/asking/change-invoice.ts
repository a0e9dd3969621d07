import { AppError } from '@balcao/domain/texts/app-error'
import { announceInvoice } from '#modules/invoices/announce-invoice.ts'
import { type Invoice, lockInvoice, note } from '#modules/invoices/sending/prepare-invoice.ts'
import { startCancellation } from '#modules/invoices/withdraw-invoices.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { OutsideInvoiceInput } from './invoice.input.ts'

/** Asks the tax authority to cancel an invoice of the caller that was issued here. */
export async function cancelInvoice(caller: Caller, { invoiceId }: { invoiceId: string }): Promise<void> {
  const invoice = await lockOwn(caller, invoiceId)
  if (invoice.state !== 'ISSUED' || invoice.dpsXml === null) throw new AppError('record_changed')
  await startCancellation(caller, invoiceId)
  await audit(caller, 'invoice.cancel_asked', invoice, {})
}

/** Records an invoice that another program issued for a sale of the caller. The same record again changes nothing. */
export async function noteOutsideInvoice(
  caller: Caller,
  { invoiceId, number, url }: OutsideInvoiceInput,
): Promise<void> {
  const invoice = await lockOwn(caller, invoiceId)
  const isOutside = invoice.state === 'ISSUED' && invoice.dpsXml === null
  if (isOutside && invoice.outsideNumber === number && invoice.outsideUrl === url) return
  if (!isOutside && invoice.state !== 'TO_ISSUE' && invoice.state !== 'REJECTED')
    throw new AppError('record_changed')
  await note(caller, invoice, {
    state: 'ISSUED',
    outsideNumber: number,
    outsideUrl: url,
    issuedAt: invoice.issuedAt ?? caller.now,
    obstacle: null,
    refusalCode: null,
    refusalText: null,
    // The declaration was refused, so it has no invoice.
    dpsXml: null,
  })
  await announceInvoice(caller, 'invoice.issued', invoiceId)
  await audit(caller, 'invoice.noted', invoice, { number, url })
}

/** Records that another program has cancelled the invoice that it issued. */
export async function noteOutsideCancellation(
  caller: Caller,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const invoice = await lockOwn(caller, invoiceId)
  if (invoice.state === 'CANCELED') return
  if (invoice.state !== 'ISSUED' || invoice.dpsXml !== null) throw new AppError('record_changed')
  await note(caller, invoice, { state: 'CANCELED', canceledAt: caller.now })
  await announceInvoice(caller, 'invoice.canceled', invoiceId)
  await audit(caller, 'invoice.cancel_asked', invoice, {})
}

async function lockOwn(caller: Caller, invoiceId: string): Promise<Invoice> {
  const invoice = await lockInvoice(caller, invoiceId)
  if (invoice?.sellerId !== caller.session.userId) throw new AppError('not_found')
  return invoice
}

function audit(
  caller: Caller,
  action: 'invoice.cancel_asked' | 'invoice.noted',
  { id, orderId }: Invoice,
  detail: object,
): Promise<void> {
  const { session, ip } = caller
  return writeAudit(
    caller,
    { userId: session.userId, ip },
    { action, subject: id, detail: { orderId, ...detail } },
  )
}
