import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { Select } from '@balcao/ui/select'
import { useNavigate } from '@tanstack/react-router'
import { Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { coreCatalogue } from '../../../i18n/core/catalogue.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { ConfirmAction } from '../../../kit/action/confirm-action.tsx'
import { useAction } from '../../../kit/action/use-action.ts'
import { integrationsCatalogue } from './catalogue.ts'
import type { Endpoint } from './endpoint.ts'

export function EndpointActions({ endpoint }: { endpoint: Endpoint }) {
  return (
    <>
      <Remove endpoint={endpoint} />
      {endpoint.state === 'ON' && <SendTest endpoint={endpoint} />}
    </>
  )
}

function SendTest({ endpoint }: { endpoint: Endpoint }) {
  const { webhook: text, event } = useMessages(integrationsCatalogue)
  const core = useMessages(coreCatalogue)
  const [type, setType] = useState(endpoint.events[0] ?? 'sale.approved')
  const test = useAction(api.seller.webhooks.test, { invalidates: [api.seller.webhooks], done: text.tested })
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
          options={endpoint.events.map((value) => ({ value, label: event[value] }))}
          value={type}
          onChange={(chosen) => setType(endpoint.events.find((value) => value === chosen) ?? type)}
          placeholder={core.form.choose}
          emptyText={core.nothingFound}
        />
      </Field>
    </ConfirmAction>
  )
}

function Remove({ endpoint }: { endpoint: Endpoint }) {
  const { webhook: text } = useMessages(integrationsCatalogue)
  const navigate = useNavigate()
  const remove = useAction(api.seller.webhooks.remove, {
    invalidates: [api.seller.webhooks.list],
    done: text.removed,
  })
  return (
    <ConfirmAction
      trigger={<Button icon={<Trash2 />}>{text.remove}</Button>}
      title={text.removeTitle}
      description={text.removeText}
      confirmLabel={text.remove}
      isDangerous
      onConfirm={async () => {
        await remove.run({ endpointId: endpoint.id })
        await navigate({ to: '/platform/integrations' as never })
      }}
    />
  )
}
