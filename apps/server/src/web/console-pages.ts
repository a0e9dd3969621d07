import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { builtFile } from './built-file.ts'
import { createBrandDirectory } from './brand-directory.ts'
import { withBrand } from './console-page.ts'
import { pageFacts } from './page-facts.ts'
import { securityHeaders } from './security-headers.ts'

const consoleFolder = new URL('../../../console/dist/', import.meta.url).pathname

/** Every address that the console answers for. It is one page; its own router shows the screen. */
const consolePaths = [
  '/',
  '/login',
  '/register',
  '/admin-root-login',
  '/master-root-login',
  '/manager-login',
  '/recover-password',
  '/my-purchases',
  '/my-purchases/*',
  '/platform',
  '/platform/*',
  '/admin-root',
  '/admin-root/*',
  '/master-root',
  '/master-root/*',
  '/manager-root',
  '/manager-root/*',
]

/** The page that names the built files is asked for anew each time. */
export async function consolePages(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  if (!existsSync(consoleFolder)) return
  await server.register(fastifyStatic, {
    root: `${consoleFolder}assets/console/`,
    prefix: '/assets/console/',
    decorateReply: false,
    ...builtFile,
  })
  const brandOf = createBrandDirectory(app)
  const page = await readFile(`${consoleFolder}index.html`, 'utf8')
  for (const path of consolePaths)
    server.get(path, async (request, reply) =>
      reply
        .headers({
          ...securityHeaders('console', pageFacts(app)),
          'cache-control': 'no-cache',
        })
        .type('text/html; charset=utf-8')
        .send(withBrand(page, await brandOf(request.platformId))),
    )
}
