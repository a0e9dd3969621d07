import { chosenEventTypes } from '@balcao/domain/platform/outgoing-events'
import { endpointInput, platformEndpointInput } from '@balcao/server/modules/outgoing/endpoint.input'
import type { z } from 'zod'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { webhooksCatalogue } from './catalogue.ts'
import { EndpointFields } from './endpoint-fields.tsx'
import { useWebhooks } from './use-webhooks.ts'

type CreateEndpointProps = { onClose: () => void; onMade: (secret: string) => void }

/** Creates an endpoint. Its secret is passed to the opener of the form, which is closed then. */
export function CreateEndpoint({ onClose, onMade }: CreateEndpointProps) {
  const text = useMessages(webhooksCatalogue).form
  const webhooks = useWebhooks()
  const create = useAction(webhooks.api.create)
  const form = useRecordForm({
    schema: webhooks.asksReason ? platformEndpointInput : endpointInput,
    toForm: (): z.input<typeof endpointInput> => ({
      url: '',
      description: '',
      events: [...chosenEventTypes],
      productIds: null,
    }),
    save: create.run,
    proven: true,
    invalidates: [webhooks.api],
    savedText: text.created,
    onSaved: (made) => onMade(made.secret),
  })
  return (
    <FormDrawer form={form} title={text.createTitle} saveLabel={text.create} onClose={onClose}>
      <EndpointFields />
    </FormDrawer>
  )
}
