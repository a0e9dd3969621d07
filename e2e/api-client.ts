/** An API client with a browser's cookies, but without a browser. */
export function anApiClient(url: string) {
  const cookies = new Map<string, string>()
  const ask = async (path: string, request: RequestInit): Promise<unknown> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${url}/api/trpc/${path}`, {
      ...request,
      headers: { 'content-type': 'application/json', origin: url, cookie },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const body = (await answer.json()) as { result?: { data: unknown }; error?: { message: string } }
    if (body.error) throw new Error(`${path}: ${JSON.stringify(body.error)}`)
    return body.result?.data
  }
  return {
    read: <Output>(path: string, input: object) =>
      ask(`${path}?input=${encodeURIComponent(JSON.stringify(input))}`, {}) as Promise<Output>,
    write: <Output>(path: string, input: object = {}) =>
      ask(path, { method: 'POST', body: JSON.stringify(input) }) as Promise<Output>,
  }
}
