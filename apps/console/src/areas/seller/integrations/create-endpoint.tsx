import { outgoingEventTypes } from '@balcao/domain/outgoing-events'
import { endpointInput } from '@balcao/server/modules/outgoing/endpoint.input'
import type { z } from 'zod'
import { api } from '../../../api/client.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useAction } from '../../../kit/action/use-action.ts'
import { FormDrawer } from '../../../kit/form/form-drawer.tsx'
import { useRecordForm } from '../../../kit/form/use-record-form.ts'
import { integrationsCatalogue } from './catalogue.ts'
import { EndpointFields } from './endpoint-fields.tsx'

type CreateEndpointProps = { onClose: () => void; onMade: (secret: string) => void }

/** A new address. Its secret goes to whoever opened the form: by then the form is closed. */
export function CreateEndpoint({ onClose, onMade }: CreateEndpointProps) {
  const text = useMessages(integrationsCatalogue).form
  const create = useAction(api.seller.webhooks.create)
  const form = useRecordForm({
    schema: endpointInput,
    toForm: (): z.input<typeof endpointInput> => ({
      url: '',
      description: '',
      events: [...outgoingEventTypes],
      productIds: null,
    }),
    save: create.run,
    proven: true,
    invalidates: [api.seller.webhooks],
    savedText: text.created,
    onSaved: (made) => onMade(made.secret),
  })
  return (
    <FormDrawer form={form} title={text.createTitle} saveLabel={text.create} onClose={onClose}>
      <EndpointFields />
    </FormDrawer>
  )
}
