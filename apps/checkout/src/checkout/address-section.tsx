import { useCheckoutData } from './checkout-context.ts'
import { DeliveryOptions } from './delivery-options.tsx'
import { Field } from './field.tsx'
import { bindField, type FormBinding } from './form-binding.ts'
import { maskCep } from './mask-digits.ts'
import { SectionCard } from './section-card.tsx'
import { StateField } from './state-field.tsx'
import type { CepLookupState } from './use-cep-lookup.ts'

export function AddressSection({ binding, cepLookup }: { binding: FormBinding; cepLookup: CepLookupState }) {
  const { page, messages, errors } = useCheckoutData()
  const cep = bindField(binding, 'cep')
  const lookupError =
    cepLookup === 'NOT_FOUND' ? errors.errorCepNotFound : cepLookup === 'FAILED' ? errors.errorCep : undefined
  return (
    <SectionCard id="address" step={2} title={messages.addressTitle}>
      <div className="fields">
        <Field
          {...cep}
          error={cep.error ?? lookupError}
          className="field-half"
          label={messages.cep}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="next"
          placeholder="00000-000"
          mask={maskCep}
          hint={cepLookup === 'LOOKING_UP' ? messages.cepLookingUp : undefined}
          isConfirmed={cepLookup === 'FOUND'}
          required
        />
        <Field
          {...bindField(binding, 'street')}
          className="field-row-start"
          label={messages.street}
          autoComplete="address-line1"
          enterKeyHint="next"
          required
        />
        <Field
          {...bindField(binding, 'number')}
          className="field-half"
          label={messages.number}
          inputMode="text"
          autoComplete="off"
          enterKeyHint="next"
          required
        />
        <Field
          {...bindField(binding, 'complement')}
          className="field-half"
          label={messages.complement}
          optionalMark={messages.optional}
          autoComplete="address-line2"
          enterKeyHint="next"
        />
        <Field
          {...bindField(binding, 'district')}
          label={messages.district}
          autoComplete="address-level3"
          enterKeyHint="next"
          required
        />
        <Field
          {...bindField(binding, 'city')}
          className="field-half"
          label={messages.city}
          autoComplete="address-level2"
          enterKeyHint="next"
          required
        />
        <StateField
          {...bindField(binding, 'state')}
          label={messages.state}
          emptyLabel={messages.stateEmpty}
        />
      </div>
      {page.fretePriceCents === null && page.deliveryOptions.length > 0 ? (
        <DeliveryOptions binding={binding} />
      ) : null}
    </SectionCard>
  )
}
