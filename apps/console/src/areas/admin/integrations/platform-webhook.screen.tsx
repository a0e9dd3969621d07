import { useParams } from '@tanstack/react-router'
import { WebhookPage } from '../../../features/webhooks/webhook-page.tsx'

/** One address of the platform's own. */
export function PlatformWebhookScreen() {
  const { integrationId } = useParams({ strict: false }) as { integrationId: string }
  return <WebhookPage key={integrationId} endpointId={integrationId} />
}
