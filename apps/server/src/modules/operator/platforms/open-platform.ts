import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { type ProviderName, providerNames } from '@balcao/providers/provider-names'
import { postgresErrorCode } from '#db/retryable.ts'
import { inviteStaff } from '#modules/accounts/staff/invite-staff.ts'
import { createProviderAccount } from '#modules/acquirers/accounts/create-provider-account.ts'
import { monthOf } from '#modules/billing/billing-month.ts'
import { saveContract } from '#modules/billing/save-contract.ts'
import { createPlatform } from '#modules/platforms/create-platform.ts'
import { refuseTakenHost } from '#modules/platforms/refuse-taken-host.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Master } from '#rpc/procedures-on-platform.ts'
import { inScope } from '#scope.ts'
import type { NewPlatformInput } from './platform.input.ts'

const uniqueViolation = '23505'

/**
 * Opens a platform in one transaction. Its contract is in force from this month on, and its administrator is
 * invited.
 */
export async function openPlatform(
  { app, session, ip }: Master,
  { host, contract, acquirer, administrator, ...identity }: NewPlatformInput,
): Promise<{ platformId: string }> {
  const platformId = randomUUID()
  const by = { userId: session.userId, ip }
  await inScope(app, platformId, async (scope) => {
    const caller: Caller = { ...scope, session, ip }
    await refuseTakenHost(scope, host, { isOpening: true })
    await createPlatform(scope, { ...identity, hosts: [host], isDemo: false })
    await writeAudit(scope, by, {
      action: 'platform.created',
      subject: platformId,
      detail: { host, name: identity.name },
    })
    await saveContract(caller, { platformId, fromMonth: monthOf(scope.now), ...contract })
    if (acquirer) await connect(caller, acquirer)
    await inviteStaff(caller, { ...administrator, permissions: [...adminPermissions], accessEndsAt: null })
  }).catch((error: unknown) => {
    throw postgresErrorCode(error) === uniqueViolation ? new AppError('host_taken', { field: 'host' }) : error
  })
  return { platformId }
}

async function connect(
  caller: Caller,
  { provider, label, baseUrl, methods, credentials }: NonNullable<NewPlatformInput['acquirer']>,
): Promise<void> {
  if (!isProvider(provider)) throw new AppError('input_invalid', { field: 'acquirer.provider' })
  const filled = credentials.filter(({ value }) => value.trim() !== '')
  await createProviderAccount(
    caller,
    {
      provider,
      label,
      baseUrl: baseUrl === '' ? null : baseUrl,
      methods,
      credentials: Object.fromEntries(filled.map(({ name, value }) => [name, value.trim()])),
      priority: 1,
    },
    { userId: caller.session.userId, ip: caller.ip },
  )
}

function isProvider(name: string): name is ProviderName {
  return (providerNames as readonly string[]).includes(name)
}
