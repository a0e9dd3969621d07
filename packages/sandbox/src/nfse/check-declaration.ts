import { signerOf } from './check-signature.ts'
import { childOf, readXml, textIn, type XmlElement, XmlError } from './read-xml.ts'

export type Refusal = { codigo: string; descricao: string }
export type Declaration = { id: string; cnpj: string; amount: string }

const refuse = (codigo: string, descricao: string): { refusal: Refusal } => ({
  refusal: { codigo, descricao },
})

/** Order of the elements in the layout 1.01. `a?`: may be missing. `a|b`: one of the two. */
const layout: Record<string, readonly string[]> = {
  infDPS:
    'tpAmb dhEmi verAplic serie nDPS dCompet tpEmit cMotivoEmisTI? chNFSeRej? cLocEmi subst? prest toma? interm? serv valores IBSCBS?'.split(
      ' ',
    ),
  prest: 'CNPJ|CPF CAEPF? IM? xNome? end? fone? email? regTrib'.split(' '),
  regTrib: 'opSimpNac regApTribSN? regEspTrib'.split(' '),
  toma: 'CNPJ|CPF|NIF|cNaoNIF CAEPF? IM? xNome end? fone? email?'.split(' '),
  serv: 'locPrest cServ comExt? obra? atvEvento? explRod? infoCompl?'.split(' '),
  cServ: 'cTribNac cTribMun? xDescServ cNBS cIntContrib?'.split(' '),
  valores: 'vServPrest vDescCondIncond? vDedRed? trib'.split(' '),
  trib: 'tribMun tribFed? totTrib'.split(' '),
  tribMun: 'tribISSQN cPaisResult? tpImunidade? exigSusp? BM? tpRetISSQN pAliq?'.split(' '),
  totTrib: ['vTotTrib|pTotTrib|indTotTrib|pTotTribSN'],
}

const shapes: Record<string, RegExp> = {
  tpAmb: /^2$/,
  dhEmi: /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d[-+]\d\d:00$/,
  serie: /^\d{1,5}$/,
  nDPS: /^[1-9]\d{0,14}$/,
  dCompet: /^20\d\d-\d\d-\d\d$/,
  cLocEmi: /^[1-5]\d{6}$/,
  cTribNac: /^\d{6}$/,
  cNBS: /^\d{9}$/,
  CNPJ: /^[0-9A-Z]{12}\d{2}$/,
  CPF: /^\d{11}$/,
  vServ: /^(0|0\.\d\d|[1-9]\d{0,14}(\.\d\d)?)$/,
  pAliq: /^\d(\.\d\d)?$/,
  xDescServ: /^[!-ÿ]([ -ÿ]{0,1998}[!-ÿ])?$/,
  xNome: /^.{1,300}$/,
}

/** Reads a declaration as the tax authority does: its layout, its signature, then the rules that need no register. */
export function checkDeclaration(xml: string): Declaration | { refusal: Refusal } {
  let document: XmlElement
  try {
    document = readXml(xml)
  } catch (error) {
    if (error instanceof XmlError) return refuse('E1226', 'Estrutura descompactada mal formada.')
    throw error
  }
  const declared = childOf(document, 'infDPS')
  const fault =
    document.name !== 'DPS' || document.attributes.versao !== '1.01' || !declared ? 'DPS' : faultIn(declared)
  if (fault !== null || !declared) return refuse('E1235', `Falha no esquema XML do DF-e: ${fault}.`)
  const cnpj = textIn(declared, 'prest', 'CNPJ')
  const id = [
    'DPS',
    textIn(declared, 'cLocEmi'),
    '2',
    cnpj,
    textIn(declared, 'serie').padStart(5, '0'),
    textIn(declared, 'nDPS').padStart(15, '0'),
  ].join('')
  if (declared.attributes.Id !== id) return refuse('E0004', 'Id da DPS difere da concatenação dos campos.')
  if (!childOf(document, 'Signature')) return refuse('E0717', 'A assinatura da DPS é obrigatória.')
  const certificate = signerOf(document, declared)
  if (!certificate) return refuse('E0714', 'A assinatura da DPS é inválida.')
  if (!certificate.subject.includes(cnpj.slice(0, 8)))
    return refuse('E0718', 'A assinatura deve ser feita com o certificado do emitente da DPS.')
  return ruleBroken(declared) ?? { id, cnpj, amount: textIn(declared, 'valores', 'vServPrest', 'vServ') }
}

function faultIn(element: XmlElement): string | null {
  const order = layout[element.name]
  if (order) {
    let at = 0
    for (const wanted of order) {
      const names = wanted.replace('?', '').split('|')
      const isThere = names.includes(element.children[at]?.name ?? '')
      if (isThere) at += 1
      else if (!wanted.endsWith('?')) return `${element.name}/${wanted}`
    }
    const surplus = element.children[at]
    if (surplus) return `${element.name}/${surplus.name}`
  }
  const shape = shapes[element.name]
  if (shape && !shape.test(element.text)) return element.name
  return element.children.reduce<string | null>((fault, child) => fault ?? faultIn(child), null)
}

/** A service code that is refused, for tests of a refusal. */
export const refusedServiceCode = '999999'

function ruleBroken(declared: XmlElement): { refusal: Refusal } | null {
  const regime = textIn(declared, 'prest', 'regTrib', 'opSimpNac')
  const trib = childOf(declared, 'valores', 'trib')
  const total = childOf(trib, 'totTrib')?.children[0]?.name
  if (textIn(declared, 'serv', 'cServ', 'cTribNac') === refusedServiceCode)
    return refuse('E0310', 'Código de tributação nacional inexistente na lista de serviços.')
  if (childOf(declared, 'prest', 'xNome'))
    return refuse('E0121', 'O nome do prestador não deve ser informado.')
  if ((regime === '3') !== (childOf(declared, 'prest', 'regTrib', 'regApTribSN') !== undefined))
    return refuse('E0166', 'O regime de apuração do Simples Nacional não confere.')
  if (Number(textIn(trib, 'tribMun', 'pAliq') || 0) > 5) return refuse('E0595', 'Alíquota superior a 5%.')
  if (regime === '2' && childOf(trib, 'tribMun', 'pAliq')) return refuse('E0600', 'MEI não informa alíquota.')
  if (total === 'indTotTrib' && regime !== '2') return refuse('E0712', 'Total de tributos não informado.')
  if (total === 'pTotTribSN' && regime !== '3') return refuse('E0713', 'Total de tributos não confere.')
  if (textIn(declared, 'dCompet') > textIn(declared, 'dhEmi').slice(0, 10))
    return refuse('E0015', 'A competência é posterior à emissão.')
  return null
}
