import { useCheckoutData } from '#checkout/checkout-context.ts'
import { asksBirthDate, asksIdentity, nameMaximumLength, requiredIdentity } from './check-buyer-form.ts'
import { Field } from './field.tsx'
import { bindField, type FormBinding } from './form-binding.ts'
import { GiftFields } from './gift-fields.tsx'
import { maskPhone } from './mask-digits.ts'
import { maskDocument } from './mask-document.ts'

export function PersonalFields({ binding }: { binding: FormBinding }) {
  const { page, messages } = useCheckoutData()
  const isRequired = requiredIdentity(page)
  return (
    <div className="fields">
      <Field
        {...bindField(binding, 'name')}
        label={messages.name}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        maxLength={nameMaximumLength}
        hint={binding.form.name.length >= nameMaximumLength ? messages.nameTooLong : undefined}
        isConfirmed={binding.isRight('name')}
        required
      />
      <Field
        {...bindField(binding, 'email')}
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        hint={messages.emailHint}
        isConfirmed={binding.isRight('email')}
        required
      />
      {asksIdentity(page) ? (
        <>
          <Field
            {...bindField(binding, 'phone')}
            className="field-half"
            label={messages.phone}
            optionalMark={isRequired.phone ? undefined : messages.optional}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            enterKeyHint="next"
            placeholder="(00) 00000-0000"
            mask={maskPhone}
            isConfirmed={binding.isRight('phone')}
            required={isRequired.phone}
          />
          <Field
            {...bindField(binding, 'cpf')}
            className="field-half"
            label={messages.cpf}
            optionalMark={isRequired.cpf ? undefined : messages.optional}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            placeholder="000.000.000-00"
            mask={maskDocument}
            isConfirmed={binding.isRight('cpf')}
            required={isRequired.cpf}
          />
        </>
      ) : null}
      {asksBirthDate(page, binding.form) ? (
        <Field
          {...bindField(binding, 'birthDate')}
          label={messages.birthDate}
          type="date"
          autoComplete="bday"
          hint={messages.birthDateHint}
          isConfirmed={binding.isRight('birthDate')}
          required
        />
      ) : null}
      <GiftFields binding={binding} />
    </div>
  )
}
