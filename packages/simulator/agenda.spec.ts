import { Agenda, type Course } from './chance';

it('the earliest course runs first, and of two at the same time the one that started first', () => {
  const agenda = new Agenda();
  const done: string[] = [];
  function* course(name: string, ...waits: readonly number[]): Course {
    for (const wait of waits) {
      done.push(`${name} at ${agenda.now}`);
      yield wait;
    }
    done.push(`${name} ends at ${agenda.now}`);
  }
  agenda.begin(10, course('first', 5, 20));
  agenda.begin(10, course('second', 2));
  while (agenda.step());
  expect(done).toEqual([
    ...['first at 10', 'second at 10', 'second ends at 12'],
    ...['first at 15', 'first ends at 35'],
  ]);
});
