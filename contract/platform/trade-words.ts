/** What people in these shops and countries choose first, beside what the lists of common passwords hold. */
export const tradeWords: readonly string[] = `
  wheelhouse passord passordet lösenord losenord lösenordet adgangskode kodeord salasana
  passwort velkommen välkommen valkommen tervetuloa hemmelig hemligt hemlig salaisuus logginn
  loggain kirjaudu dekk dekkene dekkhotell vinterdekk sommerdekk piggdekk dekkskift däck dack
  däckhotell dackhotell vinterdäck vinterdack sommardäck sommardack däckbyte dæk daek
  vinterdæk rengas renkaat rengashotelli tyre tyres tire tires tyrehotel winter summer wheel
  wheels hjul hjulskift hjulskifte felg felger fälg fälgar falgar verksted verkstedet
  bilverksted verkstad verkstaden bilverkstad autokorjaamo korjaamo værksted workshop
  mekaniker resepsjon kasse vinter sommer sommar høst host höst vår talvi kesä syksy norge
  sverige danmark suomi oslo bergen trondheim stockholm göteborg goteborg malmö malmo
  københavn kobenhavn helsinki januar februar mars april juni juli august september oktober
  november desember januari februari augusti december mandag tirsdag onsdag torsdag fredag
  lørdag søndag måndag tisdag lördag söndag
`
  .trim()
  .split(/\s+/);
