import { nameToGreet } from '@balcao/domain/people/names'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { sellerDocuments } from '#db/schema/sellers.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { refuseDocumentInput } from './document.input.ts'
import { listPapers } from './list-papers.ts'
import { loadDocument } from './load-document.ts'

type SentPaper = typeof sellerDocuments.$inferSelect
type Verdict = Pick<SentPaper, 'state' | 'refusal' | 'refusalNote'>

/** Approves a document. Approval of the last one notifies the seller. */
export async function approveDocument(caller: Caller, { documentId }: { documentId: string }): Promise<void> {
  const document = await decide(caller, documentId, { state: 'APPROVED', refusal: null, refusalNote: null })
  const { stage } = await listPapers(caller, document.userId)
  if (stage === 'APPROVED') await tell(caller, document, 'APPROVED')
}

/** Refuses a document. The seller reads the reason and sends only this document again. */
export async function refuseDocument(
  caller: Caller,
  { documentId, refusal, note }: z.output<typeof refuseDocumentInput>,
): Promise<void> {
  const document = await decide(caller, documentId, { state: 'REFUSED', refusal, refusalNote: note })
  await tell(caller, document, 'REFUSED')
}

async function decide(caller: Caller, documentId: string, verdict: Verdict): Promise<SentPaper> {
  const { tx, now, session, ip } = caller
  const document = await loadDocument(caller, { documentId })
  if (document.state !== 'IN_REVIEW') throw new AppError('record_changed')
  const reviewed = { ...verdict, reviewedAt: now, reviewedBy: session.userId }
  await tx.update(sellerDocuments).set(reviewed).where(eq(sellerDocuments.id, documentId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: verdict.state === 'APPROVED' ? 'document.approved' : 'document.refused',
      subject: documentId,
      reason: verdict.refusalNote,
      detail: { userId: document.userId, paper: document.paper, refusal: verdict.refusal },
    },
  )
  return { ...document, ...reviewed }
}

async function tell(
  caller: Caller,
  { id, userId, paper, refusal, refusalNote }: SentPaper,
  outcome: 'APPROVED' | 'REFUSED',
): Promise<void> {
  const user = await getUser(caller, userId)
  await sendMail(caller, {
    key: `document-reviewed:${id}`,
    to: user.email,
    template: 'documentReviewed',
    locale: user.locale,
    props: {
      name: nameToGreet(user),
      outcome,
      paper,
      refusal,
      note: refusalNote,
      documentsPath: '/platform/my-profile?tab=documents',
    },
  })
}
