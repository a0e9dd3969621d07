import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import type { DiskStore } from '#kit/storage/disk-store.ts'
import { diskStoreRoutes } from '#kit/storage/disk-store-routes.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'

/** Upload and download routes for files on disk; an S3-compatible store has its own. */
export async function storeRoutes(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  if (isDiskStore(app.store)) await server.register(diskStoreRoutes, { store: app.store })
}

function isDiskStore(store: ObjectStore): store is DiskStore {
  return 'receive' in store
}
