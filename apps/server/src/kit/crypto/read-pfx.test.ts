import { createSign, createVerify } from 'node:crypto'
import { expect, test } from 'vitest'
import { a1Samples } from '#demo/a1-samples.ts'
import { PfxError, readPfx } from './read-pfx.ts'

const { password } = a1Samples

test.each(['modern', 'old'] as const)(
  'a %s certificate file is opened with its key and certificate',
  (kind) => {
    const { privateKey, certificate } = readPfx(Buffer.from(a1Samples[kind], 'base64'), password)
    expect(certificate.subject).toContain(a1Samples.cnpj)
    const signature = createSign('sha256').update('nota').sign(privateKey)
    expect(createVerify('sha256').update('nota').verify(certificate.publicKey, signature)).toBe(true)
  },
)

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

test('a file that is no certificate, or ends too early, is refused', () => {
  expect(problemOf(Buffer.from('não é um certificado'), password)).toBe('unreadable')
  const file = Buffer.from(a1Samples.modern, 'base64')
  for (let length = 0; length < file.length; length += 97)
    expect(problemOf(file.subarray(0, length), password)).toBe('unreadable')
})

/** A real file (password "nota") with two parts of 700,000 rounds of key derivation each. */
const slow = [
  'MIIF7wIBAzCCBbkGCSqGSIb3DQEHAaCCBaoEggWmMIIFojCCAqAGCSqGSIb3DQEHBqCCApEwggKNAgEAMIIChgYJKoZIhvcNAQcB',
  'MB0GCiqGSIb3DQEMAQMwDwQIdMRxcjqHsj8CAwquYICCAlicekHIc12S/qzf3q3xQV+guzZ/ctZwUtkc88zFxa1Ll3M74EOnzPLj',
  'IimRooWPuMig/GAl87b2Hg8LFlI3LK42mPSZcTyfAFBdhDmwmjL2YjXmhBdg6tQLf8kFMKcSftBwO6qaIczKbz0dxPy40xLX4ez8',
  'aaC9CxgmiRQAtPQ+w+ITr4MFyeEyV2668QzcXb7966TQnuk0JsIiixCM7xL7Gv0jM1mjHRkip/ckImqzNLh7ouoEJ6rVwi9w7paK',
  'e38ez6CHy6J3RjwgHbQgngB3jNXDyJvwsP93MwgIPbKXqxC4Frx3tAXQcPBWUjtwYX58uT9WpZpZeETpR+Cn1zLq6DdA+tY7jHwB',
  '+EbT7gTOxRfvYGdRl/EHW/a7plvQ0wX/CGgLBDVT0VmmQwfa9q+FDBQsxgQgGW2+ZQ2up2s8O8DVJeHXtenL0nn0QqIE/GJBsmOF',
  'Z3Y9fH/46FdB2JT3x8yZwdFQx2DmjLycSJ4KlIwJPrr3ctVpJbDsPSCUQ3V1jtm5ReOf+sNgR/JOlkTdUmr1wjngzV/Nv2y4HYy3',
  'BAqqNJN/QZOHe2IKnUXYB5qIVOYSN0WfreOoDYpvWHO81tYPpwmWmjhxBJKHIKWuWeGOYVWaMH6fUzCRuXILVuq520T5HMgVBcOe',
  'D458uhf1YP0+u3EOUAVUbhRwTffqPClmVpOKRNBsqpbUV/L7AKU3KvjLo9LQ4fR1cMbESugP5GMwXG4LDuvB+L/HsX5cMenX8DRr',
  'y6q1n7RNyWa3e5M32oU6QKF/5xEgaEhbIQe8vzC0nnO+uHswggL6BgkqhkiG9w0BBwGgggLrBIIC5zCCAuMwggLfBgsqhkiG9w0B',
  'DAoBAqCCAqcwggKjMB0GCiqGSIb3DQEMAQMwDwQIxkfeI2y8McsCAwquYASCAoB3lDGA1YOdj/FimIqWSgooNKtIwXv5LfsAJqRi',
  'kuhBu9QudolhnccroJ5Fxk5jyQi04ddO4dwWrl3VxV5Ya19bwjIunzkHXH9iNAkhTofw9tuL6EZw/B7/2sKytvNYuq5fD+FGqf3D',
  'prN8EMbeNOgrTkaLF8jtn8qB9TKExcbnoUMEovI8ejhDa4tlMZqhKowPblrxSNuXEkUUPWmz06usqngexg3CYsPl1sofqupo+Avc',
  'Q+xfE+YsP5w1gNml7olD4cD+r+iohNwAkReX88wV67dc3W543dA5ukSXQ8qc1wsYfwImceCDFu4eH9FgESfGh1V2IAG1taHkDSZr',
  'zEX8LmfdgJtTdjUbabGs6mMpKiExA8ad55Aqcx6inaQ6R011xFrHU0NN5zS0wVq4poocDck+TkXciyByjPuQPaWwSziKK1TD9a57',
  'HvVl+dKDfOWcyMZKtZ7S63NERj/ZvbzapJkb5Skpb2NHqe4FnuKOmip+n/NoETslHDwkgIHW7eoiWsP80PnrZriMCjgshiX1Y3br',
  'jzlhHJS8uU9PSdg1hpSlR4kQvHjH5q926DiSeq+G4/QEGyPz4btcuUy7Fw6JZjCiTwKDiYARsGnra/gazDcq60SjU763/6TlvBY3',
  'iL6lKEuYa530IA3BLAtpyjN+PVCHpnh2AIInl2vJeQR6Xubzo6gpGWtj98pAZ2NgVP8lQ1XDpzyFc5bPG75dgQydJstDqgfpH7VY',
  'HKnrE4K+Wc55/nqsMqvAmCB1zWde2tekgJ/zdUO30v96zKHJ1HgjUdzbgIQt8SzQ/PYEJk1+DdRSC9rV2l+vslHBCats5uXSJFWf',
  'KSGUDrbXGiLVFV33MSUwIwYJKoZIhvcNAQkVMRYEFNI+o29Cg9n1zk8+7r5yOsbdCX3pMC0wITAJBgUrDgMCGgUABBSoLZ4y8K3B',
  'aeuzvbMhT+RoPdbOQgQIxMJKbUVSqsM=',
].join('')

test('a file with too many rounds of key derivation in all its parts together is refused', () => {
  expect(problemOf(Buffer.from(slow, 'base64'), 'nota')).toBe('unreadable')
})
