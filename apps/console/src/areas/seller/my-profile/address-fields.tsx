import { states } from '@balcao/domain/options/states'
import type { profileInput } from '@balcao/server/modules/accounts/profile/profile.input'
import { cepMask } from '@balcao/ui/masks'
import type { z } from 'zod'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { myProfileCatalogue } from './catalogue.ts'
import { useFillByCep } from './use-fill-by-cep.ts'

const { TextField, MaskField, SelectField } = fieldsOf<z.input<typeof profileInput>>()

export function AddressFields() {
  const { address: text } = useMessages(myProfileCatalogue).profile
  const { optional } = useMessages(coreCatalogue)
  useFillByCep()
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-6">
      <MaskField
        name="address.cep"
        label={text.cep}
        help={text.cepHelp}
        mask={cepMask}
        autoComplete="postal-code"
        isRequired
        className="col-span-2 sm:col-span-6 sm:max-w-60"
      />
      <TextField
        name="address.street"
        label={text.street}
        autoComplete="address-line1"
        isRequired
        className="col-span-2 sm:col-span-4"
      />
      <TextField name="address.number" label={text.number} isRequired className="sm:col-span-2" />
      <TextField
        name="address.complement"
        label={text.complement}
        hint={optional}
        className="sm:col-span-3"
      />
      <TextField
        name="address.district"
        label={text.district}
        isRequired
        className="col-span-2 sm:col-span-3"
      />
      <TextField name="address.city" label={text.city} isRequired className="col-span-2 sm:col-span-4" />
      <SelectField
        name="address.state"
        label={text.state}
        isRequired
        className="col-span-2 sm:col-span-2"
        options={states.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </div>
  )
}
