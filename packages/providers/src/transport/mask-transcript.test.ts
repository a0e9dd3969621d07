import { describe, expect, it } from 'vitest'
import { maskBody, maskHeaders, maskText, maskUrl } from './mask-transcript.ts'

describe('a transcript', () => {
  it('keeps the first six and last four digits of a card and no digit of its security code', () => {
    const masked = maskBody('{"card":{"number":"4111111111111111","cvv":"987","holderName":"MARIA"}}', [])
    expect(JSON.parse(masked)).toEqual({
      card: { number: '411111******1111', cvv: '***', holderName: 'MARIA' },
    })
  })

  it('hides card numbers at any place, also with blanks', () => {
    expect(maskBody('{"error":"card 5555 5555 5555 4444 was refused"}', [])).toBe(
      '{"error":"card 555555******4444 was refused"}',
    )
  })

  it('hides a phone that serves as a Pix key, whatever its field is called', () => {
    for (const name of ['pixKey', 'destination', 'x'])
      expect(maskBody(`{"${name}":"+5511987654321"}`, [])).toBe(`{"${name}":"(11) *****-4321"}`)
    expect(maskText('No account for +5511987654321.', [])).toBe('No account for (11) *****-4321.')
  })

  it('hides documents, phones and e-mail addresses', () => {
    const masked = maskBody(
      '{"customer":{"document":{"number":"52998224725","type":"cpf"},"email":"maria@exemplo.com.br","phone":"11987654321"},"note":"CPF 529.982.247-25"}',
      [],
    )
    expect(masked).not.toMatch(/52998224725|529\.982\.247-25|maria@|987654321/)
  })

  it('hides secrets in JSON, in forms and in plain text', () => {
    expect(maskBody('{"message":"bad key s3cr3t|value"}', ['s3cr3t|value'])).toBe('{"message":"bad key ***"}')
    expect(maskBody('client_id=a&client_secret=s3cr3t%7Cvalue', ['s3cr3t|value'])).toBe(
      'client_id=a&client_secret=***',
    )
    expect(maskBody('{"access_token":"abc","expires_in":300}', [])).toBe(
      '{"access_token":"***","expires_in":300}',
    )
  })

  it("hides a card's security code as a number of its own, and not within another number", () => {
    expect(maskText('cvv 987 is wrong, order 19870 of R$ 98.70', ['987'])).toBe(
      'cvv *** is wrong, order 19870 of R$ 98.70',
    )
  })

  it('keeps no part of a photo', () => {
    expect(maskBody('{"files":{"selfie":"data:image/png;name=selfie.png;base64,aWQ="}}', [])).toBe(
      '{"files":{"selfie":"***"}}',
    )
  })

  it('keeps the codes by which a person finds a payment', () => {
    const body = '{"endToEndId":"E12345678202009091221kkkkkkkkkkk","id":102938475610,"status":"paid"}'
    expect(maskBody(body, [])).toBe(body)
  })

  it('shows only harmless headers', () => {
    expect(maskHeaders({ authorization: 'Basic abc', 'content-type': 'application/json' })).toEqual({
      authorization: '***',
      'content-type': 'application/json',
    })
  })

  it.each([
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4111.1111.1111.1111',
    '4111\u00a01111\u00a01111\u00a01111',
    '4111  1111  1111  1111',
    '4111111111111111 12/31',
    '123 4111111111111111',
    '3782 822463 10005',
  ])('hides the card in %j', (spelling) => {
    for (const body of [
      JSON.stringify({ error: `bad card ${spelling}` }),
      `declined: ${spelling} (code 5)`,
    ]) {
      const digits = maskBody(body, []).replace(/[^\d*]/g, '')
      expect(digits).not.toMatch(/1111111111|822463/)
    }
  })

  it('hides a card that a form encodes in its own way', () => {
    for (const number of ['4111+1111+1111+1111', '4111%201111%201111%201111', '4111%2D1111%2D1111%2D1111'])
      expect(maskBody(`amount=100&number=${number}&x=1`, [])).toBe('amount=100&number=411111******1111&x=1')
  })

  it('hides a card by the name of its field, even when a digit is wrong', () => {
    expect(maskBody('{"card_number":"4111111111111112","card":{"number":4111111111111113}}', [])).toBe(
      '{"card_number":"411111******1112","card":{"number":"411111******1113"}}',
    )
  })

  it.each(['cvv', 'card_cvv', 'cvvCode', 'securityCode', 'card_password', 'accessKey', 'jwt', 'privateKey'])(
    'hides a field named %s',
    (name) => {
      expect(maskBody(JSON.stringify({ [name]: 'a1b2' }), [])).toBe(`{"${name}":"***"}`)
      expect(maskBody(`{"${name}": "a1b2", and then it broke off`, [])).not.toContain('a1b2')
    },
  )

  it('hides secrets however they are escaped, the longer one first', () => {
    const secrets = ['abcd', 'abcdefgh', "a b'c!d", 'line\nbreak"quote']
    const form = new URLSearchParams({ key: "a b'c!d" }).toString()
    expect(maskBody(form, secrets)).toBe('key=***')
    expect(maskBody(JSON.stringify({ echo: 'line\nbreak"quote' }), secrets)).toBe('{"echo":"***"}')
    expect(maskText('key abcdefgh', secrets)).toBe('key ***')
  })

  it('hides an echoed authorization, also by its content alone', () => {
    const basic = Buffer.from('sk_live_secret:x').toString('base64')
    expect(maskText(`got Basic ${basic}`, [])).toBe('got Basic ***')
    expect(maskText(`got Bearer eyJhbGciOi.J9.x-y_z`, [])).toBe('got Bearer ***')
    expect(maskText(`got ${basic}`, ['sk_live_secret'])).not.toContain(basic.slice(0, 12))
    expect(maskText('Basic authentication is required', [])).toBe('Basic authentication is required')
  })

  it('hides the values in the query of an address', () => {
    const url =
      'https://api.example/v1/token?api_token=s3ss10n&cpf=529.982.247-25&email=maria%40exemplo.com.br&page=2'
    expect(maskUrl(url, [])).toBe(
      'https://api.example/v1/token?api_token=***&cpf=***.982.247-**&email=ma***@exemplo.com.br&page=2',
    )
  })

  it('hides documents with letters, and phones that serve as a key in digits alone', () => {
    expect(maskText('CNPJ 12.ABC.345/01DE-35', [])).not.toContain('12.ABC.345/01DE-35')
    expect(maskBody('{"pixkey":"11987654321"}', [])).toBe('{"pixkey":"(11) *****-4321"}')
  })

  it('takes time in proportion to its length, whatever the answer contains', () => {
    for (const filler of ['a', '1', '1 ', '4111 ', '.', '"', '=', '@', 'a@', '+55', '-', 'Basic ', '[']) {
      const endless = filler.repeat(400_000 / filler.length)
      maskBody(endless, ['s3cr3t'])
      maskBody(JSON.stringify({ image: endless, message: endless }), ['s3cr3t'])
      maskUrl(`https://api.example/?x=${endless}`, ['s3cr3t'])
    }
  })
})
