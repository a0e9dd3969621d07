import { randomUUID } from 'node:crypto'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { bankAccounts, type Destination } from '#db/schema/payouts.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { listPaidCurrencies } from '#modules/platforms/prices/list-paid-currencies.ts'
import type { Caller } from '#rpc/caller.ts'
import type { BankAccountInput } from './bank-account.input.ts'
import { type BankAccount, fingerprintOf } from './bank-account.ts'
import { usableFrom } from './cooling-off.ts'
import { tellBankAccountChange } from './tell-bank-account-change.ts'

/**
 * Adds a destination for withdrawals, which must belong to the person. A Pix key equal to their document
 * proves that by itself; any other is reviewed by the staff first, except in test mode, which has no staff.
 */
export async function addBankAccount(
  caller: Caller,
  input: BankAccountInput,
): Promise<{ bankAccountId: string }> {
  const { tx, platformId, now, session } = caller
  const { userId } = session
  const { name, document } = await getUser(caller, userId)
  const holderDocument = onlyDocumentCharacters(document ?? '')
  const isOwnDocument = input.kind === 'PIX' && input.pixKey === holderDocument
  const needsReview = !isOwnDocument && !isTestPlatform(platformId)
  if (holderDocument === '' || isOfAnother(input, holderDocument))
    throw new AppError('holder_mismatch', { field: input.kind === 'PIX' ? 'pixKey' : 'holderDocument' })
  if (input.kind === 'ABROAD' && !(await listPaidCurrencies(caller)).includes(input.currency))
    throw new AppError('withdrawals_unavailable', { field: 'currency' })

  const destination: Destination = { ...input, holderName: name, holderDocument }
  const bankAccountId = randomUUID()
  const account: BankAccount = {
    id: bankAccountId,
    platformId,
    userId,
    destination,
    fingerprint: fingerprintOf(destination),
    state: needsReview ? 'IN_REVIEW' : 'VERIFIED',
    usableFrom: needsReview ? null : await usableFrom(caller, { userId, bankAccountId }),
    reviewedBy: null,
    reviewReason: null,
    isDefault: !(await hasDefault(caller, userId)),
    createdAt: now,
    endedAt: null,
  }
  const added = await tx
    .insert(bankAccounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: bankAccounts.id })
  if (added.length === 0) throw new AppError('bank_account_repeated')
  await tellBankAccountChange(caller, account, 'ADDED')
  return { bankAccountId }
}

async function hasDefault({ tx }: Caller, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.userId, userId), bankAccounts.isDefault))
  return found.length > 0
}

function isOfAnother(input: BankAccountInput, document: string): boolean {
  if (input.kind === 'BANK_ACCOUNT') return input.holderDocument !== document
  if (input.kind === 'ABROAD') return false
  return (input.pixKeyType === 'CPF' || input.pixKeyType === 'CNPJ') && input.pixKey !== document
}
