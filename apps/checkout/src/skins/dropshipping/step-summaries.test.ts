import { expect, test } from 'vitest'
import { emptyBuyerForm } from '#checkout/fields/buyer-form.ts'
import { aCheckoutPage } from '#sample-pages.ts'
import { addressSummary, personalSummary } from './step-summaries.ts'

const form = {
  ...emptyBuyerForm(aCheckoutPage()),
  name: 'Rafael Teixeira ',
  email: 'rafael@email.com',
  cpf: '529.982.247-25',
  cep: '30140-071',
  street: 'Rua Sergipe',
  number: '1204',
  complement: 'apto 301',
  district: 'Savassi',
  city: 'Belo Horizonte',
  state: 'MG',
}

test('completed steps show the buyer and the address', () => {
  expect(personalSummary(form)).toEqual(['Rafael Teixeira', 'rafael@email.com', 'CPF 529.982.247-25'])
  expect(addressSummary(form)).toEqual([
    'Rua Sergipe, 1204, apto 301',
    'Savassi, Belo Horizonte, MG',
    'CEP 30140-071',
  ])
})

test('a company is shown with its CNPJ, and fields that were not asked for are absent', () => {
  expect(personalSummary({ ...form, cpf: '12.ABC.345/01DE-35' })[2]).toBe('CNPJ 12.ABC.345/01DE-35')
  expect(personalSummary({ ...form, cpf: '' })).toHaveLength(2)
})
