import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { Select } from '@balcao/ui/select'
import { useNavigate } from '@tanstack/react-router'
import { Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { webhooksCatalogue } from './catalogue.ts'
import type { Endpoint } from './endpoint.ts'
import { useWebhooks } from './use-webhooks.ts'

export function EndpointActions({ endpoint }: { endpoint: Endpoint }) {
  return (
    <>
      <Remove endpoint={endpoint} />
      {endpoint.state === 'ON' && <SendTest endpoint={endpoint} />}
    </>
  )
}

function SendTest({ endpoint }: { endpoint: Endpoint }) {
  const { webhook: text, event } = useMessages(webhooksCatalogue)
  const core = useMessages(coreCatalogue)
  const webhooks = useWebhooks()
  const events = [...endpoint.events, ...webhooks.moreEvents]
  const [type, setType] = useState(events[0] ?? 'sale.approved')
  const test = useAction(webhooks.api.test, { invalidates: [webhooks.api], done: text.tested })
  return (
    <ConfirmAction
      trigger={
        <Button variant="primary" icon={<Send />}>
          {text.test}
        </Button>
      }
      title={text.testTitle}
      description={text.testText}
      confirmLabel={text.test}
      onConfirm={() => test.run({ endpointId: endpoint.id, type })}
    >
      <Field label={text.testEvent}>
        <Select
          options={events.map((value) => ({ value, label: event[value] }))}
          value={type}
          onChange={(chosen) => setType(events.find((value) => value === chosen) ?? type)}
          placeholder={core.form.choose}
          emptyText={core.nothingFound}
        />
      </Field>
    </ConfirmAction>
  )
}

function Remove({ endpoint }: { endpoint: Endpoint }) {
  const { webhook: text } = useMessages(webhooksCatalogue)
  const navigate = useNavigate()
  const webhooks = useWebhooks()
  const remove = useAction(webhooks.api.remove, {
    invalidates: [webhooks.api.list],
    done: text.removed,
  })
  return (
    <ConfirmAction
      trigger={<Button icon={<Trash2 />}>{text.remove}</Button>}
      title={text.removeTitle}
      description={text.removeText}
      confirmLabel={text.remove}
      isDangerous
      {...(webhooks.asksReason && { reason: { isRequired: true } })}
      onConfirm={async ({ reason }) => {
        await remove.run({ endpointId: endpoint.id, ...(webhooks.asksReason && { reason }) })
        await navigate({ to: webhooks.home as never })
      }}
    />
  )
}
