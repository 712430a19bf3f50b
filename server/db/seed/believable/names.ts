import type { Random } from '../random.ts';

type Words = readonly [string, ...string[]];

const words = (text: string) => text.split(' ') as unknown as Words;

const names: Record<'NO' | 'SE', { first: Words; last: Words; firms: Words }> = {
  NO: {
    first: words(
      'Anne Arne Astrid Berit Bjørn Camilla Einar Eirik Eva Fredrik Geir Gunn Hanne Harald Henrik ' +
        'Hilde Håkon Ida Inger Ingrid Jan Johanne Kari Kjell Kristin Lars Liv Magnus Maja Marit ' +
        'Mohammed Nils Nora Odd Ola Pål Ragnhild Randi Rune Sigrid Silje Siv Solveig Stian Svein ' +
        'Terje Thea Tone Torunn Trond Tuva Vegard Yasmin Øystein Åse',
    ),
    last: words(
      'Aas Ahmed Andersen Bakke Bakken Berg Berge Brekke Dahl Eide Eriksen Fjeld Foss Gjerde ' +
        'Gundersen Hagen Halvorsen Hansen Haugen Haugland Hauge Holm Iversen Jacobsen Johansen ' +
        'Knutsen Kristiansen Larsen Lie Lien Lund Lunde Moe Moen Myhre Nguyen Nilsen Nygård Olsen ' +
        'Pettersen Rasmussen Ruud Rønning Sand Sandvik Skoglund Solheim Solli Strand Sunde ' +
        'Sæther Sørensen Tangen Thorsen Tveit Vik Øien Ødegård Aasen',
    ),
    firms: [
      'Alna Rør AS',
      'Byggmester Lien AS',
      'Fjordvask AS',
      'Groruddalen Taxi',
      'Lade Elektro AS',
      'Nidaros Bud AS',
      'Oslo Varelevering AS',
      'Østmarka Barnehage SA',
    ],
  },
  SE: {
    first: words(
      'Agneta Ahmed Alva Anders Anna Astrid Axel Birgitta Björn Cecilia Elin Elsa Emil Erik Eva ' +
        'Fatima Filip Fredrik Gunilla Gustav Göran Hanna Hugo Ingvar Jan Johan Jonas Karin Karl ' +
        'Kerstin Klara Kristina Lars Leif Lena Linnéa Magnus Malin Maria Mats Mikael Mona Nils ' +
        'Olof Oskar Per Sara Sofia Stefan Sven Tuva Ulf Viktor Åke Åsa Örjan',
    ),
    last: words(
      'Ali Andersson Axelsson Berg Bergman Berglund Björk Blom Danielsson Ekström Eliasson Engström ' +
        'Eriksson Forsberg Fransson Gunnarsson Gustafsson Hansson Hedlund Hellström Holm Håkansson ' +
        'Isaksson Jansson Johansson Jonsson Jönsson Karlsson Larsson Lind Lindberg Lindgren ' +
        'Lindqvist Lundberg Lundin Löfgren Mattsson Månsson Nilsson Norberg Nordin Nyström Olsson ' +
        'Persson Pettersson Sandberg Sjöberg Ström Söderberg Wallin Öberg Öström',
    ),
    firms: [
      'Backaplans Rör AB',
      'Bygg & Son AB',
      'Göta Bud AB',
      'Hisingens El AB',
      'Mälardalens Städ AB',
      'Sollentuna Taxi',
      'Turebergs Förskola',
    ],
  },
};

/** Whether a name is a company's. */
export const isFirm = (country: 'NO' | 'SE', name: string): boolean =>
  names[country].firms.some((firm) => name.endsWith(tradeOf(firm)));

// `Alna Rør AS` is one of many that end so.
const tradeOf = (firm: string) => firm.slice(firm.indexOf(' '));

/** The same name, or another of its kind where it is taken: nobody stands in a register twice, as long as there are names enough. */
export function nameOnce(country: 'NO' | 'SE', name: string, taken: Set<string>): string {
  const [first = ''] = name.split(' ');
  const other = (last: string) =>
    isFirm(country, name) ? `${last}${tradeOf(name)}` : `${first} ${last}`;
  const found = taken.has(name)
    ? names[country].last.map(other).find((one) => !taken.has(one))
    : undefined;
  const once = found ?? name;
  taken.add(once);
  return once;
}

/** What a customer at the counter is called: mostly a person, now and then a firm. */
export function customerName(country: 'NO' | 'SE', random: Random): string {
  return random.chance(0.08) ? random.pick(names[country].firms) : personName(country, random);
}

/** Somebody's name. */
export function personName(country: 'NO' | 'SE', random: Random): string {
  const { first, last } = names[country];
  return `${random.pick(first)} ${random.pick(last)}`;
}
