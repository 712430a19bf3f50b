type Headings = Readonly<Record<string, readonly string[]>>;

const everywhere: Headings = {
  org_number: ['Org.nr', 'Orgnummer', 'CVR', 'Business ID'],
  vat_number: ['MVA-nummer', 'Momsnummer', 'VAT', 'VAT no'],
  phone: ['Tlf', 'Telefonnummer', 'Mobil', 'Mobiltelefon', 'Telephone', 'Phone number', 'Mobile'],
  email: ['Epostadresse', 'Mejl', 'Mail', 'Email address'],
  street: ['Adresse', 'Gateadresse', 'Adress', 'Gatuadress', 'Address', 'Street address'],
  zip: ['Postnr', 'Postkode', 'Zip code', 'Postal code'],
  city: ['By', 'Sted', 'Stad', 'Postort', 'Town'],
  country: ['Land', 'Country code'],
};

// A customer's name in a list of drivers is not the driver's.
const of: Readonly<Record<string, Headings>> = {
  customers: {
    number: ['Kundenummer', 'Kundenr', 'Kundnummer', 'Kundnr', 'Customer number', 'Customer no'],
    name: ['Kunde', 'Kundenavn', 'Kund', 'Kundnamn', 'Customer', 'Customer name', 'Full name'],
  },
  cars: {
    licenseplate: ['Regnr', 'Registreringsnummer', 'Kjennemerke', 'Registration', 'License plate'],
    brand: ['Bilmerke', 'Fabrikat', 'Bilmärke', 'Make'],
    year: ['Årsmodell', 'Model year'],
    vin: ['VIN', 'Chassis', 'Chassisnummer'],
    odometer: ['Kilometerstand', 'Mätarställning', 'Mileage'],
  },
};

/** What the lists of other systems call a field of a resource, beside its own name and labels here. */
export const usualHeadings = (resource: string, field: string): readonly string[] =>
  of[resource]?.[field] ?? everywhere[field] ?? [];
