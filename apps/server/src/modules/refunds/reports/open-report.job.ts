import { startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { emailHash } from '#modules/accounts/throttling/email-hash.ts'
import { spendAttempt } from '#modules/accounts/throttling/spend-attempt.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { inScope, type Scope } from '#scope.ts'
import { type ChargeReport, chargeReportInput } from './charge-report.input.ts'
import { findReportedCharge } from './find-reported-charge.ts'
import { openReport } from './open-report.ts'

/**
 * Looks the charge up in a job, so that the response time reveals nothing. The reporter gets one mail in
 * either case.
 */
export const openReportJob = defineJob({
  name: 'open-report',
  payload: z.object({ report: chargeReportInput, protocol: z.string(), network: z.string() }),
  triesMax: 10,
  run: (app, { platformId, report, protocol, network }) =>
    inScope(app, platformId, async (scope) => {
      const { refundAnswerHours } = await getPlatform(scope)
      const { email, locale, day } = report
      await sendMail(scope, {
        key: `charge-reported:${protocol}`,
        to: email,
        template: 'chargeReported',
        locale,
        props: { protocol, day: startOfDayInSaoPaulo(day), answerHours: refundAnswerHours },
      })
      if (await isThrottled(scope, report, network)) return
      const paymentId = await findReportedCharge(scope, report)
      if (paymentId !== null) await openReport(scope, paymentId, { report, protocol })
    }),
})

/** Limit per charge, over all digits, documents and mailboxes in reports, because four digits can be guessed. */
async function isThrottled(
  scope: Scope,
  { descriptor, day, amountCents }: ChargeReport,
  network: string,
): Promise<boolean> {
  const charge = `report ${emailHash(scope.app, JSON.stringify([descriptor, day, amountCents]))}`
  const throttled = await spendAttempt(scope, [
    { policy: 'mailbox', who: `${charge} ${network}` },
    { policy: 'mailboxFlood', who: charge },
  ])
  return throttled !== null
}
