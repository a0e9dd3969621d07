import {
  endpointChangeInput,
  platformEndpointChangeInput,
} from '@balcao/server/modules/outgoing/endpoint.input'
import { Card } from '@balcao/ui/card'
import type { z } from 'zod'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { webhooksCatalogue } from './catalogue.ts'
import type { Endpoint } from './endpoint.ts'
import { EndpointFields } from './endpoint-fields.tsx'
import { useWebhooks } from './use-webhooks.ts'

const { SwitchField } = fieldsOf<z.input<typeof endpointChangeInput>>()

/** Address and events of the endpoint, and its switch. */
export function SettingsTab({ endpoint }: { endpoint: Endpoint }) {
  const { form: text } = useMessages(webhooksCatalogue)
  const webhooks = useWebhooks()
  const update = useAction(webhooks.api.update)
  const form = useRecordForm({
    query: webhooks.api.get.queryOptions({ endpointId: endpoint.id }),
    schema: webhooks.asksReason ? platformEndpointChangeInput : endpointChangeInput,
    toForm: (record = endpoint): z.input<typeof endpointChangeInput> => ({
      endpointId: record.id,
      version: record.version,
      url: record.url,
      description: record.description,
      events: record.events,
      productIds: record.productIds,
      isOn: record.state === 'ON',
    }),
    save: update.run,
    proven: true,
    invalidates: [webhooks.api],
  })
  return (
    <FormPanel form={form}>
      <Card className="grid max-w-2xl gap-4">
        <SwitchField name="isOn" label={text.isOn} help={text.isOnHelp} />
        <EndpointFields />
      </Card>
    </FormPanel>
  )
}
