import { outgoingEventTypes } from '@balcao/domain/outgoing-events'
import type { endpointInput } from '@balcao/server/modules/outgoing/endpoint.input'
import type { z } from 'zod'
import { coreCatalogue } from '../../../i18n/core/catalogue.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { fieldsOf } from '../../../kit/form/fields/fields-of.ts'
import { integrationsCatalogue } from './catalogue.ts'

const { TextField, CheckboxesField } = fieldsOf<z.input<typeof endpointInput>>()

/** Where an address is, what it is called, and what it hears of. */
export function EndpointFields() {
  const { form: text, event } = useMessages(integrationsCatalogue)
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
        options={outgoingEventTypes.map((type) => ({ value: type, label: event[type], description: type }))}
      />
    </>
  )
}
