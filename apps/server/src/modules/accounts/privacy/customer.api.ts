import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { requestDeletionInput } from './deletion.input.ts'
import { getDeletion } from './get-deletion.ts'
import { getReminders } from './get-reminders.ts'
import { getAdConsents, withdrawAdConsents } from './own-ad-consents.ts'
import { requestDeletion } from './request-deletion.ts'
import { remindersInput, saveReminders } from './save-reminders.ts'
import { withdrawDeletion } from './withdraw-deletion.ts'

const customer = proceduresFor({ area: 'CUSTOMER' })

/**
 * A buyer has no password to prove: the code from the mailbox is the proof, and nothing is deleted before the
 * staff has answered.
 */
export const customerPrivacyApi = router({
  deletion: customer.read(getDeletion),
  requestDeletion: customer.write(requestDeletionInput, requestDeletion),
  withdrawDeletion: customer.write(withdrawDeletion),
  reminders: customer.read(getReminders),
  saveReminders: customer.write(remindersInput, saveReminders),
  adConsents: customer.read(getAdConsents),
  withdrawAdConsents: customer.write(withdrawAdConsents),
})
