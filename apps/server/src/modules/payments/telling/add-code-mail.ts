import { addJob } from '#add-job.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'
import { mailBoletoJob } from './mail-boleto.job.ts'
import { mailPixCodeJob } from './mail-pix-code.job.ts'

/** Queues the mail with a new code, for a buyer who closes the page before paying. Demo sales send no mail. */
export async function addCodeMail(
  scope: Scope,
  { id, status, isDemo, pixCode, billetCode }: Payment,
): Promise<void> {
  const job = billetCode !== null ? mailBoletoJob : pixCode !== null ? mailPixCodeJob : null
  if (job && status === 'PENDING' && !isDemo) await addJob(scope, job, { paymentId: id })
}
