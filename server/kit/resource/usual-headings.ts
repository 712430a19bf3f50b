type Headings = Readonly<Record<string, readonly string[]>>;

const everywhere: Headings = {
  org_number: [
    ...['Org.nr', 'Orgnr', 'Orgnummer', 'Org.nummer', 'Foretaksnummer', 'Bedriftsnummer'],
    ...['Organisationsnr', 'Personnr/Orgnr', 'CVR', 'Business ID', 'Org no', 'Org number'],
    ...['Organisation number', 'Organization number', 'Company no', 'Registration number'],
  ],
  vat_number: ['MVA-nummer', 'MVA-nr', 'Momsnummer', 'Momsnr', 'VAT', 'VAT no', 'VAT number'],
  phone: [
    ...['Tlf', 'Tlf.nr', 'Telefonnr', 'Telefonnummer', 'Mobil', 'Mobilnr', 'Mobilnummer'],
    ...['Mobiltelefon', 'Tel', 'Tel.nr', 'Telephone', 'Telephone number', 'Phone no'],
    ...['Phone number', 'Mobile', 'Mobile number', 'Mobile phone', 'Cell phone'],
  ],
  email: [
    ...['Epost', 'E-postadresse', 'E-postadress', 'Mejl', 'Mejladress', 'Mail', 'Mailadresse'],
    ...['E-mail address', 'Email address'],
  ],
  street: [
    ...['Adresse', 'Adresse 1', 'Gate', 'Gateadresse', 'Postadresse', 'Besøksadresse'],
    ...['Adress', 'Gata', 'Gatuadress', 'Postadress', 'Besöksadress', 'Utdelningsadress'],
    ...['Address', 'Address 1', 'Address line 1', 'Street address', 'Postal address'],
  ],
  zip: ['Postnr', 'Post.nr', 'Postkode', 'Postkod', 'Zip', 'Zip code', 'Postal code', 'Post code'],
  city: ['By', 'Sted', 'Stad', 'Postort', 'Postadresse sted', 'Town', 'City/Town', 'Post town'],
  country: ['Land', 'Landkode', 'Landskod', 'Country code'],
  language: ['Språk', 'Language'],
  note: ['Notat', 'Merknad', 'Kommentar', 'Notering', 'Anteckning', 'Notes', 'Comment', 'Remark'],
};

// A customer's name in a list of drivers is not the driver's.
const of: Readonly<Record<string, Headings>> = {
  customers: {
    number: [
      ...['Kundenummer', 'Kundenr', 'Kunde nr', 'Kunde-ID', 'Kundnummer', 'Kundnr', 'Kund-ID'],
      ...['Customer number', 'Customer no', 'Customer ID', 'Account number'],
    ],
    name: [
      ...['Kunde', 'Kundenavn', 'Firma', 'Firmanavn', 'Bedrift', 'Fullt navn', 'Kund', 'Kundnamn'],
      ...['Företag', 'Företagsnamn', 'Customer', 'Customer name', 'Company', 'Company name'],
      'Full name',
    ],
    type: ['Kundetype', 'Kundtyp', 'Customer type'],
    invoice_email: ['Faktura e-post', 'Fakturamail', 'Faktura mejl', 'Invoice email'],
    payment_days: [
      ...['Betalingsfrist', 'Betalingsbetingelser', 'Forfallsdager', 'Betalningsvillkor'],
      ...['Payment terms', 'Payment days', 'Credit days'],
    ],
    credit_limit: ['Kredittgrense', 'Kreditt', 'Kreditgräns', 'Kreditlimit', 'Credit limit'],
    blocked: ['Sperret', 'Spärrad', 'Blocked'],
    buyer_reference: ['Deres ref', 'Er referens', 'Referanse', 'Referens', 'Your reference'],
    counter_note: ['Notat', 'Merknad', 'Kommentar', 'Notering', 'Anteckning', 'Notes', 'Comment'],
  },
  cars: {
    licenseplate: [
      ...['Regnr', 'Reg.nr', 'Registreringsnummer', 'Registreringsnr', 'Kjennemerke', 'Skilt'],
      ...['Bilnummer', 'Skyltnummer', 'Registration', 'Registration number', 'License plate'],
    ],
    customer_id: ['Kunde', 'Kundenavn', 'Eier', 'Kund', 'Ägare', 'Customer', 'Owner'],
    brand: ['Bilmerke', 'Fabrikat', 'Merke', 'Bilmärke', 'Märke', 'Make'],
    model: ['Modell', 'Bilmodell', 'Model'],
    year: ['Årsmodell', 'År', 'Modellår', 'Model year', 'Year'],
    vin: ['VIN', 'Chassis', 'Chassisnr', 'Chassisnummer', 'Understellsnummer', 'VIN number'],
    odometer: ['Kilometerstand', 'Km', 'Km-stand', 'Mätarställning', 'Mileage', 'Odometer'],
  },
};

/** What the lists of other systems call a field of a resource, beside its own name and labels here. */
export const usualHeadings = (resource: string, field: string): readonly string[] =>
  of[resource]?.[field] ?? everywhere[field] ?? [];
