import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { type Sandbox, startSandbox } from '@balcao/sandbox/start-sandbox'

const host = 'adquirente.example.com'

export type AcquirerByProxy = {
  sandbox: Sandbox
  /** Base URL that an administrator types. */
  baseUrl: string
  proxyUrl: string
  /** The acquirer's TLS certificate. */
  certificatePath: string
  close(): Promise<void>
}

/**
 * The simulated acquirer as in production: at a public https address, reached by a proxy. A server in
 * production calls neither this machine nor plain HTTP.
 */
export async function openAcquirerByProxy(folder: string): Promise<AcquirerByProxy> {
  const sandbox = await startSandbox({ port: 0, dataDir: null, now: () => new Date() })
  const [keyPath, certificatePath] = [join(folder, 'acquirer.key'), join(folder, 'acquirer.pem')]
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
    ...['-keyout', keyPath, '-out', certificatePath],
  ])
  const secure = createTlsServer(
    { key: readFileSync(keyPath), cert: readFileSync(certificatePath) },
    (socket) => tie(socket, connect(Number(new URL(sandbox.url).port), '127.0.0.1')),
  )
  const securePort = await listen(secure)
  const proxy = createServer()
  proxy.on('connect', (_request, socket: Socket) => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
    tie(socket, connect(securePort, '127.0.0.1'))
  })
  const proxyPort = await listen(proxy)
  return {
    sandbox,
    baseUrl: `https://${host}${new URL(sandbox.acquirerUrl('HAWKPAY')).pathname}`,
    proxyUrl: `http://127.0.0.1:${proxyPort}`,
    certificatePath,
    async close() {
      secure.close()
      proxy.close()
      await sandbox.stop()
    },
  }
}

/** Pipes two sockets into each other, until either closes. */
function tie(one: Socket, other: Socket): void {
  one.on('error', () => other.destroy())
  other.on('error', () => one.destroy())
  one.pipe(other).pipe(one)
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
