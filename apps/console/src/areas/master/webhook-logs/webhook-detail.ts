import type { PaymentsMessages } from '#features/payments/messages/pt-br.ts'
import type { WebhookLogsMessages } from './messages/pt-br.ts'
import type { OpenedIncoming } from './webhook-log.ts'

type Words = { text: WebhookLogsMessages['drawer']; status: PaymentsMessages['status'] }

/**
 * Result of a webhook, in words. The server stores it in English, and adapters add words of their acquirers. For an
 * unknown text the words name only the state, and the stored text is shown beside them.
 */
export function webhookDetail(
  { state, detail }: Pick<OpenedIncoming, 'state' | 'detail'>,
  { text, status }: Words,
): { said: string; note: string | null } {
  const statusOf = (word = '') => (word in status ? status[word as keyof typeof status] : null)
  const said = (words: string) => ({ said: words, note: null })
  const known = detail === null ? undefined : text.details[detail]
  if (known !== undefined) return said(known)
  const already = statusOf(detail?.match(/^already (\w+)$/)?.[1])
  if (already !== null) return said(text.already(already))
  const [, told, stays] = detail?.match(/^(\w+) changes nothing after (\w+)$/) ?? []
  const [toldStatus, staysStatus] = [statusOf(told), statusOf(stays)]
  if (toldStatus !== null && staysStatus !== null) return said(text.changesNothing(toldStatus, staysStatus))
  if (detail?.startsWith('a copy of ')) return said(text.copy)
  return { said: text.byState[state], note: detail }
}
