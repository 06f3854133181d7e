import { dueDays, retentionOf, type RetentionRule, USUAL_RETENTION } from './retention';

const rules = (text: string): readonly RetentionRule[] => {
  const read = retentionOf(text);
  if ('wrong' in read) throw new Error(read.wrong);
  return read;
};

describe('how long data are kept', () => {
  it('is ten years for books and names unless it is set otherwise', () => {
    expect(rules('')).toEqual(USUAL_RETENTION);
    expect(dueDays(rules(''), 'gaming-books', '2036-01-02')).toEqual([
      { from: undefined, before: '2026-01-02' },
    ]);
    expect(dueDays(rules('names=30d'), 'names', '2026-03-31')).toEqual([
      { from: undefined, before: '2026-03-01' },
    ]);
  });

  it('follows the rule of the day of the data, not that of today', () => {
    const dated = rules('names=10y, names=1y@2027-01-01');
    expect(dueDays(dated, 'names', '2026-12-31')).toEqual([{ from: undefined, before: '2016-12-31' }]);
    expect(dueDays(dated, 'names', '2029-06-01')).toEqual([
      { from: undefined, before: '2019-06-01' },
      { from: '2027-01-01', before: '2028-06-01' },
    ]);
    // What is older than the new rule goes by the old one, however late it is.
    expect(dueDays(dated, 'names', '2040-01-01')[0]).toEqual({ from: undefined, before: '2027-01-01' });
  });

  it('of 29 February ends on 1 March where the year has no such day', () =>
    expect(dueDays(rules('names=1y'), 'names', '2028-02-29')).toEqual([
      { from: undefined, before: '2027-03-01' },
    ]));

  it.each(['names', 'names=0y', 'names=10', 'people=10y', 'names=10y@2027-02-30', 'names=10y@2027'])(
    'is refused as %s',
    (text) => expect(retentionOf(`gaming-books=10y,${text}`)).toEqual({ wrong: text }),
  );
});
