import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseForm } from '#adapter/parse-form.ts'
import { parseJson } from '#adapter/parse-json.ts'
import type { ScriptedAnswer } from '#cases/provider-cases.ts'

export type SeenRequest = {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  body: unknown
}
export type ScriptStep = ScriptedAnswer | ((response: ServerResponse) => void)

/**
 * A provider that answers by a script, line after line, and records its requests. It listens on the loopback only.
 */
export async function startScriptedServer() {
  let script: ScriptStep[] = []
  let seen: SeenRequest[] = []
  const server = createServer(async (request, response) => {
    seen.push(await readRequest(request))
    const step = script.shift() ?? { status: 500, body: 'The script has no further line' }
    if (typeof step === 'function') step(response)
    else say(response, step)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Starts a new script; the returned list is filled with the incoming requests. */
    play(steps: readonly ScriptStep[]): SeenRequest[] {
      script = [...steps]
      seen = []
      return seen
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type ScriptedServer = Awaited<ReturnType<typeof startScriptedServer>>

async function readRequest(request: IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback')
  const json = parseJson(text)
  return {
    method: request.method ?? '',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: json.parsed ? json.value : parseForm(text),
  }
}

function say(response: ServerResponse, { status = 200, headers = {}, json, body }: ScriptedAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body ?? (json === undefined ? '' : JSON.stringify(json)))
}
