import { useParams } from '@tanstack/react-router'
import { WebhookPage } from '#features/webhooks/webhook-page.tsx'

/** One webhook endpoint of the platform. */
export function PlatformWebhookScreen() {
  const { endpointId } = useParams({ strict: false }) as { endpointId: string }
  return <WebhookPage key={endpointId} endpointId={endpointId} />
}
