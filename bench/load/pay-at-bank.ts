/** Pays these charges at the play bank as buyers do; the acquirer then reports each of them to the product. */
export async function payAtBank(bankUrl: string, transactionIds: readonly string[]): Promise<void> {
  await Promise.all(
    transactionIds.map(async (numero) => {
      const form = new URLSearchParams({ adquirente: 'HAWKPAY', numero, acao: 'pay' })
      const answer = await fetch(`${bankUrl}/acoes`, { method: 'POST', body: form, redirect: 'manual' })
      await answer.bytes()
      const said = new URL(answer.headers.get('location') ?? '', bankUrl).searchParams.get('aviso')
      if (said !== 'pay') throw new Error(`The bank did not take a payment: ${answer.status}, ${said}`)
    }),
  )
}
