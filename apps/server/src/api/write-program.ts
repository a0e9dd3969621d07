import { invariant } from '#kit/invariant.ts'
import type { Bilingual } from '#rpc/rest/routes-for.ts'
import { restRoutes } from './rest-routes.ts'
import { Answered, jqOf, styles, writeLiteral } from './write-literal.ts'

export type Program = 'bash' | 'ts' | 'python'

export type Step = { says: Bilingual; shows?: Answered } & (
  | {
      operation: string
      input: Record<string, unknown>
      as?: string
      /** Reads the list again until it has a record. */
      waits?: true
    }
  /** A person does this step in a browser. */
  | { operation: null }
)

/** A program that performs the steps of a guide in order. */
export function writeProgram(steps: readonly Step[], language: keyof Bilingual, of: Program): string {
  return [...heads[of], ...steps.flatMap((step, at) => linesOf(step, at, language, of))].join('\n')
}

const heads: Record<Program, readonly string[]> = {
  bash: [
    'set -euo pipefail',
    '',
    'call() {',
    '  answer=$(curl -sS --fail-with-body -X "$1" "$BALCAO_URL/api/v1$2" -H "Authorization: Bearer $BALCAO_KEY" \\',
    `    -H "Content-Type: application/json" -H "Idempotency-Key: $(openssl rand -hex 16)" \${3:+-d "$3"}) ||`,
    '    { echo "$answer" >&2; return 1; }',
    '  echo "$answer"',
    '}',
    '',
  ],
  ts: [
    "import { createBalcao } from '@balcao/sdk'",
    '',
    "const balcao = createBalcao({ url: process.env.BALCAO_URL ?? '', key: process.env.BALCAO_KEY ?? '' })",
    '',
  ],
  python: [
    'import os, time, uuid, requests',
    '',
    'def call(method, path, body=None):',
    '    headers = {"Authorization": f"Bearer {os.environ[\'BALCAO_KEY\']}", "Idempotency-Key": str(uuid.uuid4())}',
    '    answer = requests.request(method, f"{os.environ[\'BALCAO_URL\']}/api/v1{path}", json=body, headers=headers)',
    '    if not answer.ok: raise SystemExit(answer.text)',
    '    return answer.json()',
    '',
  ],
}

function linesOf(step: Step, at: number, language: keyof Bilingual, of: Program): string[] {
  const comment = `${of === 'ts' ? '//' : '#'} ${at + 1}. ${step.says[language].replaceAll('*', '')}`
  const { shows } = step
  return [
    ...(at === 0 ? [] : ['']),
    comment,
    ...(step.operation === null ? [] : [callers[of](step)]),
    ...(shows ? [showers[of](shows)] : []),
  ]
}

const showers: Record<Program, (value: Answered) => string> = {
  bash: (value) => jqOf(value, '-r '),
  ts: (value) => `console.log(${styles.ts.answered(value)})`,
  python: (value) => `print(${styles.python.answered(value)})`,
}

type Calling = Extract<Step, { input: object }>

const callers: Record<Program, (step: Calling) => string> = {
  ts({ operation, input, as, waits }) {
    const sent = Object.keys(input).length === 0 ? '' : writeLiteral(input, styles.ts)
    const call = `await balcao.${operation}(${sent})`
    if (!waits) return `${as ? `const ${as} = ` : ''}${call}`
    return `let ${as} = ${call}
while (${as}.data.length === 0) {
  await new Promise((again) => setTimeout(again, 2_000))
  ${as} = ${call}
}`
  },
  bash(step) {
    const { method, path, body } = callOf(step)
    const filled = path.map((part) => (part instanceof Answered ? `$(${jqOf(part, '-r ')})` : part))
    const call = `call ${method} "${filled.join('')}"${body ? ` '${writeLiteral(body, styles.bash)}'` : ''}`
    if (step.waits)
      return `until ${step.as}=$(${call}) && jq -e '.data[0]' <<<"$${step.as}" >/dev/null; do sleep 2; done`
    return step.as ? `${step.as}=$(${call})` : `${call} >/dev/null`
  },
  python(step) {
    const { method, path, body } = callOf(step)
    const isFilled = path.some((part) => part instanceof Answered)
    const filled = path.map((part) =>
      part instanceof Answered ? `{${styles.python.answered(part).replaceAll('"', "'")}}` : part,
    )
    const sent = body ? `, ${writeLiteral(body, styles.python)}` : ''
    const call = `call("${method}", ${isFilled ? 'f' : ''}"${filled.join('')}"${sent})`
    if (step.waits) return `while not (${step.as} := ${call})["data"]: time.sleep(2)`
    return `${step.as ? `${step.as} = ` : ''}${call}`
  },
}

/** Path of a call in pieces, and its body. The path of a GET includes the query. */
function callOf({ operation, input }: Calling) {
  const route = restRoutes.find(({ name }) => name === operation)
  invariant(route, 'a step calls an operation')
  const { method } = route
  const left = new Map(Object.entries(input))
  const path = route.path.split(/(\{\w+\})/).map((piece) => {
    const field = piece.match(/^\{(\w+)\}$/)?.[1]
    if (field === undefined) return piece
    const value = left.get(field)
    left.delete(field)
    return value instanceof Answered ? value : String(value)
  })
  if (method !== 'GET') return { method, path, body: Object.fromEntries(left) }
  const query = [...left].flatMap(([name, value], at) => [
    `${at === 0 ? '?' : '&'}${name}=`,
    value instanceof Answered ? value : encodeURIComponent(String(value)),
  ])
  return { method, path: [...path, ...query], body: null }
}
