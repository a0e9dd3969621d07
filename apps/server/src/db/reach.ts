import postgres from 'postgres'

/** Logs in once, to test the connection. */
export async function reach(url: string): Promise<void> {
  const client = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    await client`select 1`
  } finally {
    await client.end({ timeout: 1 })
  }
}
