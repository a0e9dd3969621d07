import { and, eq } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { defineJob } from '#define-job.ts'
import { licenseMailTicket } from '#modules/access/licenses/plan-license-mail.ts'
import { hasOptedOut, optOutPath } from '#modules/notifications/opt-out.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { inScope, type Scope } from '#scope.ts'
import { mailReceipt } from './mail-receipt.ts'
import { readToldSale, type ToldSale } from './read-told-sale.ts'

/**
 * Mails the receipt again with the license key that was out of stock at the sale. For a gift, mails the recipient instead,
 * who finds the key in the library.
 */
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
      const key = `license-given:${claimId}`
      if (sale?.gift) await mailRecipient(scope, sale, key)
      else if (sale) await mailReceipt(scope, sale, { key })
    }),
})

async function mailRecipient(scope: Scope, { gift, toBuyer }: ToldSale, key: string): Promise<void> {
  if (gift === null || gift.recipientEmail === '' || (await hasOptedOut(scope, gift.recipientEmail))) return
  const { sellerName, productName } = toBuyer.props
  await sendMail(scope, {
    key,
    to: gift.recipientEmail,
    template: 'accessGiven',
    locale: toBuyer.locale,
    props: {
      name: gift.recipientName,
      sellerName,
      productName,
      libraryPath: '/my-purchases/access-purchases',
      optOutPath: await optOutPath(scope, gift.recipientEmail),
    },
  })
}
