import { endpointChangeInput } from '@balcao/server/modules/outgoing/endpoint.input'
import { Card } from '@balcao/ui/card'
import type { z } from 'zod'
import { api } from '../../../api/client.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useAction } from '../../../kit/action/use-action.ts'
import { fieldsOf } from '../../../kit/form/fields/fields-of.ts'
import { FormPanel } from '../../../kit/form/form-panel.tsx'
import { useRecordForm } from '../../../kit/form/use-record-form.ts'
import { integrationsCatalogue } from './catalogue.ts'
import type { Endpoint } from './endpoint.ts'
import { EndpointFields } from './endpoint-fields.tsx'

const { SwitchField } = fieldsOf<z.input<typeof endpointChangeInput>>()

/** Where the address is, what it hears of, and whether it is called at all. */
export function SettingsTab({ endpoint }: { endpoint: Endpoint }) {
  const { form: text } = useMessages(integrationsCatalogue)
  const update = useAction(api.seller.webhooks.update)
  const form = useRecordForm({
    query: api.seller.webhooks.get.queryOptions({ endpointId: endpoint.id }),
    schema: endpointChangeInput,
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
    invalidates: [api.seller.webhooks],
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
