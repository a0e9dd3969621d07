import { createSign, createVerify } from 'node:crypto'
import { expect, test } from 'vitest'
import { a1Samples } from '#demo/a1-samples.ts'
import { PfxError, readPfx } from './read-pfx.ts'

const { password } = a1Samples

test.each(['modern', 'old'] as const)('a %s certificate file gives its key and certificate', (kind) => {
  const { privateKey, certificate } = readPfx(Buffer.from(a1Samples[kind], 'base64'), password)
  expect(certificate.subject).toContain(a1Samples.cnpj)
  const signature = createSign('sha256').update('nota').sign(privateKey)
  expect(createVerify('sha256').update('nota').verify(certificate.publicKey, signature)).toBe(true)
})

const problemOf = (file: Buffer, given: string) => {
  try {
    readPfx(file, given)
    return null
  } catch (error) {
    return error instanceof PfxError ? error.problem : 'another error'
  }
}

test.each(['modern', 'old'] as const)('a %s certificate file is refused with a wrong password', (kind) => {
  expect(problemOf(Buffer.from(a1Samples[kind], 'base64'), 'errada')).toBe('password')
})

test('a file that is no certificate is refused, wherever it breaks off', () => {
  expect(problemOf(Buffer.from('não é um certificado'), password)).toBe('unreadable')
  const file = Buffer.from(a1Samples.modern, 'base64')
  for (let length = 0; length < file.length; length += 97)
    expect(problemOf(file.subarray(0, length), password)).toBe('unreadable')
})
