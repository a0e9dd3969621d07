import { createTestAuthority } from '@balcao/sandbox/tls/create-test-authority'
import { expect, test } from 'vitest'
import { pfxSample } from '#test/pfx-sample.ts'
import { isUsableCertificate } from './check-client-certificate.ts'

const { certificate, key: privateKey } = createTestAuthority().issueClient('loja')

test('a certificate is usable until its last day', () => {
  const isUsable = (day: string) => isUsableCertificate({ certificate, privateKey }, new Date(day))
  expect(isUsable('2049-12-31T12:00:00Z')).toBe(true)
  expect(isUsable('2050-01-01T00:00:00Z')).toBe(false)
})

test('a certificate file in the form of banks is usable until its last day', () => {
  const { file: pfx, passphrase } = pfxSample
  expect(isUsableCertificate({ pfx, passphrase }, new Date('2030-01-01'))).toBe(true)
  expect(isUsableCertificate({ pfx, passphrase }, new Date('2130-01-01'))).toBe(false)
  expect(isUsableCertificate({ pfx, passphrase: 'errada' }, new Date('2030-01-01'))).toBe(false)
})

test('a key without its certificate is unusable', () => {
  expect(isUsableCertificate({ privateKey }, new Date('2030-01-01'))).toBe(false)
})
