import { randomUUID } from 'node:crypto'
import { type DocumentKind, documentKind } from '@balcao/domain/people/document'
import type { SellerPaper } from '@balcao/domain/people/seller-profile'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { receivers } from '#db/schema/acquirers.ts'
import { sellerDocuments, sellerProfiles } from '#db/schema/sellers.ts'
import { accountManifest } from '#modules/acquirers/accounts/account-manifest.ts'
import type { AskableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { requireAccount } from '#modules/acquirers/accounts/require-account.ts'
import { type Actor, writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import type { Receiver } from './receiver.ts'
import type { NewReceiverInput } from './receivers.input.ts'

export type ReceiverToMake = {
  receiver: Receiver
  account: AskableAccount
  person: {
    name: string
    email: string
    document: string
    documentType: DocumentKind
    phone: string | null
    tradeName: string | null
  }
  /** The person's approved documents, by storage reference. */
  papers: Partial<Record<SellerPaper, string>>
}

/**
 * Records the request for a receiver before the provider is called: one per person and account. A receiver
 * that may already exist is not requested again.
 */
export async function askForReceiver(
  scope: Scope,
  wanted: Pick<NewReceiverInput, 'accountId' | 'userId' | 'isSureNoneExists'>,
  by: Actor,
): Promise<ReceiverToMake> {
  const { tx, platformId, now } = scope
  const account = await requireAccount(scope, wanted.accountId)
  if (!accountManifest(scope.app, account).operations.includes('createReceiver'))
    throw new AppError('input_invalid', { field: 'accountId' })
  const [person] = await tx
    .select({
      name: users.name,
      email: users.email,
      document: users.document,
      phone: users.phone,
      tradeName: sellerProfiles.tradeName,
    })
    .from(users)
    .leftJoin(sellerProfiles, eq(sellerProfiles.userId, users.id))
    .where(eq(users.id, wanted.userId))
  if (!person) throw new AppError('not_found', { field: 'userId' })
  const { document } = person
  const documentType = document === null ? null : documentKind(document)
  if (document === null || documentType === null) throw new AppError('errorRequired', { field: 'document' })
  const unasked = {
    id: randomUUID(),
    platformId,
    providerAccountId: account.id,
    userId: wanted.userId,
    receiverId: null,
    token: null,
    status: 'PENDING',
    certainty: 'UNKNOWN',
    rawStatus: null,
    failure: null,
    balanceCents: null,
    automaticTransfer: false,
    tries: 0,
    createdAt: now,
    syncedAt: null,
  } as const satisfies Receiver
  await tx.insert(receivers).values(unasked).onConflictDoNothing()
  const [found] = await tx
    .select()
    .from(receivers)
    .where(and(eq(receivers.providerAccountId, account.id), eq(receivers.userId, wanted.userId)))
    .for('update')
  const former = found ?? unasked
  if (former.tries > 0) refuseSecond(former, wanted.isSureNoneExists ?? false)
  const asked = { ...unasked, id: former.id, tries: former.tries + 1, createdAt: former.createdAt }
  const { id, platformId: _, ...columns } = asked
  await tx.update(receivers).set(columns).where(eq(receivers.id, id))
  const papers = await approvedPapers(scope, wanted.userId)
  await writeAudit(scope, by, {
    action: 'receiver.asked_for',
    subject: wanted.userId,
    detail: { providerAccountId: account.id, tries: asked.tries, papers: Object.keys(papers) },
  })
  return { receiver: asked, account, person: { ...person, document, documentType }, papers }
}

async function approvedPapers({ tx }: Scope, userId: string): Promise<ReceiverToMake['papers']> {
  const approved = await tx
    .select({ paper: sellerDocuments.paper, key: sellerDocuments.key })
    .from(sellerDocuments)
    .where(and(eq(sellerDocuments.userId, userId), eq(sellerDocuments.state, 'APPROVED')))
  return Object.fromEntries(approved.map(({ paper, key }) => [paper, key]))
}

function refuseSecond({ status, certainty, receiverId }: Receiver, isSureNoneExists: boolean): void {
  if (status === 'REJECTED' && certainty !== 'UNKNOWN') return
  if (receiverId !== null) throw new AppError('receiver_exists')
  if (!isSureNoneExists) throw new AppError('receiver_unsure')
}
