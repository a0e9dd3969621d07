import { and, eq } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { defineJob } from '#define-job.ts'
import { licenseMailTicket } from '#modules/access/licenses/plan-license-mail.ts'
import { inScope } from '#scope.ts'
import { mailReceipt } from './mail-receipt.ts'
import { readToldSale } from './read-told-sale.ts'

/** Mails the receipt again with the license key that was out of stock at the sale. */
export const mailLicenseJob = defineJob({
  ...licenseMailTicket,
  run: (app, { platformId, claimId, orderId }) =>
    inScope(app, platformId, async (scope) => {
      const [paid] = await scope.tx
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.orderId, orderId), eq(payments.status, 'APPROVED')))
        .limit(1)
      const sale = paid && (await readToldSale(scope, paid.id))
      if (sale) await mailReceipt(scope, sale, { key: `license-given:${claimId}` })
    }),
})
