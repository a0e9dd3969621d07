import { randomUUID } from 'node:crypto'
import { detectPixKeyType, normalizePixKey } from '@balcao/domain/payments/pix-key'
import { AppError } from '@balcao/domain/texts/app-error'
import { operatorContracts } from '#db/schema/billing.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ContractInput } from './billing.input.ts'
import { monthOf } from './billing-month.ts'

/**
 * Stores a new version of the contract, from this month or a later one on: past months keep their agreed
 * terms. The first contract of a platform may begin with the platform's first month.
 */
export async function saveContract(
  caller: Caller,
  { platformId: _, pixKey, ...input }: ContractInput,
): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  const type = pixKey ? detectPixKeyType(pixKey) : null
  const terms = { ...input, pixKey: pixKey && type ? normalizePixKey({ key: pixKey, type }) : null }
  const [agreed] = await tx.select({ id: operatorContracts.id }).from(operatorContracts).limit(1)
  const firstMonth = monthOf(agreed ? now : (await getPlatform(caller)).createdAt)
  if (terms.fromMonth < firstMonth) throw new AppError('month_billed', { field: 'fromMonth' })
  const id = randomUUID()
  await tx
    .insert(operatorContracts)
    .values({ ...terms, id, platformId, savedAt: now, savedBy: session.userId })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'operator_contract.saved', subject: id, detail: terms },
  )
}
