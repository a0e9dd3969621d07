import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { builtFile } from './built-file.ts'

const folder = new URL('../../../checkout/dist/client/', import.meta.url).pathname

/**
 * Scripts and styles of the buyers' pages and of the card frame: the same for every host, without data of a
 * tenant.
 */
export async function checkoutFiles(server: FastifyInstance): Promise<void> {
  // A page that was served gets its files under any load.
  server.addHook('onRoute', (route) => {
    route.config = { ...route.config, isOutsideLoadLimit: true }
  })
  if (existsSync(folder))
    await server.register(fastifyStatic, { root: folder, prefix: '/assets/checkout/', ...builtFile })
}
