import { outgoingEventTypes } from '@balcao/domain/outgoing-events'
import { endpointInput } from '@balcao/server/modules/outgoing/endpoint.input'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '../../../api/client.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useAction } from '../../../kit/action/use-action.ts'
import { FormDrawer } from '../../../kit/form/form-drawer.tsx'
import { useRecordForm } from '../../../kit/form/use-record-form.ts'
import { integrationsCatalogue } from './catalogue.ts'
import { EndpointFields } from './endpoint-fields.tsx'
import { SecretDialog } from './secret-dialog.tsx'

/** A new address, and then its secret, which is shown once. */
export function CreateEndpoint({ onClose }: { onClose: () => void }) {
  const text = useMessages(integrationsCatalogue).form
  const [secret, setSecret] = useState<string | null>(null)
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
    onSaved: (made) => setSecret(made.secret),
  })
  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />
  return (
    <FormDrawer
      form={form}
      title={text.createTitle}
      saveLabel={text.create}
      // Saving closes the drawer; the secret still has to be shown.
      onClose={() => (form.isSubmitting ? undefined : onClose())}
    >
      <EndpointFields />
    </FormDrawer>
  )
}
