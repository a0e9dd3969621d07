import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appUrl, operatorUrl } from '#db/migrate.ts'
import { findFreePort } from './find-free-port.ts'
import { testSecrets } from './test-secrets.ts'

const example = new URL('../../../deploy/pgbouncer/pgbouncer.ini', import.meta.url)

/** The system's PgBouncer with the settings of the operator's documentation, in front of every database of a server. */
export async function startPgBouncer(adminUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'balcao-pgbouncer-'))
  chmodSync(folder, 0o755)
  const key = testSecrets.derive('database')
  const users = [appUrl(adminUrl, key), operatorUrl(adminUrl, key)].map((url) => new URL(url))
  writeFileSync(
    join(folder, 'users.txt'),
    users.map(({ username, password }) => `"${username}" "${password}"\n`).join(''),
  )
  const { hostname, port } = new URL(adminUrl)
  const listenPort = await findFreePort()
  const settings = readFileSync(example, 'utf8')
    .replace('balcao = host=db.example.com port=5432 dbname=balcao', `* = host=${hostname} port=${port}`)
    .replace('6432', String(listenPort))
    .replace('/etc/pgbouncer/users.txt', join(folder, 'users.txt'))
    // Each test has a database of its own, and drops it.
    .replace('default_pool_size = 40', 'default_pool_size = 10\nserver_idle_timeout = 1\nunix_socket_dir =')
  writeFileSync(join(folder, 'pgbouncer.ini'), settings)
  const root = process.getuid?.() === 0
  const child: ChildProcess = spawn(
    'pgbouncer',
    [...(root ? ['--user', 'nobody'] : []), join(folder, 'pgbouncer.ini')],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('process up')) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PgBouncer ended: ${said}`)))
  })
  return {
    url: `postgres://127.0.0.1:${listenPort}`,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}
