import { expect, test } from 'vitest'
import { aPhysicalPage } from '#sample-pages.ts'
import { emptyBuyerForm } from './buyer-form.ts'
import { readTypedForm } from './read-typed-form.ts'

const untouched = emptyBuyerForm(aPhysicalPage())

test('an untouched form gives no values, although its radios have one', () => {
  const fields = new FormData()
  fields.set('name', '')
  fields.set('paymentMethod', untouched.paymentMethod)
  fields.set('deliveryOptionId', untouched.deliveryOptionId ?? '')
  expect(readTypedForm(fields, untouched)).toEqual({})
})

test('values typed and ticked before the script loaded are the buyer’s', () => {
  const fields = new FormData()
  fields.set('name', 'Rápida Silva')
  fields.set('cpf', '52998224725')
  fields.append('orderBumpsIds', 'b1')
  fields.set('paymentMethod', 'BILLET')
  fields.set('deliveryOptionId', 'pac')
  expect(readTypedForm(fields, untouched)).toEqual({
    name: 'Rápida Silva',
    cpf: '529.982.247-25',
    orderBumpsIds: ['b1'],
    paymentMethod: 'BILLET',
    deliveryOptionId: 'pac',
  })
})
