import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'
import type { GivenLicense } from './give-licenses.ts'

/**
 * Name and payload of the job that mails a key. The job itself is defined beside the receipts, in a module
 * above `access`.
 */
export const licenseMailTicket = {
  name: 'mail-license',
  payload: z.object({ claimId: z.uuid(), orderId: z.uuid() }),
  triesMax: 25,
}

/** Sends the receipts of sales that waited for a key once more, now with the key. */
export async function planLicenseMail(scope: Scope, given: readonly GivenLicense[]): Promise<void> {
  for (const { claimId, orderId } of given) await addJob(scope, licenseMailTicket, { claimId, orderId })
}
