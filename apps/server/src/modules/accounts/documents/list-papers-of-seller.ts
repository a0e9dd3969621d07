import { AppError } from '@balcao/domain/app-error'
import { and, eq, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { listPapers } from './list-papers.ts'

/** All papers of one seller, for whoever reviews them. */
export async function listPapersOfSeller(caller: Caller, { sellerId }: { sellerId: string }) {
  const [seller] = await caller.tx
    .select({ name: users.name, email: users.email, document: users.document })
    .from(users)
    .where(and(eq(users.id, sellerId), sql`'SELLER' = any(${users.roles})`))
  if (!seller) throw new AppError('not_found')
  return { ...seller, ...(await listPapers(caller, sellerId)) }
}
