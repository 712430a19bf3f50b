export { queueSettingsOf } from './queue-settings-repo.ts';
