import { z } from 'zod'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { documentIdInput, refuseDocumentInput } from './document.input.ts'
import { documentQueueInput, listDocumentQueue } from './list-document-queue.ts'
import { listPapersOfSeller } from './list-papers-of-seller.ts'
import { readDocument } from './read-document.ts'
import { approveDocument, refuseDocument } from './review-document.ts'

const staff = proceduresFor({ area: 'ADMIN', permission: 'isValidateDocumentsAvailable' })

export const adminDocumentsApi = router({
  queue: staff.readLagging(documentQueueInput, listDocumentQueue),
  ofSeller: staff.read(z.strictObject({ sellerId: z.uuid() }), listPapersOfSeller),
  /** A mutation, because each view is logged. */
  read: staff.write({ document: 'documentId', evenOwn: true }, documentIdInput, readDocument),
  approve: staff.write({ document: 'documentId' }, documentIdInput, approveDocument),
  refuse: staff.write({ document: 'documentId' }, refuseDocumentInput, refuseDocument),
})
