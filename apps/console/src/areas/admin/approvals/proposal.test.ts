import { expect, test } from 'vitest'
import { messages } from './messages/pt-br.ts'
import { subjectOf, valueText } from './proposal.ts'

const { change } = messages

test('methods and states are told in words', () => {
  expect(valueText('PIX,CREDIT_CARD', change)).toBe('Pix, Cartão')
  expect(valueText('PAUSED', change)).toBe('Pausada')
  expect(valueText('', change)).toBe('nada')
})

test('whoever approves reads the id of a receiver as it was typed, sign by sign', () => {
  for (const typed of ['rp_1,rp_2', 're_PIX', 'PIX,rp_2', 'constructor'])
    expect(valueText(typed, change)).toBe(typed)
})

test('the receiver of the platform itself is told by the account that it is at', () => {
  const changes = [
    { what: 'account', after: 'Pagar.me principal' },
    { what: 'person', after: 'PLATFORM' },
  ]
  expect(subjectOf({ person: null, changes }, messages)).toBe('Pagar.me principal')
  expect(valueText('PLATFORM', change)).toBe('A própria plataforma')
})
