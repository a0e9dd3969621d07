/**
 * Sends a request to a provider and returns its answer. It handles HTTP and the two kinds of missing answers, nothing
 * else.
 */
export type ProviderTransport = {
  send(request: TransportRequest): Promise<TransportAnswer>
  /** Tokens and other short-lived values, shared by all calls of this process. */
  tokens: TokenCache
  close(): Promise<void>
}

export type TransportRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  url: string
  headers: Readonly<Record<string, string>>
  body?: string | undefined
  /** From the first byte sent to the last byte received. */
  timeoutMs: number
  certificate?: ClientCertificate | undefined
}

export type TransportAnswer =
  | { arrived: true; status: number; headers: Readonly<Record<string, string>>; body: Uint8Array }
  /** never: no byte of the request was sent. maybe: it may have arrived, and may have been executed. */
  | { arrived: 'never' | 'maybe'; why: string }

/**
 * A client certificate for mutual TLS, with the private authority that signed the bank's certificate where
 * there is one.
 */
export type ClientCertificate = {
  pfx?: Uint8Array | undefined
  passphrase?: string | undefined
  certificate?: string | undefined
  privateKey?: string | undefined
  authority?: string | undefined
}

export type TokenCache = {
  /**
   * The value under the key, created once for all concurrent callers, and renewed shortly before it expires.
   */
  remember(options: {
    key: string
    now: () => Date
    make: () => Promise<{ value: string; expiresInSeconds: number }>
  }): Promise<string>
  /** Drops the value, unless another caller has replaced it already. */
  forget(key: string, value: string): void
}

/** One exchange with a provider, masked: safe to store and to show to a person. */
export type Transcript = {
  provider: string
  operation: string
  method: string
  url: string
  requestHeaders: Readonly<Record<string, string>>
  requestBody: string
  status?: number
  answerBody: string
  problem?: string
  startedAt: Date
  durationMs: number
}
