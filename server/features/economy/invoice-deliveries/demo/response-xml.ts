const reason: Readonly<Record<string, string>> = { RE: 'The reference is not known here' };

/** An answer to an invoice as a receiver writes it (Peppol Invoice Response, T111). */
export const responseXml = (number: string, code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ApplicationResponse xmlns="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>urn:fdc:peppol.eu:poacc:trns:invoice_response:3</cbc:CustomizationID>
<cbc:ProfileID>urn:fdc:peppol.eu:poacc:bis:invoice_response:3</cbc:ProfileID>
<cbc:ID>${crypto.randomUUID()}</cbc:ID>
<cac:DocumentResponse>
<cac:Response><cbc:ResponseCode>${code}</cbc:ResponseCode>${
    reason[code] === undefined
      ? ''
      : `<cac:Status><cbc:StatusReasonCode listID="OPStatusReason">REF</cbc:StatusReasonCode><cbc:StatusReason>${reason[code]}</cbc:StatusReason></cac:Status>`
  }</cac:Response>
<cac:DocumentReference><cbc:ID>${number}</cbc:ID><cbc:DocumentTypeCode>380</cbc:DocumentTypeCode></cac:DocumentReference>
</cac:DocumentResponse>
</ApplicationResponse>
`;
