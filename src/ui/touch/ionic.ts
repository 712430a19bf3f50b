import { setupIonicReact } from '@ionic/react';

// One look on every device: people change between phone and desktop all day.
setupIonicReact({ mode: 'md' });
