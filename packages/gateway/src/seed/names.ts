import type { Random } from './random.ts';

const words = (text: string) => text.trim().split(/\s+/);

const womensNames = words(`
Adriana Alessandra Alice Aline Amanda Ana Antônia Beatriz Bruna Camila Carla Cecília Cláudia Débora Elaine Elisa Emília Fernanda
Gabriela Helena Inês Isabela Jéssica Juliana Larissa Laura Letícia Lívia Lorena Luciana Luiza Marcela Maria Mariana Mônica Natália
Patrícia Rafaela Raimunda Regina Renata Roberta Rosângela Sandra Sílvia Sônia Tatiana Teresa Valentina Vânia Vera Vitória Yasmin`);

const mensNames = words(`
Antônio Benedito Bernardo Caio Carlos César Cristiano Daniel Diego Eduardo Fábio Felipe Francisco Gilberto Heitor Henrique João
Joaquim José Júlio Leandro Lucas Luís Márcio Marcos Mateus Miguel Murilo Otávio Paulo Pedro Rafael Renato Ricardo Rodrigo Samuel
Sebastião Thiago Vicente Vinícius`);

const secondNames = {
  women: words('Aparecida Cristina Eduarda Helena Luísa Maria Regina Vitória'),
  men: words('Augusto Fernando Gabriel Henrique Inácio José Otávio'),
};

const surnames = words(`
Abreu Aguiar Albuquerque Almeida Alves Amaral Andrade Araújo Assis Azevedo Barbosa Barros Batista Bezerra Borges Braga
Brandão Brito Camargo Campos Cardoso Carvalho Castro Cavalcanti Conceição Corrêa Costa Couto Cunha Dias Duarte Esteves Fagundes Farias
Ferraz Ferreira Figueiredo Fonseca Freitas Furtado Gama Gomes Gonçalves Guimarães Lacerda Leite Lima Lopes Macedo Machado Magalhães
Maia Martins Medeiros Melo Mendes Menezes Miranda Monteiro Moraes Moreira Mota Moura Nascimento Neves Nogueira Novaes Nunes Oliveira
Pacheco Peixoto Pereira Pinheiro Pinto Pires Prado Queiroz Ramos Rezende Ribeiro Rocha Rodrigues Sales Sampaio Santana Santos Siqueira
Soares Souza Tavares Teixeira Torres Vasconcelos Vaz Viana Vieira Xavier`);

/** A surname with its connecting word, if it has one. */
const links: readonly [link: string, surnames: readonly string[]][] = [
  ['da ', words('Conceição Costa Cunha Fonseca Gama Mota Rocha')],
  [
    'de ',
    words(
      'Abreu Almeida Andrade Araújo Assis Barros Castro Freitas Lima Macedo Medeiros Melo Moraes Moura Oliveira Souza',
    ),
  ],
  ['do ', words('Amaral Couto Nascimento Prado')],
  ['dos ', words('Santos')],
];

const linkOf = (surname: string) => links.find(([, known]) => known.includes(surname))?.[0] ?? '';

/** An invented full name; some are longer than a table column, as real ones are. */
export function drawName(random: Random): string {
  const isWoman = random.chance(0.52);
  const given = random.pick(isWoman ? womensNames : mensNames);
  const fitting = secondNames[isWoman ? 'women' : 'men'].filter((name) => name !== given);
  const second = random.chance(0.35) ? ` ${random.pick(fitting)}` : '';
  const middle = random.chance(0.6) ? ` ${random.pick(surnames)}` : '';
  const last = random.pick(surnames.filter((surname) => surname !== middle.trim()));
  return `${given}${second}${middle} ${linkOf(last)}${last}`;
}
