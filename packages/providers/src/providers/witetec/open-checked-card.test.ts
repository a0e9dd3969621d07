import { describe, expect, it } from 'vitest'
import { card } from '#cases/sample-inputs.ts'
import { openCheckedCard } from './open-checked-card.ts'

describe('a card for Witetec', () => {
  it('passes when every field is valid', async () => {
    await expect(openCheckedCard('sealed', { openCard: async () => card })).resolves.toEqual(card)
  })

  it('is required', async () => {
    const openCard = async () => expect.fail('Nothing is there to be opened')
    await expect(openCheckedCard(undefined, { openCard })).rejects.toThrow('card é obrigatório.')
  })

  it.each([
    [{ number: ' - ' }, 'cardNumber é obrigatório.'],
    [{ holderName: 'MARIA' }, 'holderName deve conter nome e sobrenome.'],
    [{ expMonth: 123 }, 'expMonth deve conter no máximo 2 caracteres.'],
    [{ expYear: 31 }, 'expYear deve conter exatamente 4 caracteres.'],
    [{ cvv: '12' }, 'cvv deve conter de 3 a 4 caracteres.'],
    [{ cvv: '12345' }, 'cvv deve conter de 3 a 4 caracteres.'],
  ])('is refused with %o', async (fault, complaint) => {
    const openCard = async () => ({ ...card, ...fault })
    await expect(openCheckedCard('sealed', { openCard })).rejects.toMatchObject({
      failure: { kind: 'invalid_request', message: complaint },
    })
  })
})
