import { chosenEventTypes } from '@balcao/domain/platform/outgoing-events'
import type { endpointInput } from '@balcao/server/modules/outgoing/endpoint.input'
import type { z } from 'zod'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { webhooksCatalogue } from './catalogue.ts'
import { useWebhooks } from './use-webhooks.ts'

const { TextField, TextareaField, CheckboxesField } = fieldsOf<z.input<typeof endpointInput>>()

/** Address, name and events of an endpoint. */
export function EndpointFields() {
  const { form: text, event, reason, reasonHelp } = useMessages(webhooksCatalogue)
  const { asksReason } = useWebhooks()
  const { optional } = useMessages(coreCatalogue)
  return (
    <>
      <TextField
        name="url"
        label={text.url}
        help={text.urlHelp}
        type="url"
        placeholder="https://"
        autoComplete="off"
        isRequired
      />
      <TextField
        name="description"
        label={text.description}
        help={text.descriptionHelp}
        hint={optional}
        maxLength={80}
      />
      <CheckboxesField
        name="events"
        label={text.events}
        options={chosenEventTypes.map((type) => ({ value: type, label: event[type], description: type }))}
      />
      {asksReason && (
        <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
      )}
    </>
  )
}
