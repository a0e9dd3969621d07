import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@balcao/domain/texts/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { Credentials, ProviderManifest } from '@balcao/providers/contract'
import { eq } from 'drizzle-orm'
import { providerAccounts } from '#db/schema/acquirers.ts'
import { type Actor, writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import {
  formerHeardMs,
  openCredentials,
  openFormerCredentials,
  parseAccountCredentials,
  sealCredentials,
} from './account-credentials.ts'
import { checkAccountSettings } from './check-account-settings.ts'
import { isConfirmed } from './is-confirmed.ts'
import type { ProviderAccount } from './provider-account.ts'

export type ProviderAccountChanges = {
  label?: string
  baseUrl?: string | null
  /** Changed fields only: a missing or empty field stays as it is, null removes it. */
  credentials?: Readonly<Record<string, string | null>>
  methods?: PaymentMethod[]
  priority?: number
  status?: ProviderAccount['status']
  /** The provider's name, typed to take the account live without a passed test. */
  confirmation?: string
}

export async function updateProviderAccount(
  scope: Scope,
  accountId: string,
  changes: ProviderAccountChanges,
  by: Actor,
): Promise<ProviderAccount> {
  const { next, settings, credentials } = await planAccountChange(scope, accountId, changes)
  const { platformId: _platform, id: _id, ...columns } = next
  await scope.tx.update(providerAccounts).set(columns).where(eq(providerAccounts.id, accountId))
  await writeAudit(scope, by, {
    action: 'provider_account.changed',
    subject: accountId,
    detail: { ...settings, credentials },
  })
  return next
}

/**
 * Plans a change of an account, which is locked: returns the account, its settings before and after, and the
 * changed credentials.
 */
export async function planAccountChange(
  scope: Scope,
  accountId: string,
  { credentials: typed = {}, confirmation, ...changes }: ProviderAccountChanges,
) {
  const { app, tx, now } = scope
  const isThisOne = eq(providerAccounts.id, accountId)
  const [account] = await tx.select().from(providerAccounts).where(isThisOne).for('update')
  if (!account) throw new AppError('not_found')

  const next = { ...account, ...changes }
  const former = openCredentials(app, account)
  const merged = mergeCredentials(former, typed)
  const { credentials, manifest } = await parseAccountCredentials(account.provider, merged)
  checkAccountSettings(app, manifest, next)
  if (next.baseUrl !== account.baseUrl) requireSecretsTyped(manifest, former, typed)
  next.label = next.label.trim()
  const changed = changedNames(former, credentials)
  const isOther = changed.length > 0 || next.baseUrl !== account.baseUrl
  if (isOther) next.clearedAt = null
  if (next.status === 'ACTIVE' && account.status !== 'ACTIVE') {
    if (next.clearedAt === null && !isConfirmed(manifest, confirmation))
      throw new AppError('acquirer_untested')
    next.clearedAt ??= now
  }
  const formerly = isOther
    ? { credentials: former, until: new Date(now.getTime() + formerHeardMs) }
    : openFormerCredentials(app, account)
  next.credentials = sealCredentials(app, account, credentials, formerly)
  return { next, settings: changesBetween(account, next), credentials: changed }
}

/** Stored secrets never follow an account to another address: the owner of that address would read them. */
function requireSecretsTyped(
  { credentials }: ProviderManifest,
  stored: Credentials,
  typed: ProviderAccountChanges['credentials'] = {},
): void {
  if (comesWhole(typed)) return
  const isKept = (name: string) =>
    stored[name] !== undefined && (typed[name] === undefined || typed[name] === '')
  if (credentials.some(({ name, secret }) => secret && isKept(name)))
    throw new AppError('input_invalid', { field: 'credentials' })
}

/**
 * Whether a value has parts joined by a pipe. Such input replaces all stored credentials, so that no former
 * part survives beside new ones.
 */
function comesWhole(typed: Readonly<Record<string, string | null>>): boolean {
  return Object.values(typed).some((value) => value?.includes('|'))
}

function mergeCredentials(
  existing: Credentials,
  typed: Readonly<Record<string, string | null>>,
): Credentials {
  const given = Object.entries(typed).filter(([, value]) => value !== '')
  const merged: Record<string, string | undefined> = comesWhole(typed) ? {} : { ...existing }
  for (const [name, value] of given) merged[name] = value ?? undefined
  return merged
}

const settings = ['label', 'baseUrl', 'methods', 'priority', 'status'] as const

function changesBetween(before: ProviderAccount, after: ProviderAccount) {
  const changed = settings.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  return Object.fromEntries(changed.map((name) => [name, { before: before[name], after: after[name] }]))
}

function changedNames(before: Credentials, after: Credentials): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => before[name] !== after[name])
}
