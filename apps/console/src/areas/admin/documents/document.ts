import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type QueuedSeller = inferOutput<typeof api.admin.documents.queue>['rows'][number]
export type SellerPapers = inferOutput<typeof api.admin.documents.ofSeller>
export type Paper = SellerPapers['papers'][number]
export type PaperName = Paper['paper']
export type SentPaper = Paper & {
  documentId: string
  contentType: string
  state: NonNullable<Paper['state']>
}

export function isSent(paper: Paper): paper is SentPaper {
  return paper.documentId !== null && paper.contentType !== null && paper.state !== null
}
