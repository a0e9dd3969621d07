import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, sql } from 'drizzle-orm'
import { coProductionContracts } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'
import { contractRow, isParty, selectContracts } from './contract-rows.ts'

/** One contract of the caller, and the terms that it would replace. */
export async function getCoProduction(caller: Caller, { contractId }: { contractId: string }) {
  const find = async (id: string) => {
    const [row] = await selectContracts(caller, sql<null>`null`).where(
      and(isParty(caller), eq(coProductionContracts.id, id)),
    )
    return row
  }
  const found = await find(contractId)
  if (!found) throw new AppError('not_found')
  const replaced = found.replacesId === null ? undefined : await find(found.replacesId)
  const { place: _place, ...contract } = contractRow(caller, found)
  return {
    ...contract,
    replaced: replaced
      ? {
          version: replaced.version,
          basisPoints: replaced.basisPoints,
          base: replaced.base,
          endsAt: replaced.endsAt?.toISOString() ?? null,
        }
      : null,
  }
}
