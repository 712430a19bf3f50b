/** Texts that are rightly the same in a language as in English: names, and words both languages share. */
export const sameAsEnglish: Record<string, readonly string[]> = {
  nb: ['Däckia', 'Fortus', 'Journal', 'Kiosk', 'Push', 'Resurs Bank', 'SMS', '{{count}} min'],
  sv: [
    'Administration',
    'Budget',
    'Däckia',
    'Fortus',
    'Journal',
    'Kiosk',
    'Push',
    'Resurs Bank',
    '{{count}} min',
    'Order',
    'Order {{id}}',
    'Reception',
    'Station',
    'station {{at}}',
  ],
};
