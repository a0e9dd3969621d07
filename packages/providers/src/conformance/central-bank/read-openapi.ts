import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import { parse } from 'yaml'

type Node = { [key: string]: Node }
/** A part of the description, and the JSON pointer to it. */
type Place = { node: Node; pointer: string }

export type Call = { method: string; path: string }

/** The checks of an OpenAPI description: problems of a sent or received body, if any. */
export function readOpenApi(file: string) {
  const description: Node = parse(readFileSync(file, 'utf8'), withoutSlashes)
  // OpenAPI 3.0 is not quite JSON Schema: its own keywords are ignored, and formats are not checked.
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema(description, 'api')
  const compiled = new Map<string, ValidateFunction>()

  const at = (...steps: string[]): Place | undefined => step({ node: description, pointer: '' }, ...steps)

  const step = (from: Place | undefined, ...steps: string[]): Place | undefined => {
    let place = from
    for (const name of steps) {
      const node = place?.node[name]
      place = node && place ? follow({ node, pointer: `${place.pointer}/${escaped(name)}` }) : undefined
    }
    return place
  }

  const follow = (place: Place): Place | undefined => {
    const reference: unknown = place.node.$ref
    return typeof reference === 'string' ? at(...reference.replace('#/', '').split('/')) : place
  }

  const operationOf = ({ method, path }: Call) => {
    const template = Object.keys(at('paths')?.node ?? {}).find((known) => matches(known, path))
    return template && at('paths', template, method.toLowerCase())
  }

  const check = (body: Place, value: unknown): string[] => {
    const [type = ''] = Object.keys(step(body, 'content')?.node ?? {})
    const schema = step(body, 'content', type, 'schema')
    if (!schema) return []
    const validate = compiled.get(schema.pointer) ?? ajv.compile({ $ref: `api#${schema.pointer}` })
    compiled.set(schema.pointer, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }

  return {
    knows: (call: Call) => Boolean(operationOf(call)),
    problemsOfRequest(call: Call, body: unknown): string[] {
      const described = step(operationOf(call) || undefined, 'requestBody')
      if (!described) return body === undefined ? [] : ['No body is described']
      return check(described, body)
    },
    problemsOfAnswer(call: Call, status: number, body: unknown): string[] {
      const described = step(operationOf(call) || undefined, 'responses', String(status))
      return described ? check(described, body) : [`No answer ${status} is described`]
    },
  }
}

/** The Central Bank writes some patterns in JavaScript's form, between slashes. */
function withoutSlashes(key: unknown, value: unknown): unknown {
  return key === 'pattern' && typeof value === 'string' ? value.replace(/^\/(.*)\/$/, '$1') : value
}

function matches(template: string, path: string): boolean {
  const pattern = template
    .split(/\{\w+\}/)
    .map(RegExp.escape)
    .join('[^/]+')
  return new RegExp(`^${pattern}$`).test(path)
}

function escaped(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))
}
