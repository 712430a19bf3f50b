/** Makes of cars as people write them: those that the demo's customers drive. */
export const commonBrands = [
  'Volkswagen',
  'Toyota',
  'Volvo',
  'Tesla',
  'BMW',
  'Skoda',
  'Audi',
  'Ford',
  'Mercedes-Benz',
  'Nissan',
  'Hyundai',
  'Kia',
  'Peugeot',
  'Mazda',
  'Polestar',
  'Renault',
] as const;

interface Model {
  readonly model: string;
  readonly tyre: string;
  /** Where the model has only one. */
  readonly fuel?: 'electric' | 'hybrid' | 'diesel' | 'petrol';
}

const electric = (model: string, tyre: string): Model => ({ model, tyre, fuel: 'electric' });
const other = (model: string, tyre: string): Model => ({ model, tyre });

/** Models of each make with the tyres they most often have. */
export const carModels: Record<(typeof commonBrands)[number], readonly [Model, ...Model[]]> = {
  Volkswagen: [
    other('Golf', '205/55 R16'),
    electric('ID.4', '235/55 R19'),
    other('Passat', '215/55 R17'),
    other('Caddy', '205/55 R16'),
  ],
  Toyota: [
    other('RAV4', '225/60 R18'),
    other('Yaris', '185/60 R15'),
    other('Corolla', '205/55 R16'),
  ],
  Volvo: [other('V60', '225/50 R17'), other('XC60', '235/60 R18'), electric('EX30', '225/55 R18')],
  Tesla: [electric('Model Y', '255/45 R19'), electric('Model 3', '235/45 R18')],
  BMW: [electric('i4', '245/45 R18'), other('X1', '225/55 R18'), other('320d', '225/45 R18')],
  Skoda: [
    other('Octavia', '205/55 R16'),
    electric('Enyaq', '235/55 R19'),
    other('Superb', '215/55 R17'),
  ],
  Audi: [electric('Q4 e-tron', '235/55 R19'), other('A4', '225/50 R17')],
  Ford: [
    other('Focus', '205/55 R16'),
    other('Transit Custom', '215/65 R16'),
    electric('Mustang Mach-E', '225/60 R18'),
  ],
  'Mercedes-Benz': [
    other('C 220', '225/50 R17'),
    electric('EQA', '235/55 R18'),
    other('Vito', '225/55 R17'),
  ],
  Nissan: [electric('Leaf', '205/55 R16'), other('Qashqai', '215/60 R17')],
  Hyundai: [
    electric('Ioniq 5', '235/55 R19'),
    electric('Kona', '215/55 R17'),
    other('Tucson', '225/60 R17'),
  ],
  Kia: [electric('Niro', '215/55 R17'), electric('EV6', '235/55 R19'), other('Ceed', '205/55 R16')],
  Peugeot: [other('3008', '225/55 R18'), electric('e-208', '195/55 R16')],
  Mazda: [other('CX-5', '225/55 R19'), other('6', '225/55 R17')],
  Polestar: [electric('2', '245/45 R19')],
  Renault: [electric('Zoe', '195/55 R16'), other('Clio', '185/65 R15')],
};
