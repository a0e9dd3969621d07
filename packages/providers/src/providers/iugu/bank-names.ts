/** Receivers name their bank by the exact words of iugu's own table, not by a code. */
export const bankNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '001': 'Banco do Brasil',
    '003': 'Banco da Amazonia',
    '004': 'Banco do Nordeste',
    '021': 'Banestes',
    '033': 'Santander',
    '036': 'Bradesco/Next',
    '041': 'Banrisul',
    '047': 'Banco Banese',
    '070': 'BRB',
    '077': 'Inter',
    '085': 'Via Credi/Civia Cooperativa',
    '104': 'Caixa Econômica',
    '136': 'Unicred',
    '197': 'Stone',
    '204': 'Bradesco/Next',
    '208': 'Banco BTG Pactual',
    '212': 'Banco Original',
    '218': 'BS2',
    '237': 'Bradesco/Next',
    '246': 'Banco ABC Brasil',
    '260': 'Nubank',
    '290': 'Pagseguro',
    '323': 'Mercado Pago',
    '336': 'C6 Bank',
    '341': 'Itaú',
    '422': 'Safra',
    '748': 'Sicredi',
    '756': 'Sicoob',
  }),
)

/** Banks whose branches are written with their check digit. */
export const banksWithBranchDigit: readonly string[] = ['001', '036', '246']
