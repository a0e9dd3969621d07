import { buildServer } from '#web/build-server.ts'
import { findFreePort } from './find-free-port.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import type { TestDatabase } from './test-database.ts'

export type TestServer = TestApp & {
  url: string
  /** Calls a procedure as a browser does and returns the result, or the code of the refusal. */
  call(path: string, input: unknown, options?: { cookie?: string }): Promise<CallAnswer>
}

type CallAnswer = { status: number; result: unknown; appCode: string | undefined }
type TrpcAnswer = { result?: { data: unknown }; error?: { data: { appCode: string } } }

/** The test app behind a listening HTTP server, so that webhooks reach it. */
export async function createTestServer(
  environment: Record<string, string> = {},
  database?: TestDatabase,
): Promise<TestServer> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const world = await createTestApp({ environment: { PUBLIC_URL: url, ...environment }, database })
  const server = await buildServer(world.app)
  await server.listen({ host: '127.0.0.1', port })
  return {
    ...world,
    url,
    async call(path, input, { cookie = '' } = {}) {
      const response = await fetch(`${url}/api/trpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(input),
      })
      const body = (await response.json()) as TrpcAnswer
      return { status: response.status, result: body.result?.data, appCode: body.error?.data.appCode }
    },
    async stop() {
      await server.close()
      await world.stop()
    },
  }
}
