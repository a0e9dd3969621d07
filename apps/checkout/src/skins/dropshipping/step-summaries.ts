import { documentKind } from '@balcao/domain/people/document'
import type { BuyerForm } from '#checkout/fields/buyer-form.ts'

/** Name, e-mail and document; fields that were not asked for are left out. */
export function personalSummary({ name, email, cpf }: BuyerForm): string[] {
  return [name.trim(), email.trim(), cpf === '' ? '' : `${documentKind(cpf) ?? 'CPF'} ${cpf}`].filter(
    (line) => line !== '',
  )
}

export function addressSummary(form: BuyerForm): string[] {
  const street = [form.street, form.number, form.complement].map((part) => part.trim()).filter(Boolean)
  return [
    street.join(', '),
    [form.district, form.city, form.state].map((part) => part.trim()).join(', '),
    `CEP ${form.cep}`,
  ]
}
