import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ProxyName, routesOf } from '#cli/cells/routes.ts'
import { type Directory, emptyDirectory, withCell, withPlatform } from '#kit/cells/directory.ts'
import { makeTestFolder, removeTestFolder } from '#kit/postgres/test-cluster.ts'
import { findFreePort } from './find-free-port.ts'

let folder: string
let directory: Directory
const cells = new Map<string, Server>()

beforeAll(async () => {
  folder = makeTestFolder()
  directory = emptyDirectory
  for (const [cell, hosts] of [
    ['norte', ['loja.example.com', 'www.loja.example.com']],
    ['sul', ['vizinha.example.com']],
  ] as const) {
    const server = createServer((incoming, answer) => answer.end(`${cell} ${incoming.headers.host}`))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    cells.set(cell, server)
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    directory = withCell(directory, cell, {
      url,
      publicUrl: url,
      hosts: [`cards.${cell}.example.com`],
      capacity: 10,
    })
    const platformId = crypto.randomUUID()
    directory = withPlatform(directory, { platformId, cell, hosts: [...hosts], now: new Date() })
  }
})
afterAll(() => {
  for (const server of cells.values()) server.close()
  removeTestFolder(folder)
})

type Proxy = { file: string; settings: (port: number) => string; command: (path: string) => string[] }

/** The smallest configuration around the printed rules, as in docs/operate/grow.md. */
const proxies: Record<ProxyName, Proxy> = {
  caddy: {
    file: 'Caddyfile',
    settings: (port) =>
      `{\n admin off\n auto_https off\n}\nhttp://:${port} {\n${routesOf(directory, 'caddy')}\n}\n`,
    command: (path) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', path],
  },
  nginx: {
    file: 'nginx.conf',
    settings: (port) => `daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${routesOf(directory, 'nginx')}
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass $balcao_cell;
      proxy_set_header Host $host;
    }
  }
}
`,
    command: (path) => ['nginx', '-c', path],
  },
  haproxy: {
    file: 'haproxy.cfg',
    settings: (port) => {
      const map = join(folder, 'cells.map')
      writeFileSync(map, `${routesOf(directory, 'haproxy')}\n`)
      const backends = Object.entries(directory.cells).map(
        ([name, { url }]) => `backend ${name}\n  server only ${new URL(url).host}`,
      )
      return `defaults
  mode http
  timeout connect 5s
  timeout client 5s
  timeout server 5s
frontend all
  bind 127.0.0.1:${port}
  use_backend %[req.hdr(host),field(1,:),lower,map(${map},norte)]
${backends.join('\n')}
`
    },
    command: (path) => ['haproxy', '-f', path],
  },
}

function ask(port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', headers: { host } }, (answer) => resolve(text(answer)))
      .on('error', reject)
      .end()
  })
}

test.each(Object.entries(proxies))(
  '%s sends each host to its cell by the printed rules, and an unknown host to the first cell',
  async (name, proxy) => {
    const port = await findFreePort()
    mkdirSync(join(folder, name))
    const path = join(folder, name, proxy.file)
    writeFileSync(path, proxy.settings(port))
    const [program = '', ...words] = proxy.command(path)
    const running = spawn(program, words, {
      stdio: 'ignore',
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder },
    })
    try {
      await expect.poll(() => ask(port, 'loja.example.com').catch(() => '')).toBe('norte loja.example.com')
      expect(await ask(port, 'WWW.loja.example.com')).toMatch(/^norte www\.loja\.example\.com$/i)
      expect(await ask(port, 'vizinha.example.com')).toBe('sul vizinha.example.com')
      expect(await ask(port, `vizinha.example.com:${port}`)).toMatch(/^sul vizinha\.example\.com/)
      expect(await ask(port, 'cards.sul.example.com')).toBe('sul cards.sul.example.com')
      expect(await ask(port, 'nobody.example.com')).toBe('norte nobody.example.com')
    } finally {
      running.kill('SIGTERM')
      await once(running, 'exit')
    }
  },
)
