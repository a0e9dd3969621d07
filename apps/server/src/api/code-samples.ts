import type { RestRoute } from '#rpc/rest/routes-for.ts'
import { styles, writeLiteral } from './write-literal.ts'

/** A call of a route in three languages, as Markdown. */
export function codeSamples({ name, method, path, example = {} }: RestRoute): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => placeholder(field))
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => [field, placeholder(field)])
  const input = { ...Object.fromEntries(inPath), ...example }
  const isRead = method === 'GET'
  return [
    block('bash', [
      `curl ${isRead ? '' : `-X ${method} `}"$BALCAO_URL/api/v1${filled}" \\`,
      `  -H "Authorization: Bearer $BALCAO_KEY"${isRead ? '' : ' \\'}`,
      ...(isRead
        ? []
        : [
            `  -H "Content-Type: application/json" -H "Idempotency-Key: $(openssl rand -hex 16)" \\`,
            `  -d '${JSON.stringify(example)}'`,
          ]),
    ]),
    block('ts', [
      `const balcao = createBalcao({ url, key })`,
      `await balcao.${name}(${Object.keys(input).length === 0 ? '' : writeLiteral(input, styles.ts)})`,
    ]),
    block('python', [
      `requests.${method.toLowerCase()}(`,
      `    f"{url}/api/v1${filled}",`,
      isRead
        ? `    headers={"Authorization": f"Bearer {key}"},`
        : `    headers={"Authorization": f"Bearer {key}", "Idempotency-Key": str(uuid.uuid4())},`,
      ...(isRead ? [] : [`    json=${writeLiteral(example, styles.python)},`]),
      `)`,
    ]),
  ].join('\n\n')
}

const block = (language: string, lines: readonly string[]) => `\`\`\`${language}\n${lines.join('\n')}\n\`\`\``

/** `productId` as `PRODUCT_ID`. */
function placeholder(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
}
