export type KnownAddress = {
  cep: string
  /** Empty in towns where one code serves every street. */
  street: string
  complement: string
  district: string
  city: string
  state: string
}

/** Real codes, at least one per state: street, complement, district, city, state. */
const table = `
01001-000|Praça da Sé|lado ímpar|Sé|São Paulo|SP
01310-100|Avenida Paulista|de 612 a 1510 - lado par|Bela Vista|São Paulo|SP
01310-200|Avenida Paulista|de 1512 a 2132 - lado par|Bela Vista|São Paulo|SP
15501-393|Rua Cavenagui||Vila Nova|Votuporanga|SP
20020-100|Avenida Nilo Peçanha||Centro|Rio de Janeiro|RJ
20050-000|Rua Alexandre Herculano||Centro|Rio de Janeiro|RJ
23970-000||||Paraty|RJ
29260-000||||Domingos Martins|ES
29301-661|Avenida Doutor Aristides Campos||Estelita Coelho Marins|Cachoeiro de Itapemirim|ES
30140-071|Rua dos Aimorés|até 699/700|Funcionários|Belo Horizonte|MG
30514-150|Rua Senador Lemos||Vista Alegre|Belo Horizonte|MG
36325-000||||Tiradentes|MG
40140-650|Largo do Farol da Barra||Barra|Salvador|BA
40330-200|Rua Conde de Porto Alegre||IAPI|Salvador|BA
49048-370|Rua Vereador Etelvino Barreto||Luzia|Aracaju|SE
50030-040|Rua da Moeda||Recife|Recife|PE
50030-320|Praça Rio Branco||Recife|Recife|PE
53990-000||||Fernando de Noronha|PE
57020-070|Rua do Sol||Centro|Maceió|AL
58015-435|Avenida Primeiro de Maio|de 487/488 ao fim|Jaguaribe|João Pessoa|PB
58043-330|Rua do Sol||Miramar|João Pessoa|PB
59080-450|Rua Raimundo de Medeiros Dantas||Neópolis|Natal|RN
59135-620|Rua Bariri||Lagoa Azul|Natal|RN
60060-170|Rua São José||Centro|Fortaleza|CE
60811-341|Avenida Washington Soares|até 3737 - lado ímpar|Edson Queiroz|Fortaleza|CE
64088-630|Rua Quinze de Novembro||Todos os Santos|Teresina|PI
65066-320|Rua General Artur Carvalho||Turu|São Luís|MA
66823-089|Alameda Vinte e Três|Cj Maguari|Coqueiro|Belém|PA
68980-000||||Oiapoque|AP
69020-060|Rua Major Gabriel||Centro|Manaus|AM
69306-394|Rua Perimetral Norte||Nossa Senhora Aparecida|Boa Vista|RR
69313-348|Rua Heráclito Cavalcante||Cambará|Boa Vista|RR
69900-004|Rua Barbosa Lima||Base|Rio Branco|AC
69905-080|Avenida Epaminondas Jácome|de 1700/1701 a 1999/2000|Habitasa|Rio Branco|AC
70100-000|Praça dos Três Poderes||Zona Cívico-Administrativa|Brasília|DF
71015-082|Quadra QI 16 Bloco H||Guará I|Brasília|DF
72980-000||||Pirenópolis|GO
76801-799|Avenida dos Imigrantes|até 465 - lado ímpar|São Sebastião|Porto Velho|RO
77593-000||||Mateiros|TO
78048-135|Avenida República do Líbano|(Lot Rodoviária Parque)|Despraiado|Cuiabá|MT
78085-630|Avenida Santo Antônio||Coxipó|Cuiabá|MT
79290-000||||Bonito|MS
80030-000|Avenida João Gualberto|até 1343/1344|Alto da Glória|Curitiba|PR
80210-000|Avenida Prefeito Omar Sabbag||Jardim Botânico|Curitiba|PR
88020-231|Rua 13 de Maio|lado ímpar|Centro|Florianópolis|SC
88035-350|Rua João Carlos de Souza||Santa Mônica|Florianópolis|SC
90010-030|Rua General João Manoel||Centro Histórico|Porto Alegre|RS
90619-900|Avenida Ipiranga 6681||Partenon|Porto Alegre|RS
`

export const knownAddresses: readonly KnownAddress[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [cep = '', street = '', complement = '', district = '', city = '', state = ''] = row.split('|')
    return { cep, street, complement, district, city, state }
  })
