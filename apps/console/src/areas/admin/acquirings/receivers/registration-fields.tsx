import type { newReceiverInput } from '@balcao/server/modules/acquirers/receivers/receivers.input'
import type { z } from 'zod'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { receiversCatalogue } from './catalogue.ts'

const { DayField, MoneyField, RowsField, TextField } = fieldsOf<z.input<typeof newReceiverInput>>()

const newPartner = () => ({ name: '', document: '', email: '', phone: '', birthDate: '', occupation: '' })

/**
 * Registration data that an acquirer requires of its receivers: one part for people, the other for companies.
 */
export function RegistrationFields() {
  const text = useMessages(receiversCatalogue).create.registration
  return (
    <>
      <p className="text-muted">{text.help}</p>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-medium">{text.person}</legend>
        <DayField name="registration.birthDate" label={text.birthDate} />
        <TextField name="registration.occupation" label={text.occupation} />
        <TextField name="registration.motherName" label={text.motherName} />
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-medium">{text.company}</legend>
        <TextField name="registration.corporationType" label={text.corporationType} />
        <DayField name="registration.foundingDate" label={text.foundingDate} />
      </fieldset>
      <RowsField
        name="registration.partners"
        label={text.partners}
        rowLabel={(index) => text.partner(index + 1)}
        addLabel={text.addPartner}
        newRow={newPartner}
        max={10}
        isUnordered
      >
        {(path) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name={`${path}.name`} label={text.name} isRequired />
            <TextField name={`${path}.document`} label={text.document} isRequired />
            <TextField name={`${path}.email`} label={text.email} isRequired />
            <TextField name={`${path}.phone`} label={text.phone} isRequired />
            <DayField name={`${path}.birthDate`} label={text.birthDate} isRequired />
            <TextField name={`${path}.occupation`} label={text.occupation} isRequired />
            <TextField name={`${path}.motherName`} label={text.motherName} />
            <MoneyField name={`${path}.monthlyIncome`} label={text.income} isRequired />
          </div>
        )}
      </RowsField>
    </>
  )
}
