import { isValidCpf } from '@balcao/domain/people/document'

/** Invented people for the demo. Their addresses end in .example, a reserved domain. */
export const demoBuyers = [
  'Carolina Nogueira',
  'Rafael Teixeira',
  'Joana Prado',
  'Diego Amaral',
  'Luana Batista',
  'Thiago Moura',
  'Beatriz Falcão',
  'Gustavo Lemos',
  'Patrícia Rangel',
  'Felipe Duarte',
  'Camila Siqueira',
  'André Valença',
  'Mariana Couto',
  'Rodrigo Paes',
  'Aline Freitas',
  'Vinícius Barros',
  'Tatiane Rocha',
  'Leandro Pires',
  'Sônia Vidal',
  'Eduardo Brandão',
  'Isabela Torres',
  'Marcelo Assis',
  'Renata Guedes',
  'Paulo Meireles',
  'Débora Antunes',
  'Igor Saldanha',
  'Cláudia Vasques',
  'Henrique Lobo',
].map((name) => ({
  name,
  mailbox: name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replace(' ', '.'),
}))

export const demoStreets = [
  {
    cep: '01310-100',
    street: 'Avenida Paulista',
    number: '1578',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
  {
    cep: '20040-020',
    street: 'Praça Floriano',
    number: '19',
    district: 'Centro',
    city: 'Rio de Janeiro',
    state: 'RJ',
  },
  {
    cep: '30130-010',
    street: 'Praça Sete de Setembro',
    number: '7',
    district: 'Centro',
    city: 'Belo Horizonte',
    state: 'MG',
  },
  {
    cep: '80020-300',
    street: 'Rua XV de Novembro',
    number: '50',
    district: 'Centro',
    city: 'Curitiba',
    state: 'PR',
  },
  {
    cep: '90010-150',
    street: 'Rua dos Andradas',
    number: '1001',
    district: 'Centro Histórico',
    city: 'Porto Alegre',
    state: 'RS',
  },
]

/** User agents of the demo's people. */
export const demoBrowsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
]

/** A CPF of its own for each index, with valid check digits. */
export function aCpf(index: number): string {
  const start = String(100_000_000 + index)
  for (let digits = 0; digits < 100; digits += 1) {
    const candidate = `${start}${String(digits).padStart(2, '0')}`
    if (isValidCpf(candidate)) return candidate
  }
  throw new Error('one of a hundred pairs of digits is right')
}
