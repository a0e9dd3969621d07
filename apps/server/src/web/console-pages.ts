import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ConsoleLocale } from '@balcao/domain/vocabulary'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { compressQuickly, takesBrotli } from '#kit/http/brotli.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { describeSession } from '#modules/accounts/sessions/describe-session.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { getLiveSeller } from '#modules/platforms/test-mode/get-live-seller.ts'
import { inScope } from '#scope.ts'
import { createBrandDirectory } from './brand-directory.ts'
import { builtFile } from './built-file.ts'
import { type ConsolePageFacts, consolePage } from './console-page.ts'
import { readFirstFiles } from './first-files.ts'
import { pageFacts } from './page-facts.ts'
import { securityHeaders } from './security-headers.ts'

const consoleFolder = new URL('../../../console/dist/', import.meta.url).pathname

const doorPaths = [
  '/login',
  '/register',
  '/admin-root-login',
  '/master-root-login',
  '/manager-login',
  '/recover-password',
  '/request-refund',
]
const areaPrefixes = ['/my-purchases', '/platform', '/admin-root', '/master-root', '/manager-root']

/** Every address that the console serves. It is one page, whose own router shows the screen. */
const consolePaths = ['/', ...doorPaths, ...areaPrefixes.flatMap((prefix) => [prefix, `${prefix}/*`])]

/** The page that names the built files is never cached. */
export async function consolePages(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  // The files of a served page are sent under any load: with one refused it would stay a skeleton for ever.
  server.addHook('onRoute', (route) => {
    if (route.url.startsWith('/assets/')) route.config = { ...route.config, isOutsideLoadLimit: true }
  })
  if (!existsSync(consoleFolder)) return
  await server.register(fastifyStatic, {
    root: `${consoleFolder}assets/console/`,
    prefix: '/assets/console/',
    decorateReply: false,
    ...builtFile,
  })
  const brandOf = createBrandDirectory(app)
  const page = await readFile(`${consoleFolder}index.html`, 'utf8')
  const firstFilesOf = await readFirstFiles(`${consoleFolder}.vite/first-files.json`)
  const headers = securityHeaders('console', { ...pageFacts(app), scriptHashes: inlineScriptHashes(page) })
  for (const path of consolePaths)
    server.get(path, async (request, reply) => {
      const mastersHome = path.startsWith('/master-root') && app.cells.elsewhere(operatorPlatformId)
      if (mastersHome)
        return reply.redirect(new URL(request.url, app.cells.directory().cells[mastersHome]?.publicUrl).href)
      const [brand, session] = await Promise.all([brandOf(request.platformId), sessionOf(app, request)])
      if (!session && isTestPlatform(request.platformId) && leadsToSeller(path))
        return reply
          .header('cache-control', 'no-store')
          .redirect(`${await findLiveUrl(app, request.platformId)}/login`)
      const [asked = '/'] = request.url.split('?')
      const isSignedIn = Boolean(session)
      const text = consolePage(page, {
        brand,
        session,
        firstPaint: isSignedIn && !doorPaths.includes(asked) ? 'area' : 'door',
        scripts: firstFilesOf(asked, { locale: localeOf(request), isSignedIn }),
      })
      reply
        .headers({
          ...headers,
          'cache-control': isSignedIn ? 'no-store' : 'no-cache',
          vary: 'accept-encoding',
        })
        .type('text/html; charset=utf-8')
      return takesBrotli(request.headers)
        ? reply.header('content-encoding', 'br').send(await compressQuickly(text))
        : reply.send(text)
    })
}

/** Without the database the page is still served, and the console asks for the session itself. */
function sessionOf(app: App, { headers, platformId }: FastifyRequest): Promise<ConsolePageFacts['session']> {
  return readSession(app, headers.cookie, platformId)
    .then((session) => describeSession(app, session))
    .catch(() => undefined)
}

/** Guess for a browser's first visit. A device with another chosen language fetches a few kilobytes more. */
function localeOf({ headers }: FastifyRequest): ConsoleLocale {
  return headers['accept-language']?.slice(0, 2).toLowerCase() === 'en' ? 'EN_US' : 'PT_BR'
}

function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  )
}

/** Login pages and pages of sellers, who enter a test mode from the live platform. */
function leadsToSeller(path: string): boolean {
  return ['/', '/login', '/register', '/recover-password'].includes(path) || path.startsWith('/platform')
}

async function findLiveUrl(app: App, testPlatformId: string): Promise<string> {
  const { platformId } = await inScope(app, testPlatformId, getLiveSeller)
  return (await inScope(app, platformId, getPlatform)).url
}
