import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { saleInvoices } from '#db/schema/invoices.ts'
import { orders } from '#db/schema/orders.ts'
import { defineJob } from '#define-job.ts'
import { invoiceFilters, ownInvoices } from '#modules/invoices/list-invoices.ts'
import { inScope } from '#scope.ts'
import { addInvoiceJobs } from './add-invoice-jobs.ts'

const chunk = 200

/** Requests the invoices of a seller that match a filter, in batches of ids. */
export const askForInvoicesJob = defineJob({
  name: 'ask-for-invoices',
  payload: z.object({ sellerId: z.uuid(), filters: invoiceFilters, after: z.uuid().nullable() }),
  triesMax: 10,
  run: (app, { platformId, sellerId, filters, after }) =>
    inScope(app, platformId, async (scope) => {
      const rows = await scope.tx
        .select({ id: saleInvoices.id })
        .from(saleInvoices)
        .innerJoin(orders, eq(orders.id, saleInvoices.orderId))
        .where(
          and(
            ownInvoices({ platformId, session: { userId: sellerId } }, filters),
            inArray(saleInvoices.state, ['TO_ISSUE', 'REJECTED']),
            isNull(saleInvoices.withdrawnAt),
            after === null ? undefined : gt(saleInvoices.id, after),
          ),
        )
        .orderBy(saleInvoices.id)
        .limit(chunk)
      const ids = rows.map(({ id }) => id)
      const last = ids.at(-1)
      if (last === undefined) return
      await addInvoiceJobs(scope, sellerId, inArray(saleInvoices.id, ids))
      if (ids.length === chunk) await addJob(scope, askForInvoicesJob, { sellerId, filters, after: last })
    }),
})
