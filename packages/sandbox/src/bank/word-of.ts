import type { SentWebhook } from '#core/open-outbox.ts'

/** Providers use many names for the status; the plainest name present wins. */
const names = [/^status$/i, /status|situacao/i, /^event(o|_?type)?$/i, /^(action|type|object)$/i]
const longestWord = 40

/** The provider's own status word in a webhook (paid, PAYMENT_RECEIVED …), if it has one. */
export function wordOf({ body }: Pick<SentWebhook, 'body'>): string | undefined {
  const fields = flatten(parse(body))
  return names
    .map((name) => fields.find(([field]) => name.test(field))?.[1])
    .find((word) => word !== undefined)
}

/** The short texts of a body, those near the surface first. */
function flatten(body: unknown): [string, string][] {
  const fields: [string, string][] = []
  for (let level = [['', body] as [string, unknown]]; level.length > 0; ) {
    for (const [name, value] of level)
      if (typeof value === 'string' && value !== '' && value.length <= longestWord) fields.push([name, value])
    level = level.flatMap(([, value]) =>
      typeof value === 'object' && value !== null ? Object.entries(value) : [],
    )
  }
  return fields
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // A form writes data[status] for nested JSON.
    const fields = [...new URLSearchParams(body)]
    return Object.fromEntries(fields.map(([name, value]) => [name.match(/(\w+)\]?$/)?.[1] ?? name, value]))
  }
}
