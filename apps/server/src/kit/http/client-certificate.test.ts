import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls'
import { createTestAuthority } from '@balcao/sandbox/tls/create-test-authority'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGuardedHttp } from './guarded-http.ts'

const authority = createTestAuthority()
const usual = getCACertificates('default')
const { certificate: cert, key } = authority.issueServer()
const server = createServer(
  { cert, key, ca: authority.certificate, requestCert: true, rejectUnauthorized: true },
  (request, response) => response.end((request.socket as TLSSocket).getPeerCertificate().subject.CN),
)
let port = 0

beforeAll(async () => {
  setDefaultCACertificates([...usual, authority.certificate])
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  setDefaultCACertificates(usual)
  server.close()
})

test('a server that requires a certificate gets the certificate of the caller, and refuses a caller without one', async () => {
  const http = createGuardedHttp({ allowLoopback: true, ports: [port] })
  const url = `https://localhost:${port}/`
  const { certificate, key: privateKey } = authority.issueClient('CURSOS DA MARINA LTDA')
  const answer = await http.request(url, { method: 'GET', clientCertificate: { certificate, privateKey } })
  expect(Buffer.from(answer.body).toString()).toBe('CURSOS DA MARINA LTDA')
  await expect(http.request(url, { method: 'GET' })).rejects.toMatchObject({ reason: 'network' })
})
