import { describe, expect, it } from 'vitest'
import { maskBody, maskHeaders } from './mask-transcript.ts'

describe('a transcript', () => {
  it('keeps six and four digits of a card and nothing of its code', () => {
    const masked = maskBody('{"card":{"number":"4111111111111111","cvv":"987","holderName":"MARIA"}}', [])
    expect(JSON.parse(masked)).toEqual({
      card: { number: '411111******1111', cvv: '***', holderName: 'MARIA' },
    })
  })

  it('hides card numbers wherever they stand, also with blanks', () => {
    expect(maskBody('{"error":"card 5555 5555 5555 4444 was refused"}', [])).toBe(
      '{"error":"card 555555******4444 was refused"}',
    )
  })

  it('hides a phone that serves as a Pix key, whatever its field is called', () => {
    expect(maskBody('{"pixKey":"+5511987654321"}', [])).toBe('{"pixKey":"(11) *****-4321"}')
  })

  it('hides documents, phones and e-mail addresses', () => {
    const masked = maskBody(
      '{"customer":{"document":{"number":"52998224725","type":"cpf"},"email":"maria@exemplo.com.br","phone":"11987654321"},"note":"CPF 529.982.247-25"}',
      [],
    )
    expect(masked).not.toMatch(/52998224725|529\.982\.247-25|maria@|987654321/)
  })

  it('hides our secrets in JSON, in forms and in plain text', () => {
    expect(maskBody('{"message":"bad key s3cr3t|value"}', ['s3cr3t|value'])).toBe('{"message":"bad key ***"}')
    expect(maskBody('client_id=a&client_secret=s3cr3t%7Cvalue', ['s3cr3t|value'])).toBe(
      'client_id=a&client_secret=***',
    )
    expect(maskBody('{"access_token":"abc","expires_in":300}', [])).toBe(
      '{"access_token":"***","expires_in":300}',
    )
  })

  it('keeps nothing of a photo', () => {
    expect(maskBody('{"files":{"selfie":"data:image/png;name=selfie.png;base64,aWQ="}}', [])).toBe(
      '{"files":{"selfie":"***"}}',
    )
  })

  it('leaves the codes that a person needs to find a payment', () => {
    const body = '{"endToEndId":"E12345678202009091221kkkkkkkkkkk","id":102938475610,"status":"paid"}'
    expect(maskBody(body, [])).toBe(body)
  })

  it('shows only the headers that say nothing', () => {
    expect(maskHeaders({ authorization: 'Basic abc', 'content-type': 'application/json' })).toEqual({
      authorization: '***',
      'content-type': 'application/json',
    })
  })
})
