import type { RestRoute } from '#rpc/rest/routes-for.ts'

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
            `  -H "Content-Type: application/json" -H "Idempotency-Key: $(uuidgen)" \\`,
            `  -d '${JSON.stringify(example)}'`,
          ]),
    ]),
    block('ts', [
      `const balcao = createBalcao({ url, key })`,
      `await balcao.${name}(${Object.keys(input).length === 0 ? '' : asTypeScript(input)})`,
    ]),
    block('python', [
      `requests.${method.toLowerCase()}(`,
      `    f"{url}/api/v1${filled}",`,
      isRead
        ? `    headers={"Authorization": f"Bearer {key}"},`
        : `    headers={"Authorization": f"Bearer {key}", "Idempotency-Key": str(uuid.uuid4())},`,
      ...(isRead ? [] : [`    json=${asPython(example)},`]),
      `)`,
    ]),
  ].join('\n\n')
}

const block = (language: string, lines: readonly string[]) => `\`\`\`${language}\n${lines.join('\n')}\n\`\`\``

/** `productId` as `PRODUCT_ID`. */
function placeholder(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
}

function asTypeScript(input: object): string {
  return JSON.stringify(input)
    .replaceAll(/"(\w+)":/g, '$1: ')
    .replaceAll('"', "'")
    .replaceAll(/,(?=\S)/g, ', ')
}

const pythonWords: Record<string, string> = { true: 'True', false: 'False', null: 'None' }

function asPython(example: object): string {
  return JSON.stringify(example).replaceAll(
    /\b(true|false|null)\b(?=[,}\]])/g,
    (word) => pythonWords[word] ?? word,
  )
}
