import { documentKind } from '@balcao/domain/people/document'
import type { ProviderOutcome } from '@balcao/providers/contract'
import type { Receiver as ToldReceiver } from '@balcao/providers/results'
import { and, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { receivers } from '#db/schema/acquirers.ts'
import { accountManifest } from '#modules/acquirers/accounts/account-manifest.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import { type AskableAccount, getAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { guardReading } from '#modules/acquirers/health/guard-read.ts'
import { reserveRead } from '#modules/acquirers/health/reserve-read.ts'
import { inScope, type Scope } from '#scope.ts'
import { type Receiver, receiverTokenPlace } from './receiver.ts'

/**
 * Outcome of a check: final, in force and read once a day from now on, still open at the provider, or
 * postponed to its reserved time, `until`.
 */
export type SyncOutcome =
  | { kind: 'settled' }
  | { kind: 'in_force' }
  | { kind: 'open' }
  | { kind: 'not_asked'; until: Date }

/**
 * Checks a receiver at the provider, at the account's reserved time, and records the answer. A failed check
 * changes nothing, and neither does an answer about a receiver that a person has replaced in the meantime:
 * the new one has checks of its own.
 */
export async function syncReceiver(
  app: App,
  { platformId, receiverId }: { platformId: string; receiverId: string },
): Promise<SyncOutcome> {
  const prepared = await inScope(app, platformId, (scope) => prepare(scope, receiverId))
  if ('kind' in prepared) return prepared
  const { receiver, providersId, account, document } = prepared
  const { provider, context } = await connectAccount(app, account)
  const token =
    receiver.token === null ? undefined : app.secrets.open(receiver.token, receiverTokenPlace(receiver))
  const asked = await guardReading(app, { account, context }, (watched) =>
    provider.getReceiver(
      {
        receiverId: providersId,
        receiverToken: token,
        ...(document !== null && { document, documentType: documentKind(document) ?? undefined }),
        wantsAutomaticTransfer: receiver.userId !== null,
      },
      watched,
    ),
  )
  if (asked.kind === 'not_asked') return asked
  const next = await inScope(app, platformId, (scope) => apply(scope, prepared, asked.reading))
  if (next.status === 'PENDING') return { kind: 'open' }
  const { paysReceiversOut } = accountManifest(app, account)
  return { kind: next.status === 'ACTIVE' && paysReceiversOut ? 'in_force' : 'settled' }
}

type Prepared = {
  receiver: Receiver
  providersId: string
  account: AskableAccount
  /** Document of the receiver's person. Some providers cannot tell the kind of account by the id alone. */
  document: string | null
}

async function prepare(scope: Scope, id: string): Promise<Prepared | SyncOutcome> {
  const { app, tx, now } = scope
  const [found] = await tx
    .select({ receiver: receivers, document: users.document })
    .from(receivers)
    .leftJoin(users, eq(users.id, receivers.userId))
    .where(eq(receivers.id, id))
  if (!found) return { kind: 'settled' }
  const { receiver, document } = found
  if (receiver.receiverId === null) return { kind: 'settled' }
  const account = await getAccount(scope, receiver.providerAccountId)
  const { operations, readLimit } = accountManifest(app, account)
  if (!operations.includes('getReceiver')) return { kind: 'settled' }
  const until = await reserveRead(scope, {
    providerAccountId: account.id,
    perMinute: readLimit.questionsPerMinute,
    isAwaited: false,
  })
  if (until > now) return { kind: 'not_asked', until }
  return { receiver, providersId: receiver.receiverId, account, document }
}

async function apply(
  { tx, now }: Scope,
  { receiver, providersId }: Prepared,
  outcome: ProviderOutcome<ToldReceiver>,
): Promise<Receiver> {
  if (!outcome.ok) return receiver
  const { status, certainty, rawStatus, balance, automaticTransfer } = outcome.result
  const told = {
    status,
    certainty,
    rawStatus,
    balanceCents: balance ?? null,
    automaticTransfer: automaticTransfer ?? false,
    failure: null,
    syncedAt: now,
  }
  await tx
    .update(receivers)
    .set(told)
    .where(and(eq(receivers.id, receiver.id), eq(receivers.receiverId, providersId)))
  return { ...receiver, ...told }
}
