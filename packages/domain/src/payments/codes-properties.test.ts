import fastCheck from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, isBusinessDay } from '#calendar.ts'
import { isValidCnpj, isValidCpf } from '#people/document.ts'
import { isSafeExternalUrl, isSafeInternalPath } from '#texts/safe-url.ts'
import { encodeBankSlip, readBoleto } from './boleto.ts'
import { decodeBrCode, encodeDynamicBrCode, encodeStaticBrCode } from './br-code.ts'

const digits = (length: number) => fastCheck.stringMatching(new RegExp(`^[0-9]{${length}}$`))
/** A fixed seed, so that a failure is reproducible. */
const seed = 20_261_115
const cases = { numRuns: 2000, seed }

describe('a written code can be read again:', () => {
  test('a Pix code of any key, amount and name', () => {
    const printable = fastCheck.stringMatching(/^[A-Za-z][A-Za-zÀ-ú ]{0,40}$/)
    const txid = fastCheck.option(fastCheck.stringMatching(/^[A-Za-z0-9]{1,25}$/), { nil: undefined })
    const amountCents = fastCheck.integer({ min: 1, max: 999_999_999_999 })
    fastCheck.assert(
      fastCheck.property(fastCheck.uuid(), printable, amountCents, txid, (key, name, cents, id) => {
        const merchant = { merchantName: name, merchantCity: name, amountCents: cents }
        const fixed = encodeStaticBrCode({ ...merchant, key, txid: id })
        expect(decodeBrCode(fixed)).toMatchObject({
          kind: 'static',
          key,
          amountCents: cents,
          txid: id ?? null,
        })
        const url = `pix.exemplo.com.br/qr/v2/${key}`
        expect(decodeBrCode(encodeDynamicBrCode({ ...merchant, url }))).toMatchObject({
          kind: 'dynamic',
          url,
        })
      }),
      cases,
    )
  })

  test('a changed character in a Pix code is detected', () => {
    const code = encodeStaticBrCode({
      key: 'pix@exemplo.com.br',
      merchantName: 'Ana',
      merchantCity: 'Olinda',
      amountCents: 1990,
    })
    const position = fastCheck.nat(code.length - 1)
    fastCheck.assert(
      fastCheck.property(position, fastCheck.constantFrom(...'0123456789ABCDEFxyz'), (at, character) => {
        fastCheck.pre(code[at]?.toUpperCase() !== character.toUpperCase())
        expect(decodeBrCode(code.slice(0, at) + character + code.slice(at + 1)).valid).toBe(false)
      }),
      cases,
    )
  })

  test('a boleto of any bank, amount and due date', () => {
    const amountCents = fastCheck.integer({ min: 0, max: 9_999_999_999 })
    const daysAhead = fastCheck.integer({ min: -3000, max: 5500 })
    fastCheck.assert(
      fastCheck.property(
        digits(3),
        digits(25),
        amountCents,
        daysAhead,
        (bankCode, freeField, cents, days) => {
          fastCheck.pre(!bankCode.startsWith('8'))
          const dueDate = addDays('2026-11-15', days)
          const { line, barcode } = encodeBankSlip({ bankCode, freeField, amountCents: cents, dueDate })
          const expected = { valid: true, kind: 'BANK', line, barcode, bankCode, amountCents: cents, dueDate }
          expect(readBoleto(line, '2026-11-15')).toEqual(expected)
          expect(readBoleto(barcode, '2026-11-15')).toEqual(expected)
        },
      ),
      cases,
    )
  })
})

describe('rules that hold for every value', () => {
  test('exactly one of the hundred endings of a document is valid', () => {
    const base = fastCheck.stringMatching(/^[0-9A-Z]{12}$/)
    fastCheck.assert(
      fastCheck.property(digits(9), base, (cpf, cnpj) => {
        fastCheck.pre(new Set(cpf).size > 1 && new Set(cnpj).size > 1)
        const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'))
        expect(endings.filter((ending) => isValidCpf(cpf + ending))).toHaveLength(1)
        expect(endings.filter((ending) => isValidCnpj(cnpj + ending))).toHaveLength(1)
      }),
      { numRuns: 300, seed },
    )
  })

  test('adding days and counting them are opposites, and banks are never closed for a week', () => {
    const day = fastCheck.integer({ min: -10_000, max: 30_000 }).map((days) => addDays('2000-01-01', days))
    fastCheck.assert(
      fastCheck.property(day, fastCheck.integer({ min: -5000, max: 5000 }), (from, days) => {
        expect(daysBetween({ from, to: addDays(from, days) })).toBe(days)
        expect(Array.from({ length: 7 }, (_, index) => addDays(from, index)).some(isBusinessDay)).toBe(true)
      }),
      cases,
    )
  })

  test('an accepted link leads to the host that its text names', () => {
    const pieces = fastCheck.array(
      fastCheck.constantFrom(
        '/',
        '\\',
        '//',
        'https:',
        'https://',
        '@',
        ':',
        '.',
        '..',
        '?',
        '#',
        '%2f',
        '%0d',
        '\t',
        'evil.com',
        'a',
        'javascript:',
      ),
      { maxLength: 8 },
    )
    fastCheck.assert(
      fastCheck.property(pieces, (parts) => {
        const text = parts.join('')
        if (isSafeInternalPath(text)) {
          const read = new URL(text, 'https://loja.com.br')
          expect(read.origin).toBe('https://loja.com.br')
          expect(new URL(read.pathname, 'https://loja.com.br').origin).toBe('https://loja.com.br')
        }
        if (isSafeExternalUrl(text)) {
          expect(new URL(text)).toMatchObject({ protocol: 'https:', username: '', password: '' })
          expect(text.toLowerCase().startsWith(`https://${new URL(text).hostname}`)).toBe(true)
        }
      }),
      { numRuns: 20_000, seed },
    )
  })
})
