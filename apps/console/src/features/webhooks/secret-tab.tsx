import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { SecretDialog } from '#kit/secret-dialog.tsx'
import { webhooksCatalogue } from './catalogue.ts'
import type { Endpoint } from './endpoint.ts'
import { useWebhooks } from './use-webhooks.ts'

const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature']

/** The signing secret of the deliveries, and its rotation without a missed delivery. */
export function SecretTab({ endpoint }: { endpoint: Endpoint }) {
  const { secret: text } = useMessages(webhooksCatalogue)
  const format = useFormat()
  const [secret, setSecret] = useState<string | null>(null)
  const webhooks = useWebhooks()
  const rotate = useAction(webhooks.api.rotateSecret, {
    proven: true,
    invalidates: [webhooks.api],
    done: (made) => setSecret(made.secret),
  })
  return (
    <Card className="grid max-w-2xl gap-4">
      <CardHeader title={text.tab} />
      <p className="text-muted">{text.text}</p>
      {endpoint.formerSecretUntil !== null && (
        <Banner tone="pending">{text.former(format.dateTime(endpoint.formerSecretUntil))}</Banner>
      )}
      <div className="grid gap-1">
        <p className="font-medium">{text.headers}</p>
        <ul className="font-mono text-muted text-sm">
          {headers.map((header) => (
            <li key={header}>{header}</li>
          ))}
        </ul>
      </div>
      <div>
        <ConfirmAction
          trigger={<Button icon={<KeyRound />}>{text.rotate}</Button>}
          title={text.rotateTitle}
          description={text.rotateText}
          confirmLabel={text.rotate}
          {...(webhooks.asksReason && { reason: { isRequired: true } })}
          onConfirm={({ reason }) =>
            rotate.run({ endpointId: endpoint.id, ...(webhooks.asksReason && { reason }) })
          }
        />
      </div>
      {secret !== null && <SecretDialog secret={secret} text={text} onClose={() => setSecret(null)} />}
    </Card>
  )
}
