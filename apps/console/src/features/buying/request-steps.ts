import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { Format } from '#i18n/use-format.ts'
import type { BuyingMessages } from './messages/pt-br.ts'

export type RefundRequestRow = inferOutput<typeof api.customer.refunds.list>['rows'][number]

export type RequestStep = {
  id: string
  title: string
  /** Date, or message. */
  detail: string | null
  /** Not reached yet. */
  isAhead: boolean
}

/** Steps of a request for its buyer: past events, and the next one. */
export function requestSteps(
  request: RefundRequestRow,
  { text, format }: { text: BuyingMessages['request']['steps']; format: Format },
): RequestStep[] {
  const { state, refundState, dueAt, sellerAnswer, appeal, decision, createdAt, closedAt } = request
  const done = (id: string, title: string, detail: string | null = null) => ({
    id,
    title,
    detail,
    isAhead: false,
  })
  const ahead = (id: string, title: string) => ({ id, title, detail: null, isAhead: true })
  const due = dueAt === null ? '' : format.dateTime(dueAt)
  const ended = closedAt === null ? null : format.dateTime(closedAt)

  const steps = [done('received', text.received, format.dateTime(createdAt))]
  if (state === 'WAITING_SELLER') steps.push(ahead('waiting', text.waiting(due)))
  if (state === 'REFUSED' || appeal !== null) steps.push(done('refused', text.refused, sellerAnswer))
  if (appeal !== null) steps.push(done('appealed', text.appealed, appeal))
  if (state === 'IN_MEDIATION') steps.push(ahead('mediation', text.mediation(due)))
  if (state === 'WITHDRAWN') steps.push(done('withdrawn', text.withdrawn, ended))
  if (state === 'CLOSED_NO')
    steps.push(
      appeal === null ? done('closed', text.closed, ended) : done('rejected', text.rejected, decision),
    )
  if (state === 'APPROVED' || state === 'DONE') {
    steps.push(done('approved', text.approved, decision))
    const isMade = state === 'DONE' || refundState === 'DONE'
    steps.push(
      isMade
        ? done('returned', text.returned, ended)
        : ahead('onItsWay', refundState === 'MANUAL' ? text.byPerson : text.onItsWay),
    )
  }
  return steps
}
