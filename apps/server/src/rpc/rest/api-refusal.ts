type Texts = { pt: string; en: string; es: string }

/** Refusals of the public API alone, which browsers need no text for. */
export const apiRefusals = {
  api_key_invalid: {
    status: 401,
    title: {
      pt: 'A chave não existe, expirou ou foi revogada.',
      en: 'The key does not exist, has expired or was revoked.',
      es: 'La clave no existe, venció o fue revocada.',
    },
  },
  api_key_test: {
    status: 401,
    title: {
      pt: 'Esta chave é de teste (sk_test_). Use uma chave sk_live_ aqui, ou chame o endereço do seu modo de teste.',
      en: 'This is a test key (sk_test_). Use a sk_live_ key here, or call the address of your test mode.',
      es: 'Esta clave es de prueba (sk_test_). Usa una clave sk_live_ aquí, o llama a la dirección de tu modo de prueba.',
    },
  },
  api_key_live: {
    status: 401,
    title: {
      pt: 'Esta chave é de produção (sk_live_). No modo de teste, use uma chave sk_test_.',
      en: 'This is a live key (sk_live_). In test mode, use a sk_test_ key.',
      es: 'Esta clave es de producción (sk_live_). En el modo de prueba, usa una clave sk_test_.',
    },
  },
  api_address_refused: {
    status: 403,
    title: {
      pt: 'A chave não pode ser usada a partir deste endereço IP.',
      en: 'The key cannot be used from this IP address.',
      es: 'La clave no puede usarse desde esta dirección IP.',
    },
  },
  api_scope_missing: {
    status: 403,
    title: {
      pt: 'A chave não tem permissão para esta operação.',
      en: 'The key has no permission for this operation.',
      es: 'La clave no tiene permiso para esta operación.',
    },
  },
  file_in_use: {
    status: 409,
    title: {
      pt: 'O arquivo está em um produto ou em verificação e não pode ser removido.',
      en: 'The file is in a product or being checked, and cannot be removed.',
      es: 'El archivo está en un producto o en verificación y no se puede eliminar.',
    },
  },
  idempotency_conflict: {
    status: 409,
    title: {
      pt: 'Esta Idempotency-Key já foi usada em outra requisição.',
      en: 'This Idempotency-Key was already used for another request.',
      es: 'Esta Idempotency-Key ya se usó en otra solicitud.',
    },
  },
} as const satisfies Record<string, { status: number; title: Texts }>

export class ApiRefusal extends Error {
  override name = 'ApiRefusal'
  readonly code: keyof typeof apiRefusals
  /** Name of the missing or wrong value, the same in every language. */
  readonly detail: string | undefined

  constructor(code: keyof typeof apiRefusals, detail?: string) {
    super(code)
    this.code = code
    this.detail = detail
  }

  get status(): number {
    return apiRefusals[this.code].status
  }

  titleIn(language: keyof Texts): string {
    return apiRefusals[this.code].title[language]
  }
}
