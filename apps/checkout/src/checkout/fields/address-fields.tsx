import { DeliveryOptions } from '#checkout/amounts/delivery-options.tsx'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { CheckIcon } from '#page/icons.tsx'
import type { BuyerForm } from './buyer-form.ts'
import { Field } from './field.tsx'
import { bindField, type FormBinding } from './form-binding.ts'
import { maskCep } from './mask-digits.ts'
import { StateField } from './state-field.tsx'
import type { AddressState } from './use-address.ts'

const cepSearch = 'https://buscacepinter.correios.com.br/app/endereco/index.php'

/** The CEP first; the rest once it is known, with number and complement side by side. */
export function AddressFields({ binding, address }: { binding: FormBinding; address: AddressState }) {
  const { page, messages, errors } = useCheckoutData()
  const { lookup, shows } = address
  const cep = bindField(binding, 'cep')
  const lookupError =
    lookup === 'NOT_FOUND' ? errors.errorCepNotFound : lookup === 'FAILED' ? errors.errorCep : undefined
  return (
    <>
      <div className="cep-row">
        <Field
          {...cep}
          error={cep.error ?? lookupError}
          className="field-cep"
          label={messages.cep}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="next"
          placeholder="00000-000"
          mask={maskCep}
          hint={lookup === 'LOOKING_UP' ? messages.cepLookingUp : undefined}
          isConfirmed={lookup === 'FOUND'}
          required
        />
        {lookup === 'FAILED' && shows === 'CEP' ? (
          <button type="button" className="link-button" onClick={address.retry}>
            {messages.retryCep}
          </button>
        ) : (
          <a className="link-button" href={cepSearch} target="_blank" rel="noopener noreferrer">
            {messages.unknownCep}
          </a>
        )}
      </div>
      <div role="status">
        {shows === 'LINE' ? <ConfirmedAddress form={binding.form} onEdit={address.edit} /> : null}
        {lookup === 'FAILED' && shows === 'FIELDS' ? (
          <p className="field-note">{messages.typeAddress}</p>
        ) : null}
      </div>
      {shows === 'CEP' ? null : (
        <div className="fields fields-address">
          {shows === 'FIELDS' ? (
            <Field
              {...bindField(binding, 'street')}
              label={messages.street}
              autoComplete="address-line1"
              enterKeyHint="next"
              required
            />
          ) : null}
          <Field
            {...bindField(binding, 'number')}
            className="field-pair"
            label={messages.number}
            inputMode="text"
            autoComplete="off"
            enterKeyHint="next"
            required
          />
          <Field
            {...bindField(binding, 'complement')}
            className="field-pair"
            label={messages.complement}
            placeholder={messages.optional}
            autoComplete="address-line2"
            enterKeyHint="next"
          />
          {shows === 'FIELDS' ? <PlaceFields binding={binding} /> : null}
        </div>
      )}
      {page.fretePriceCents === null &&
      page.deliveryOptions.length > 0 &&
      binding.amounts.shippingCents !== null ? (
        <DeliveryOptions binding={binding} />
      ) : null}
    </>
  )
}

function PlaceFields({ binding }: { binding: FormBinding }) {
  const { messages } = useCheckoutData()
  return (
    <>
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
      <StateField {...bindField(binding, 'state')} label={messages.state} emptyLabel={messages.stateEmpty} />
    </>
  )
}

function ConfirmedAddress({ form, onEdit }: { form: BuyerForm; onEdit: () => void }) {
  const { messages } = useCheckoutData()
  return (
    <div className="confirmed-address">
      <CheckIcon />
      <p>
        {form.street}
        <span className="confirmed-place">
          {form.district}, {form.city}, {form.state}
        </span>
      </p>
      <button type="button" className="link-button" onClick={onEdit}>
        {messages.editAddress}
      </button>
    </div>
  )
}
