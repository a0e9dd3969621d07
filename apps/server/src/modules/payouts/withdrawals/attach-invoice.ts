import { AppError } from '@balcao/domain/app-error'
import { violatedConstraint } from '#db/retryable.ts'
import { withdrawalInvoices } from '#db/schema/payouts.ts'
import { requireOwnUpload } from '#modules/uploads/require-own-upload.ts'
import type { Caller } from '#rpc/caller.ts'

/** Attaches the invoice for a commission to its withdrawal. One invoice belongs to one withdrawal. */
export async function attachInvoice(
  caller: Caller,
  { withdrawalId, key }: { withdrawalId: string; key: string },
): Promise<void> {
  const { tx, platformId, now } = caller
  await requireOwnUpload(caller, { key, purpose: 'COMMISSION_INVOICE', field: 'invoiceKey' })
  await tx
    .insert(withdrawalInvoices)
    .values({ platformId, withdrawalId, key, sentAt: now })
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'withdrawal_invoices_key_once') throw error
      throw new AppError('invoice_used', { field: 'invoiceKey' }, { cause: error })
    })
}
