import { maskByShape } from '../../../kit/log.ts'

/** Names of fields whose values are about a person, or open something. */
const personal =
  /name|nome|mail|phone|fone|celular|document|cpf|cnpj|tax|address|endereco|street|city|cep|zip|birth|card|holder|payer|debtor|customer|password|secret|token|signature|authorization|cookie|key$/i

const kept = 4

/** A body as somebody may read it who looks for a fault: its shape, its words and figures, and nobody's data. */
export function maskBody(body: string): string {
  const parsed = parse(body)
  return maskByShape(parsed === undefined ? body : JSON.stringify(mask(parsed, false), null, 2))
}

export function maskHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      personal.test(name) || /auth|hmac|sign/i.test(name) ? cover(value) : maskByShape(value),
    ]),
  )
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    const pairs = [...new URLSearchParams(body)]
    return pairs.length > 1 ? Object.fromEntries(pairs) : undefined
  }
}

/** Whatever stands below a personal name is personal too. */
function mask(value: unknown, isPersonal: boolean): unknown {
  if (Array.isArray(value)) return value.map((part) => mask(part, isPersonal))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, mask(part, isPersonal || personal.test(name))]),
    )
  if (!isPersonal || value === null || typeof value === 'boolean') return value
  return cover(String(value))
}

/** The first letter says whether it is the same as elsewhere, and no more. */
function cover(value: string): string {
  return value.length <= kept ? '•••' : `${value[0]}•••`
}
