import { z } from 'zod'
import { addJob } from '../../../add-job.ts'
import type { Scope } from '../../../scope.ts'
import type { GivenLicense } from './give-licenses.ts'

/** What the queue has to know of the job that mails a key. The job itself stands with the receipts, above everything that gives access. */
export const licenseMailTicket = {
  name: 'mail-license',
  payload: z.object({ claimId: z.uuid(), orderId: z.uuid() }),
  triesMax: 25,
}

/** Has the receipts sent once more, now with the key, of sales that had to wait for one. */
export async function planLicenseMail(scope: Scope, given: readonly GivenLicense[]): Promise<void> {
  for (const { claimId, orderId } of given) await addJob(scope, licenseMailTicket, { claimId, orderId })
}
