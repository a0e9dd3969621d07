import type { Answer } from '#core/faults.ts'

/** Errors as the Central Bank prescribes them: RFC 7807, with the reasons in `violacoes`. */
export function bankProblem(
  status: number,
  type: string,
  violations: { razao: string; propriedade: string }[] = [],
): Answer {
  return {
    status,
    body: {
      type: `https://pix.bcb.gov.br/api/v2/error/${type}`,
      title: titles[status] ?? 'Erro',
      status,
      detail: violations[0]?.razao ?? titles[status] ?? 'Erro',
      ...(violations.length > 0 && { violacoes: violations }),
    },
    headers: { 'content-type': 'application/problem+json' },
  }
}

const titles: Record<number, string> = {
  400: 'Requisição inválida.',
  401: 'Credenciais inválidas APC-001',
  403: 'Acesso negado.',
  404: 'Não encontrado.',
}
