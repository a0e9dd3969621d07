import { Banner } from '@balcao/ui/banner'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { connectionsCatalogue } from './catalogue.ts'

const pollMs = 1_000

/** The answer to a test, once it has arrived. */
export function TestResult({ deliveryId }: { deliveryId: string }) {
  const { test: text } = useMessages(connectionsCatalogue)
  const { data } = useQuery({
    ...api.seller.webhooks.delivery.queryOptions({ deliveryId }),
    refetchInterval: ({ state }) => (state.data && state.data.lastTryAt !== null ? false : pollMs),
  })
  if (!data || data.lastTryAt === null)
    return (
      <Banner tone="info" isLive>
        {text.waiting}
      </Banner>
    )
  const { lastFailure, lastStatus, lastAnswer } = data
  const status = lastStatus === null ? '—' : String(lastStatus)
  const isRefused = lastStatus !== null && lastStatus >= 300
  const reason = isRefused ? text.status(status) : (text.reasons[lastFailure ?? ''] ?? lastFailure ?? '')
  return (
    <Banner
      tone={lastFailure === null ? 'positive' : 'negative'}
      isLive
      title={lastFailure === null ? text.taken(status) : text.failed(reason)}
    >
      {lastAnswer && (
        <>
          <p>{text.answer}</p>
          <pre className="wrap-anywhere mt-1 whitespace-pre-wrap font-mono text-sm">
            {lastAnswer.slice(0, 600)}
          </pre>
        </>
      )}
    </Banner>
  )
}
