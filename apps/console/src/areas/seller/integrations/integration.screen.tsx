import { pixelTabs } from '@balcao/domain/options/pixel-tabs'
import { useParams } from '@tanstack/react-router'
import { WebhookPage } from '#features/webhooks/webhook-page.tsx'
import { PixelPage } from './pixel-page.tsx'

/** One integration: a pixel vendor by its name, or a webhook endpoint by its id. */
export function IntegrationScreen() {
  const { integrationId } = useParams({ strict: false }) as { integrationId: string }
  const vendor = pixelTabs.find(({ id }) => id === integrationId)
  return vendor ? (
    <PixelPage key={vendor.id} vendor={vendor} />
  ) : (
    <WebhookPage key={integrationId} endpointId={integrationId} />
  )
}
