type Texts = { pt: string; en: string; es: string }

/** Refusals of the public API alone, which no browser has to have a text for. */
const refusals = {
  api_key_invalid: {
    status: 401,
    title: {
      pt: 'A chave não existe, expirou ou foi revogada.',
      en: 'The key does not exist, has expired or was revoked.',
      es: 'La clave no existe, venció o fue revocada.',
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
  readonly code: keyof typeof refusals

  constructor(code: keyof typeof refusals) {
    super(code)
    this.code = code
  }

  get status(): number {
    return refusals[this.code].status
  }

  titleIn(language: keyof Texts): string {
    return refusals[this.code].title[language]
  }
}
