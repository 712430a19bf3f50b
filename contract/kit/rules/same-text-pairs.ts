type Pairs = readonly (readonly [string, string])[];

/** Texts that are the same to anyone who types them. */
export const sameTexts: Pairs = [
  ["O'Brien", 'O’Brien'],
  ["O'Brien", 'OBrien'],
  ['O`Brien', 'o´brien'],
  ['Dʼarc', "D'Arc"],
  ['Håkon', 'Haakon'],
  ['Håkon', 'Hakon'],
  ['HÅKON', 'ha\u030Akon'],
  ['Bjørn', 'Bjoern'],
  ['Bjørn', 'Bjorn'],
  ['Bjørn', 'Björn'],
  ['BJØRN', 'bjørn'],
  ['Sæther', 'Saether'],
  ['Sæther', 'Sather'],
  ['Säther', 'Sæther'],
  ['Öberg', 'Oeberg'],
  ['Müller', 'Mueller'],
  ['Müller', 'Muller'],
  ['Łukasz', 'Lukasz'],
  ['Đorđe', 'Dorde'],
  ['Strauß', 'Strauss'],
  ['STRAẞE', 'strasse'],
  ['Þór', 'Thor'],
  ['Guðrún', 'Gudrun'],
  ['Cœur', 'Coeur'],
  ['İstanbul', 'istanbul'],
  ['Işık', 'Isik'],
  ['Dvořák', 'Dvorak'],
  ['Nguyễn', 'Nguyen'],
  ['Иван', 'иван'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
  ['Kari\u00A0Nilsen', 'Kari Nilsen'],
  ['Kari\u202FNilsen', 'Kari\u2003Nilsen'],
  ['Kari\tNilsen', ' Kari  Nilsen '],
  ['Ka\u200Bri', 'Kari'],
  ['\u202AKari\u202C', 'Kari'],
  ['Ka\u00ADri', 'Kari'],
  ['\uFEFFKari', 'Kari'],
  ['Anne-Lise', 'Anne Lise'],
  ['Anne–Lise', 'Anne‑Lise'],
  ['Nilsen, Kari', 'Nilsen Kari'],
  ['Bil (Oslo) "AS"', 'bil oslo as'],
  ['ﬁnn', 'finn'],
  ['Ｋａｒｉ', 'Kari'],
  ['Ĳssel', 'IJssel'],
  // Makes of cars and tyres, and suppliers.
  ['MERCEDES-BENZ', 'Mercedes Benz'],
  ['Škoda', 'SKODA'],
  ['Citroën', 'citroen'],
  ['ŠKODA\u00A0Auto', 'Skoda auto'],
  ['Grøndal Dekk', 'GRONDAL  DEKK'],
  ['Gröndal Däck', 'Groendal Daeck'],
  ["Bridgestone's", 'BRIDGESTONES'],
];

/** Texts that are two. */
export const differentTexts: Pairs = [
  ['Kari', 'Karin'],
  ['Moe', 'Mo Ey'],
  ['AB-123', 'AB 123'],
  ['Hansen', 'Jansen'],
  ['Kia', 'Kiia'],
];

/** Numbers of the same article. */
export const sameArticles: Pairs = [
  ['0 986 494 123', '0986494123'],
  ['0986-494-123', '0986.494.123'],
  ['GDB 1330', 'gdb1330'],
  ['HU 7020/z', 'HU7020Z'],
  ['MI_2055516', 'MI-2055516'],
  ['Ｇ１２', 'g\u00A012'],
];

/** Numbers of two. */
export const differentArticles: Pairs = [
  ['AE 1', 'A 1'],
  ['GDB1330', 'GDB133'],
  ['12+1', '121'],
];

/** Telephone numbers of the same telephone. */
export const samePhones: Pairs = [
  ['99887766', '998 87 766'],
  ['99887766', '99 88 77 66'],
  ['99887766', '+47 998 87 766'],
  ['99887766', '(+47) 998-87-766'],
  ['99887766', '0047 99887766'],
  ['99887766', '4799887766'],
  ['99887766', '+47\u00A099\u202F88 77 66'],
  ['070-123 45 67', '+46 70 123 45 67'],
  ['070-123 45 67', '+46 (0)70-123 45 67'],
  ['070-123 45 67', '0046701234567'],
  ['070-123 45 67', '46701234567'],
  ['08-12 34 56', '+46 8 123456'],
  ['+45 20 12 34 56', '20123456'],
  ['+45 20 12 34 56', '4520123456'],
  ['040 123 4567', '+358 40 1234567'],
  ['040 123 4567', '358401234567'],
  ['+49 (0)170 1234567', '0170/1234567'],
  ['+354 611 1234', '6111234'],
  ['+420 601 123 456', '601123456'],
  ['+1 (212) 555-0100', '212.555.0100'],
];

/** Telephone numbers of two. */
export const differentPhones: Pairs = [
  ['99887766', '99887767'],
  ['47998877', '998877'],
  ['45201234', '201234'],
  ['4712345678901', '12345678901'],
];

/** Numbers of the same company. */
export const sameOrgNumbers: Pairs = [
  ['923609016', '923 609 016'],
  ['923609016', 'NO 923 609 016 MVA'],
  ['923609016', 'NO923609016MVA'],
  ['923609016', '923609016 mva'],
  ['556036-0793', '5560360793'],
  ['556036-0793', 'SE556036079301'],
  ['556036-0793', '16556036-0793'],
  ['DK 12 34 56 78', '12345678'],
  ['FI0112038-9', '0112038-9'],
  ['DE 123.456.789', 'de123456789'],
];
