import * as words from '#i18n/words/pt-br.ts'

export type SessionLogsMessages = typeof messages

export const messages = {
  title: words.signIns,
  purpose: 'Tentativas de login em todas as áreas. Cada consulta é registrada na auditoria da plataforma.',
  search: 'Buscar por e-mail completo ou nome',
  cut: 'Mostrando as sessões das 100 primeiras pessoas encontradas. Refine a busca.',
  column: {
    when: words.date,
    who: words.person,
    platform: words.platform,
    door: 'Área',
    outcome: words.result,
    ip: words.ip,
    device: 'Dispositivo',
  },
  unknown: 'Conta desconhecida',
  all: words.allMasculinePlural,
  door: {
    SELLER: words.seller,
    ADMIN: words.administration,
    MASTER: words.operations,
    MANAGER: words.manager,
    CUSTOMER: words.buyer,
  },
  outcome: {
    ENTERED: 'Login realizado',
    WRONG_CREDENTIALS: 'Senha incorreta',
    WRONG_CODE: 'Código incorreto',
    THROTTLED: 'Bloqueado por excesso de tentativas',
    BLOCKED: 'Conta bloqueada',
    SECOND_FACTOR_ASKED: 'Código solicitado',
    LEFT: 'Logout',
  },
  end: {
    label: words.endSessions,
    title: (name: string) => `Encerrar as sessões de ${name}?`,
    text: 'A pessoa é desconectada de todas as áreas desta plataforma, em todos os dispositivos.',
    done: words.sessionsEnded,
  },
  empty: {
    title: 'Nenhum acesso no período',
    text: 'Logins, logouts e tentativas recusadas aparecem aqui.',
  },
}
