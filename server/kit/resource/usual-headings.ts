/** What the lists of other systems call fields that many registers have, beside their own names and labels here. */
export const usualHeadings: Readonly<Record<string, readonly string[]>> = {
  number: ['Kundenummer', 'Kundenr', 'Kundnummer', 'Kundnr', 'Customer number', 'Customer no'],
  name: ['Kunde', 'Kundenavn', 'Kund', 'Kundnamn', 'Customer', 'Customer name', 'Full name'],
  org_number: ['Org.nr', 'Orgnummer', 'CVR', 'Business ID'],
  vat_number: ['MVA-nummer', 'Momsnummer', 'VAT', 'VAT no'],
  phone: ['Tlf', 'Telefonnummer', 'Mobil', 'Mobiltelefon', 'Telephone', 'Phone number', 'Mobile'],
  email: ['Epostadresse', 'Mejl', 'Mail', 'Email address'],
  street: ['Adresse', 'Gateadresse', 'Adress', 'Gatuadress', 'Address', 'Street address'],
  zip: ['Postnr', 'Postkode', 'Zip code', 'Postal code'],
  city: ['By', 'Sted', 'Stad', 'Postort', 'Town'],
  country: ['Land', 'Country code'],
  licenseplate: ['Regnr', 'Registreringsnummer', 'Kjennemerke', 'Registration', 'License plate'],
  brand: ['Bilmerke', 'Fabrikat', 'Bilmärke', 'Make'],
  year: ['Årsmodell', 'Model year'],
  vin: ['VIN', 'Chassis', 'Chassisnummer'],
  odometer: ['Kilometerstand', 'Mätarställning', 'Mileage'],
};
