import { AppError } from '@balcao/domain/texts/app-error'
import { providerNames } from '@balcao/providers/provider-names'
import { findManifest } from '@balcao/providers/registry'
import { hasOtherHolder } from '#modules/accounts/staff/has-other-holder.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { NewAccountInput } from './account.input.ts'
import { createProviderAccount } from './create-provider-account.ts'
import { isConfirmed } from './is-confirmed.ts'
import type { ProviderAccount } from './provider-account.ts'

/**
 * Opens an account with keys typed by the staff. It is paused until its keys have passed a test and, if a
 * second person exists, until that person approves. A person who is alone may skip the test by a
 * confirmation: the account then takes sales from now on, unless the routes of its methods do not name it,
 * and the audit trail records the decision of one person.
 */
export async function openAccount(
  caller: Caller,
  { provider: name, reason, confirmation, ...wanted }: NewAccountInput,
): Promise<{ accountId: string; status: ProviderAccount['status'] }> {
  const provider = providerNames.find((known) => known === name)
  if (!provider) throw new AppError('input_invalid', { field: 'provider' })
  const { session, ip } = caller
  const manifest = findManifest(provider)
  const isLive =
    manifest !== undefined &&
    isConfirmed(manifest, confirmation) &&
    !(await hasOtherHolder(caller, 'isConfigAvailable'))
  const by = { userId: session.userId, ip, reason }
  const { id: accountId, status } = await createProviderAccount(
    caller,
    { ...wanted, provider, status: isLive ? 'ACTIVE' : 'PAUSED' },
    by,
  )
  if (isLive)
    await writeAudit(caller, by, {
      action: 'proposal.done_alone',
      subject: accountId,
      detail: { kind: 'ACQUIRER_ACCOUNT', isUntested: true },
    })
  return { accountId, status }
}
