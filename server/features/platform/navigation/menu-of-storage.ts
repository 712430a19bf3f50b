import { inPart, type MenuGroup } from './menu-group.ts';

/** What the menu has of wheels that are kept, and of how they come and go. */
export const menuOfStorage: MenuGroup = {
  title: 'navigation:groups.storage',
  roles: ['manager', 'reception', 'mechanic', 'warehouse'],
  items: [
    ...inPart('navigation:parts.hotel', [
      { path: 'tyre-hotel/list', title: 'navigation:items.tyreHotel' },
      { path: 'tyre-hotel/list2', title: 'navigation:items.wheels' },
      {
        path: 'tyre-hotel/new',
        title: 'navigation:items.newTyreHotel',
        roles: ['manager', 'reception', 'warehouse'],
      },
      {
        path: 'reports/tyre-hotel/replacements',
        title: 'navigation:items.replacements',
        roles: ['manager', 'reception'],
      },
      { path: 'logistics/admin', title: 'navigation:items.logisticsAdmin', roles: ['manager'] },
    ]),
    ...inPart('navigation:parts.scanner', [
      { path: 'barcode-reader', title: 'navigation:items.barcodeReader' },
      { path: 'barcode-reader/hotel-quick', title: 'navigation:items.hotelQuick' },
      {
        path: 'barcode-reader/hotel-inventory',
        title: 'navigation:items.hotelInventory',
        roles: ['manager', 'warehouse'],
      },
    ]),
    ...inPart('navigation:parts.moves', [
      { path: 'logistics', title: 'navigation:items.logistics', roles: ['manager', 'warehouse'] },
      { path: 'axess/stock-import', title: 'navigation:items.stockImport', right: 'stock.work' },
    ]),
  ],
};
