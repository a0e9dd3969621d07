export type JsonCall = { method?: string; body?: unknown; headers?: Record<string, string> }

/** JSON.parse gives no stronger type for a provider's answer. */
export type Json = ReturnType<typeof JSON.parse>

/** A plain HTTP call, the way an adapter's transport would make it. */
export async function callJson(
  url: string,
  { method = 'GET', body, headers = {} }: JsonCall = {},
): Promise<{ status: number; body: Json; text: string }> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: text }),
  })
  const answer = await response.text()
  return { status: response.status, text: answer, body: parse(answer) }
}

export function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}

function parse(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
