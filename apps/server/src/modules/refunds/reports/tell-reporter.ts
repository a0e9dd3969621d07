import { sendMail } from '#modules/notifications/send-mail.ts'
import { methodPaid } from '#modules/payments/core/method-paid.ts'
import type { Sale } from '#modules/refunds/read-sale.ts'
import type { RefundRequest } from '#modules/refunds/requests/request.ts'
import type { Scope } from '#scope.ts'

/** Mails the reporter of a charge, without any data of the purchase that was not in the report. */
export async function tellReporter(
  scope: Scope,
  { payment }: Sale,
  { id, protocol, amountCents, reporterEmail, reporterLocale }: RefundRequest,
  { isGranted, answer }: { isGranted: boolean; answer: string | null },
): Promise<void> {
  if (payment.isDemo || reporterEmail === null || reporterLocale === null) return
  await sendMail(scope, {
    key: `charge-report-answered:${id}`,
    to: reporterEmail,
    template: 'chargeReportAnswered',
    locale: reporterLocale,
    props: {
      protocol,
      amountCents,
      currency: payment.currency,
      method: methodPaid(payment),
      isGranted,
      answer,
    },
  })
}
