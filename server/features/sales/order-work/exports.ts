export { filesOfOrderPhotos } from './photos/order-photos-repo.ts';
