import type { FoundAddress } from './address-to-fill.ts'

export type CepLookup = { kind: 'FOUND'; address: FoundAddress } | { kind: 'NOT_FOUND' } | { kind: 'FAILED' }

export async function lookUpCep(cep: string, signal: AbortSignal): Promise<CepLookup> {
  try {
    const response = await fetch(`/api/cep/${cep.replace(/\D/g, '')}`, { signal })
    if (response.status === 404) return { kind: 'NOT_FOUND' }
    if (!response.ok) return { kind: 'FAILED' }
    return { kind: 'FOUND', address: readAddress(await response.json()) }
  } catch {
    return { kind: 'FAILED' }
  }
}

function readAddress(body: unknown): FoundAddress {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  return { state: text('uf'), street: text('logradouro'), district: text('bairro'), city: text('localidade') }
}
