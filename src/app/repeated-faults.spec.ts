import { RepeatedFaults } from './repeated-faults';

const readOnly = (): Error =>
  Object.assign(new Error('cannot execute INSERT in a read-only transaction'), {
    ...{ code: '25006', severity: 'ERROR' },
  });

let told: string[];
let faults: RepeatedFaults;

beforeEach(() => {
  told = [];
  faults = new RepeatedFaults((words) => told.push(words.split('\n', 1)[0]!));
});

it('tells a fault that comes back once, and another one when it follows', () => {
  for (let attempt = 0; attempt < 3; attempt += 1) faults.failed(readOnly());
  faults.failed(new Error('no database'));
  faults.failed(readOnly());
  expect(told).toEqual(['Error: SQLSTATE 25006', 'Error: no database']);
});

it('tells it again after the work has succeeded', () => {
  faults.failed(readOnly());
  faults.worked();
  faults.failed(readOnly());
  expect(told).toHaveLength(2);
});
