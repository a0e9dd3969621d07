import { generateKeyPairSync, sign, X509Certificate } from 'node:crypto'

/** A certificate generated in the test, so that the repository contains no private key. Valid for 127.0.0.1. */
export function selfSignedCertificate(commonName = 'Balcao test'): {
  certificate: string
  privateKey: string
  fingerprint256: string
} {
  const keys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const name = sequence(set(sequence(objectId(0x55, 0x04, 0x03), der(0x0c, Buffer.from(commonName)))))
  const ecdsaWithSha256 = sequence(objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
  const subjectAltName = sequence(
    objectId(0x55, 0x1d, 0x11),
    der(0x04, sequence(der(0x87, Buffer.from([127, 0, 0, 1])))),
  )
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    name,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(subjectAltName)),
  )
  const signature = sign('sha256', toBeSigned, keys.privateKey)
  const bits = der(0x03, Buffer.concat([Buffer.from([0]), signature]))
  const x509 = new X509Certificate(sequence(toBeSigned, ecdsaWithSha256, bits))
  return {
    certificate: x509.toString(),
    privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    fingerprint256: x509.fingerprint256,
  }
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content])
  return Buffer.concat([Buffer.from([tag, 0x82, length >> 8, length & 0xff]), content])
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

function set(...parts: Buffer[]): Buffer {
  return der(0x31, Buffer.concat(parts))
}

function objectId(...bytes: number[]): Buffer {
  return der(0x06, Buffer.from(bytes))
}

function utcTime(text: string): Buffer {
  return der(0x17, Buffer.from(text))
}
