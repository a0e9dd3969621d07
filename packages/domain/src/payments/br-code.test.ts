import { describe, expect, test } from 'vitest'
import { crc16, decodeBrCode, encodeDynamicBrCode, encodeStaticBrCode } from './br-code.ts'

/** The example of the Central Bank's manual. */
const staticExample =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'
/** The examples of mandates in the Central Bank's Pix API 2.9.0. */
const recurrenceExample =
  '00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120002630462C9'
const compositeExample =
  '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/94ed2badcbc04c15b0bb7fa35319489063047741'

const account = '00020126290014br.gov.bcb.pix0107a@b.com520400005303986'

/** Adds the right checksum to a hand-made body, so that only the body can be wrong. */
const closed = (body: string) => `${body}6304${crc16(`${body}6304`)}`

test('the checksum agrees with the published check value', () => {
  expect(crc16('123456789')).toBe('29B1')
  expect(crc16('')).toBe('FFFF')
})

describe('reading a Pix code', () => {
  test('the example of the manual names a key and no amount', () => {
    expect(decodeBrCode(staticExample)).toEqual({
      valid: true,
      kind: 'static',
      key: '123e4567-e12b-12d1-a456-426655440000',
      url: null,
      recurrenceUrl: null,
      amountCents: null,
      merchantName: 'Fulano de Tal',
      merchantCity: 'BRASILIA',
      description: null,
      txid: null,
    })
  })

  test('an accented name counts as its characters, and as its bytes where the writer counted those', () => {
    const named = (length: string) => closed(`${account}5802BR59${length}José Conceição6004Lima62070503***`)
    expect(decodeBrCode(named('14'))).toMatchObject({ valid: true, merchantName: 'José Conceição' })
    expect(decodeBrCode(named('17'))).toMatchObject({ valid: true, merchantName: 'José Conceição' })
    expect(decodeBrCode(named('15'))).toMatchObject({ valid: false, problem: 'SYNTAX' })
  })

  test('another currency, another country or an endless text is no Pix code', () => {
    const rest = '5903Ana6004Lima62070503***'
    const foreign = '00020126290014br.gov.bcb.pix0107a@b.com52040000'
    expect(decodeBrCode(closed(`${foreign}53038405802BR${rest}`))).toMatchObject({ problem: 'NOT_PIX' })
    expect(decodeBrCode(closed(`${foreign}53039865802US${rest}`))).toMatchObject({ problem: 'NOT_PIX' })
    const padding = [64, 65, 66, 67, 68].map((id) => `${id}99${'x'.repeat(99)}`).join('')
    expect(decodeBrCode(closed(`${account}5802BR${rest}${padding}`))).toMatchObject({ problem: 'SYNTAX' })
  })

  test('a mandate of Pix Automático has no key and no charge', () => {
    expect(decodeBrCode(recurrenceExample)).toMatchObject({
      kind: 'recurrence',
      key: null,
      url: null,
      recurrenceUrl: 'pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120002',
    })
  })

  test('a composite code charges now and offers the mandate', () => {
    expect(decodeBrCode(compositeExample)).toMatchObject({
      kind: 'dynamic',
      url: 'pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441',
      recurrenceUrl: 'pix.example.com/qr/v2/rec/94ed2badcbc04c15b0bb7fa353194890',
    })
  })

  test('an upper-case domain, surrounding blanks and a lower-case checksum are accepted', () => {
    const code = closed(
      '00020126330014BR.GOV.BCB.PIX0111123456789095204000053039865802BR5903Ana6004Lima62070503***',
    )
    expect(decodeBrCode(` ${code.slice(0, -4)}${code.slice(-4).toLowerCase()}\n`)).toMatchObject({
      key: '12345678909',
    })
  })

  test.each([
    ['a changed digit', `${staticExample.slice(0, -1)}E`, 'CHECKSUM'],
    ['a missing checksum', staticExample.slice(0, -8), 'SYNTAX'],
    ['a lost first character', staticExample.slice(1), 'SYNTAX'],
    ['a length that runs over the end', '00020126', 'SYNTAX'],
    ['something else entirely', 'hello', 'SYNTAX'],
    ['nothing', '', 'SYNTAX'],
    [
      'another payment scheme',
      closed('00020126180014br.com.exemplo5204000053039865802BR5903Ana6004Lima'),
      'NOT_PIX',
    ],
    [
      'neither key nor address',
      closed('00020126180014br.gov.bcb.pix5204000053039865802BR5903Ana6004Lima'),
      'NOT_PIX',
    ],
    ['an amount with a comma', closed(`${account}540519,905802BR5903Ana6004Lima`), 'AMOUNT'],
    ['a field given twice', closed(`${account}5802BR5802BR5903Ana6004Lima`), 'SYNTAX'],
    [
      'a key and an address at once',
      closed(`00020126360014br.gov.bcb.pix0107a@b.com2503a.b5802BR`),
      'NOT_PIX',
    ],
  ])('%s is refused', (_, code, problem) => {
    expect(decodeBrCode(code)).toEqual({ valid: false, problem })
  })
})

describe('writing a Pix code', () => {
  test('the example of the manual is reproduced exactly', () => {
    const code = encodeStaticBrCode({
      key: '123e4567-e12b-12d1-a456-426655440000',
      merchantName: 'Fulano de Tal',
      merchantCity: 'BRASILIA',
    })
    expect(code).toBe(staticExample)
  })

  test('the composite example of the Pix API is reproduced exactly', () => {
    const code = encodeDynamicBrCode({
      url: 'pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441',
      recurrenceUrl: 'pix.example.com/qr/v2/rec/94ed2badcbc04c15b0bb7fa353194890',
      merchantName: 'Fulano de Tal',
      merchantCity: 'BRASILIA',
    })
    expect(code).toBe(compositeExample)
  })

  test('amount, txid and message are read back, accents folded and long names cut', () => {
    const code = encodeStaticBrCode({
      key: '+5511987654321',
      merchantName: 'Confeitaria São João da Boa Vista',
      merchantCity: 'São José do Rio Preto',
      amountCents: 65_034,
      txid: 'pedido123',
      description: 'Bolo de aniversário',
    })
    expect(decodeBrCode(code)).toMatchObject({
      kind: 'static',
      key: '+5511987654321',
      merchantName: 'Confeitaria Sao Joao da B',
      merchantCity: 'Sao Jose do Rio',
      amountCents: 65_034,
      txid: 'pedido123',
      description: 'Bolo de aniversario',
    })
  })

  test('a value that does not fit is refused', () => {
    const merchant = { merchantName: 'Ana', merchantCity: 'Lima' }
    expect(() => encodeDynamicBrCode({ ...merchant, url: 'https://pix.example.com/1' })).toThrow(RangeError)
    expect(() => encodeDynamicBrCode({ ...merchant, url: 'a'.repeat(78) })).toThrow(RangeError)
    expect(() => encodeStaticBrCode({ ...merchant, key: 'k', txid: 'has blank' })).toThrow(RangeError)
    expect(() => encodeStaticBrCode({ ...merchant, key: 'k', description: 'a'.repeat(90) })).toThrow(
      RangeError,
    )
    expect(() => encodeStaticBrCode({ key: 'k', merchantName: '★', merchantCity: 'Lima' })).toThrow(
      RangeError,
    )
  })
})
