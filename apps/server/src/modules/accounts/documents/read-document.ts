import type { sellerDocuments } from '#db/schema/sellers.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { loadDocument } from './load-document.ts'

const linkLifetimeSeconds = 60

export async function readOwnDocument(caller: Caller, { documentId }: { documentId: string }) {
  return linkTo(caller, await loadDocument(caller, { documentId, userId: caller.session.userId }))
}

export async function readDocument(caller: Caller, { documentId }: { documentId: string }) {
  return linkTo(caller, await loadDocument(caller, { documentId }))
}

/** The request for the link is in the audit log, whether the link is followed or not. */
async function linkTo(
  caller: Caller,
  { id, userId, paper, key }: typeof sellerDocuments.$inferSelect,
): Promise<{ url: string }> {
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'document.read', subject: id, detail: { userId, paper } },
  )
  return caller.app.store.signDownload({ key, expiresInSeconds: linkLifetimeSeconds })
}
