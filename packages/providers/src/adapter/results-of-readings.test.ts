import { describe, expect, it } from 'vitest'
import { aBilletSale, aCardSale, aPixSale, pixCodeOnBoleto } from '#cases/sample-inputs.ts'
import { type CreateTransactionInput, createTransactionInput } from '#inputs.ts'
import { defineCredentials } from './credentials.ts'
import type { ProviderDefinition } from './definition.ts'
import { createdTransaction, foundTransaction } from './results-of-readings.ts'

const definition: ProviderDefinition<Record<string, string | undefined>> = {
  name: 'ONZ',
  title: 'Onz',
  family: 'own',
  evidence: 'assumed',
  source: 'A test.',
  credentials: defineCredentials({}),
  environments: {},
  auth: () => ({}),
  amounts: 'cents',
  operations: {},
  statuses: { transaction: { PENDING: ['open'], APPROVED: ['paid'], REJECTED: ['refused'] } },
}

describe('a new sale with the status paid in its answer', () => {
  const certainty = (sale: CreateTransactionInput, rawStatus = 'paid') =>
    createdTransaction({ transactionId: '1', rawStatus }, createTransactionInput.parse(sale), definition)
      .certainty

  it('is accepted for a card, which is charged by the same call', () => {
    expect(certainty(aCardSale())).toBe('KNOWN')
  })

  it('is not accepted for a code that no buyer has seen yet: a read must confirm it', () => {
    expect([certainty(aPixSale()), certainty(aBilletSale())]).toEqual(['UNCONFIRMED', 'UNCONFIRMED'])
    expect(certainty(aPixSale(), 'refused')).toBe('KNOWN')
  })
})

describe('the address of a boleto', () => {
  const billetUrl = (url: string) => {
    const reading = { transactionId: '1', rawStatus: 'open', billetCode: '34191', billetUrl: url }
    return createdTransaction(reading, createTransactionInput.parse(aBilletSale()), definition).billetUrl
  }

  it('is one that a browser opens as a page', () => {
    expect(billetUrl('https://bank.example/boleto.pdf')).toBe('https://bank.example/boleto.pdf')
  })

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '/boleto.pdf', 'no address'])(
    'is not %j',
    (url) => expect(billetUrl(url)).toBeUndefined(),
  )
})

describe('the Pix code of a boleto', () => {
  const pixCode = (code: string, amount?: number) => {
    const reading = { transactionId: '1', rawStatus: 'open', billetCode: '34191', pixCode: code, amount }
    return foundTransaction(reading, aBilletSale(), definition).pixCode
  }

  it('is kept if a bank can read the code and its amount is that of the boleto', () => {
    expect(pixCode(pixCodeOnBoleto)).toBe(pixCodeOnBoleto)
    expect(pixCode(pixCodeOnBoleto, 9_700)).toBe(pixCodeOnBoleto)
  })

  it.each(['https://bank.example/qrcode.png', `${pixCodeOnBoleto.slice(0, -4)}0000`, ''])(
    'is not %j',
    (code) => expect(pixCode(code)).toBeUndefined(),
  )

  it('is left out if its amount is not that of the boleto', () => {
    expect(pixCode(pixCodeOnBoleto, 9_701)).toBeUndefined()
  })
})

describe('the currency of a read transaction', () => {
  const currency = (told: string) =>
    foundTransaction({ transactionId: '1', rawStatus: 'open', currency: told }, aBilletSale(), definition)
      .currency

  it('is one of the supported currencies, in any spelling', () => {
    expect(currency('usd')).toBe('USD')
  })

  it('is never dropped, which would make it reais', () => {
    expect(() => currency('ARS')).toThrow('another currency')
  })
})
