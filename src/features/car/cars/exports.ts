export { ReadingsOfCar } from './tabs/tread-tab.tsx';
