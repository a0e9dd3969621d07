import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import {
  bitString,
  boolean,
  context,
  integer,
  objectIdentifier,
  octetString,
  sequence,
  set,
  utcTime,
  utf8String,
} from './der.ts'

export type Certificate = { certificate: string; key: string }

/** A certificate authority that exists as long as the sandbox and is trusted by no other machine. */
export type TestAuthority = {
  certificate: string
  issueClient(commonName: string): Certificate
  issueServer(): Certificate
}

const ecdsaWithSha256 = sequence(objectIdentifier('1.2.840.10045.4.3.2'))
const authorityName = 'Banco de mentira: autoridade de teste'
/** Wider than any clock set by a test, because certificates are checked by the machine's own clock. */
const validity = sequence(utcTime('2020-01-01T00:00:00Z'), utcTime('2049-12-31T23:59:59Z'))

export function createTestAuthority(): TestAuthority {
  const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const sealed = (subject: { name: string; publicKey: KeyObject }, extensions: Buffer[]) =>
    writeCertificate({ ...subject, extensions, signer: authority.privateKey })

  const issue = (commonName: string, extensions: Buffer[]): Certificate => {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    return {
      certificate: sealed({ name: commonName, publicKey: pair.publicKey }, extensions),
      key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    }
  }

  return {
    certificate: sealed({ name: authorityName, publicKey: authority.publicKey }, [
      extension('2.5.29.19', sequence(boolean(true)), { critical: true }),
      extension('2.5.29.15', bitString(Buffer.from([0x06]), 1), { critical: true }),
    ]),
    issueClient: (commonName) => issue(commonName, [extendedUse('1.3.6.1.5.5.7.3.2')]),
    issueServer: () => issue('localhost', [extendedUse('1.3.6.1.5.5.7.3.1'), loopbackNames()]),
  }
}

type CertificateParts = { name: string; publicKey: KeyObject; extensions: Buffer[]; signer: KeyObject }

function writeCertificate({ name, publicKey, extensions, signer }: CertificateParts): string {
  const body = sequence(
    context(0, integer(2), { constructed: true }),
    integer(randomBytes(12)),
    ecdsaWithSha256,
    distinguishedName(authorityName),
    validity,
    distinguishedName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    context(3, sequence(...extensions), { constructed: true }),
  )
  const whole = sequence(body, ecdsaWithSha256, bitString(sign('sha256', body, signer)))
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n').trimEnd()
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}

function distinguishedName(commonName: string): Buffer {
  return sequence(set(sequence(objectIdentifier('2.5.4.3'), utf8String(commonName))))
}

function extension(identifier: string, value: Buffer, { critical = false } = {}): Buffer {
  return sequence(objectIdentifier(identifier), ...(critical ? [boolean(true)] : []), octetString(value))
}

function extendedUse(purpose: string): Buffer {
  return extension('2.5.29.37', sequence(objectIdentifier(purpose)))
}

function loopbackNames(): Buffer {
  const dnsName = (name: string) => context(2, Buffer.from(name, 'latin1'), { constructed: false })
  const address = context(7, Buffer.from([127, 0, 0, 1]), { constructed: false })
  return extension('2.5.29.17', sequence(dnsName('localhost'), address))
}
